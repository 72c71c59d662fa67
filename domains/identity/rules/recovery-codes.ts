/** Codes on paper for a user who has lost the second factor: their number, and their form. */

export const recoveryCodeCount = 10

/** The alphabet without letters and digits that look alike (I and 1, O and 0): ten of them carry fifty bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** `ABCDEFGHJK` → `ABCDE-FGHJK`. */
export const writtenRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** The form that is compared: people leave out the hyphen, write small letters, or paste spaces. */
export const canonicalRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
