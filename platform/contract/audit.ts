/**
 * The entries that writes leave in the record of the office. A domain lists its entries in `audit.ts`; a row names
 * the one that it leaves. Entries that are written in addition to that of the row stand in the same table:
 *
 * export const caseAudit = defineAudit({ 'case.closed': { says: { tr: 'Davayı kapattı', en: 'Closed a case' }, shows:
 * [{ field: 'number' }] }, })
 */
import type { AuditAction } from './names.ts'
import type { Permission } from './permission.ts'
import type { BilingualText, Words } from './words.ts'

/** One part of the line below an entry. A value without a word is not shown. */
export type EntryDetail =
  /** A value or a list of values, shown unchanged if no words are given. The label contains `{{value}}`. */
  | { field: string; words?: Words; label?: BilingualText }
  /** A civil date, followed by an hour if there is one: `2026-12-05 10:30`. */
  | { field: string; isDay: true; label: BilingualText }
  /** An amount as a decimal text, shown with its currency. */
  | { field: string; currency: 'TRY'; label: BilingualText }
  /** A change from one value, or list of values, to another. `of`: the name for the subject of the entry. */
  | { from: string; to: string; words: Words; of?: Words }

/** The detail of an entry whose change named no version, which any entry may have. */
export const unseenDetail = 'unseen'

/** Shown behind the details of every entry that has them. */
export const shownOfAll: readonly EntryDetail[] = [
  {
    field: unseenDetail,
    words: { yes: { tr: 'Önceki hâli bildirilmeden', en: 'Without naming the version before' } },
  },
]

export interface AuditText {
  /** The action as the office's record describes it after the person's name. */
  says: BilingualText
  /** Details shown below it, in this order. All others stay out of the office's record. */
  shows: readonly EntryDetail[]
  /** Details that are sent with the entry but not shown. */
  answers?: readonly string[]
  /** Only those who have it see the entry in the record of the office. */
  permission?: Permission
  /** The entry is shown only in the history of its subject; the record of the office has one entry for all of them. */
  onlyInHistory?: true
}

export interface Audit extends AuditText {
  /** Name of the entry, such as `member.removed`. */
  action: AuditAction
}

export type AuditTable = Readonly<Record<string, Audit>>

/** Entries with their names. An entry without a text in both languages does not compile. */
export function defineAudit<const T extends Readonly<Record<string, AuditText>>>(
  table: T,
): { readonly [K in keyof T & string]: AuditText & { action: K } } {
  const named = Object.entries(table).map(([action, text]) => [action, { ...text, action }])
  return Object.fromEntries(named)
}

const fieldsOf = (shown: EntryDetail): string[] => ('field' in shown ? [shown.field] : [shown.from, shown.to])

/** The details of an entry that leave the server: those that its text shows or names. */
export function openDetails(
  audit: AuditText | undefined,
  details: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const open = new Set([
    ...(audit ? [...audit.shows, ...shownOfAll].flatMap(fieldsOf) : []),
    ...(audit?.answers ?? []),
  ])
  return Object.fromEntries(Object.entries(details).filter(([name]) => open.has(name)))
}
