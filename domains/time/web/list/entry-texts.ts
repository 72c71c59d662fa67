/** The fields of an entry that people change, with their names and values in words. */
import { useFormat, useLanguage } from '@mizan/platform/ui'
import { durationText } from '../../rules/duration-text.ts'
import type { TimeEntry } from '../../schemas.ts'
import { useText } from '../text.ts'

export type EntryField = 'caseId' | 'date' | 'minutes' | 'what' | 'rate'

export const valueIn = (entry: TimeEntry, field: EntryField) =>
  field === 'caseId' ? entry.case.caseId : entry[field]

export function useEntryTexts(entry: TimeEntry): { name: EntryField; label: string; text: string }[] {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  return [
    { name: 'caseId', label: t('field.case'), text: entry.case.title },
    { name: 'date', label: t('field.date'), text: format.date(entry.date) },
    { name: 'minutes', label: t('field.time'), text: durationText(entry.minutes, language) },
    { name: 'what', label: t('field.what'), text: entry.what },
    { name: 'rate', label: t('field.rate'), text: entry.rate ? format.money(entry.rate) : '–' },
  ]
}
