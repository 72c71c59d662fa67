/** The words of a notification, as the parts of one line: in the words of its kind, or of the record of the office. */
import { detailsOf } from '@mizan/platform/contract/audit-details'
import type { KindRule, ReminderRule } from '../data/kinds.ts'
import type { NotificationParts } from './parts.ts'
import type { Change } from './store/lists.ts'

/** The event first, then its details. */
export type Line = Readonly<Record<'tr' | 'en', { says: string; about: string[] }>>

type ChangeFacts = Pick<Change, 'subject_kind' | 'kind' | 'action' | 'details'>

export function lineOf(
  { subjects, audit }: Pick<NotificationParts, 'subjects' | 'audit'>,
  { subject_kind, kind, action, details }: ChangeFacts,
): Line {
  const rule = subjects.rules.get(kind)
  const entry = action === null ? reminderOf(rule) : audit[action]
  const short = action === null ? undefined : subjects.byKind.get(subject_kind)?.shortDetails
  const shown = short && action !== null ? short(action, details) : details
  const partsIn = (language: 'tr' | 'en') => ({
    says: [(rule?.says ?? entry?.says)?.[language], rule?.adds?.[language]].filter(Boolean).join('; '),
    about: detailsOf(entry, { subjectId: null, details: shown }, language),
  })
  return { tr: partsIn('tr'), en: partsIn('en') }
}

const reminderOf = (rule: KindRule | ReminderRule | undefined): ReminderRule | undefined =>
  rule && 'shows' in rule ? rule : undefined
