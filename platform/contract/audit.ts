/**
 * What a write leaves in the record of the office. A domain lists its entries in `audit.ts`; a row names the one that
 * it leaves, and entries that are written beside a row stand in the same table:
 *
 *     export const caseAudit = defineAudit({
 *       'case.closed': { says: { tr: 'Davayı kapattı', en: 'Closed a case' }, shows: [{ field: 'number' }] },
 *     })
 */
import type { AuditAction } from './names.ts'
import type { Permission } from './permission.ts'
import type { Said, Words } from './words.ts'

/** One part of the line below an entry. Where a value has no word, nothing is shown. */
export type Shown =
  /** A value or a list of them; as it stands where no words are given. The label holds `{{value}}`. */
  | { field: string; words?: Words; label?: Said }
  /** A change from one value, or list of values, to another. `of`: what the subject of the entry is called. */
  | { from: string; to: string; words: Words; of?: Words }

export interface AuditText {
  /** What was done, as the record of the office says it after the name of the person. */
  says: Said
  /** Details that are shown below it, in this order. All others stay out of the office's record. */
  shows: readonly Shown[]
  /** Details that are answered with the entry, and not drawn. */
  answers?: readonly string[]
  /** Only those who have it see the entry in the record of the office. */
  permission?: Permission
}

export interface Audit extends AuditText {
  /** Name of the entry, such as `member.removed`. */
  action: AuditAction
}

export type AuditTable = Readonly<Record<string, Audit>>

/** Entries with their names. One without a text in both languages does not compile. */
export function defineAudit<const T extends Readonly<Record<string, AuditText>>>(
  table: T,
): { readonly [K in keyof T & string]: AuditText & { action: K } } {
  const named = Object.entries(table).map(([action, text]) => [action, { ...text, action }])
  return Object.fromEntries(named)
}

const fieldsOf = (shown: Shown): string[] => ('field' in shown ? [shown.field] : [shown.from, shown.to])

/** Which details of an entry leave the server: those that its text shows or names. */
export function openDetails(
  audit: AuditText | undefined,
  details: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const open = new Set([...(audit?.shows.flatMap(fieldsOf) ?? []), ...(audit?.answers ?? [])])
  return Object.fromEntries(Object.entries(details).filter(([name]) => open.has(name)))
}
