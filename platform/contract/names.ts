// biome-ignore-all lint/suspicious/noEmptyInterface: domains fill them
/**
 * The names that a row may use of what domains define. The platform knows no domain, so each domain adds its names
 * beside their definition, and one that is misspelt does not compile:
 *
 *     declare module '@mizan/platform/contract/names' {
 *       interface ErrorCodes extends Record<keyof typeof caseErrors, true> {}
 *     }
 */

/** Codes of failures. */
export interface ErrorCodes {}
/** Licences that an office can hold. */
export interface LicenceKeys {}
/** Plans by which an office has its licences. */
export interface Plans {}
/** Features that staff can switch off. */
export interface Switches {}
/** Parts of the product for which a role grants a level. */
export interface Modules {}
/** Entries of the record of an office. */
export interface AuditActions {}

export type ErrorCode = keyof ErrorCodes & string
export type LicenceKey = keyof LicenceKeys & string
export type Plan = keyof Plans & string
export type SwitchName = keyof Switches & string
export type ModuleName = keyof Modules & string
export type AuditAction = keyof AuditActions & string
