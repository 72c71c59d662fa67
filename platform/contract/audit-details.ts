/** The details of an audit entry besides its action, as the parts of one line. */
import { formatDate } from '../ui/dates.ts'
import { formatMoney } from '../ui/numbers.ts'
import { type AuditText, type EntryDetail, shownOfAll } from './audit.ts'
import type { Words } from './words.ts'

type Language = 'tr' | 'en'

interface Entry {
  subjectId: string | null
  details: Readonly<Record<string, unknown>>
}

const isOwn = (words: Words, name: string) => Object.hasOwn(words, name)

/** The word for a value, or the words for a list in their own order; empty if no word is known. */
function wordsOf(value: unknown, words: Words, language: Language): string {
  const given = Array.isArray(value) ? value : [value]
  const known = Object.keys(words).filter((name) => given.some((one) => String(one) === name))
  return known.map((name) => words[name]?.[language]).join(', ')
}

function textOf(value: unknown, shown: EntryDetail & { field: string }, language: Language): string {
  if ('words' in shown && shown.words) return wordsOf(value, shown.words, language)
  if (Array.isArray(value)) return value.map((one) => textOf(one, shown, language)).join(', ')
  if (typeof value !== 'string') return ''
  if ('isDay' in shown) return dayText(value, language)
  return 'currency' in shown ? formatMoney(value, language, shown.currency) : value
}

const dayText = (value: string, language: Language): string =>
  value.replace(/^\d{4}-\d{2}-\d{2}/, (day) => formatDate(day, language))

function partOf(shown: EntryDetail, { subjectId, details }: Entry, language: Language): string {
  if ('field' in shown) {
    const value = details[shown.field]
    const text = textOf(value, shown, language)
    return text && shown.label ? shown.label[language].replace('{{value}}', () => text) : text
  }
  const [from, to] = [shown.from, shown.to].map((name) => wordsOf(details[name], shown.words, language))
  const isNameless = shown.of && !isOwn(shown.of, subjectId ?? '')
  // A person without a former role has a new one now; a single unknown former value means that nothing can be shown.
  if (!to || isNameless || (!from && !Array.isArray(details[shown.from]))) return ''
  const subject = shown.of ? `${shown.of[subjectId ?? '']?.[language]}: ` : ''
  return `${subject}${from} → ${to}`
}

/** The parts that the description of an entry shows, without empty ones. */
export const detailsOf = (text: AuditText | undefined, entry: Entry, language: Language): string[] =>
  (text ? [...text.shows, ...shownOfAll] : [])
    .map((shown) => partOf(shown, entry, language))
    .filter((part) => part !== '')
