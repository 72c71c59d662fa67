/** The details of an entry of the record as one text, where no screen shows them. Days and amounts stay as they are. */
import type { AuditText, EntryDetail } from '@mizan/platform/contract'

type Language = 'tr' | 'en'

export function entryDetails(text: AuditText | undefined, details: unknown, language: Language): string {
  const values = { ...(details as Record<string, unknown> | null) }
  const parts = (text?.shows ?? []).map((shown) => partOf(shown, values, language))
  return parts.filter((part) => part !== '').join(' · ')
}

function partOf(shown: EntryDetail, values: Record<string, unknown>, language: Language): string {
  const words = 'words' in shown ? shown.words : undefined
  const textOf = (value: unknown) =>
    [value ?? []]
      .flat()
      .map((one) => (words ? (words[String(one)]?.[language] ?? '') : String(one)))
      .filter((one) => one !== '')
      .join(', ')
  if ('from' in shown) {
    const [from, to] = [textOf(values[shown.from]), textOf(values[shown.to])]
    return to && `${from} → ${to}`
  }
  const said = textOf(values[shown.field])
  return said && shown.label ? shown.label[language].replace('{{value}}', () => said) : said
}
