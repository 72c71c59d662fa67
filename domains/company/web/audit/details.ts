/** What an audit entry shows besides its action, as the parts of one line. */
import type { AuditText, Shown } from '@mizan/platform/contract'
import type { Said, Words } from '@mizan/platform/contract/words'
import type { AuditPage } from '../../schemas.ts'

type Entry = Pick<AuditPage['items'][number], 'subjectId' | 'details'>
type Language = keyof Said

const isOwn = (words: Words, name: string) => Object.hasOwn(words, name)

/** The word for a value, or the words for a list in their own order; empty if there is none. */
function wordsOf(value: unknown, words: Words, language: Language): string {
  const given = Array.isArray(value) ? value : [value]
  const known = Object.keys(words).filter((name) => given.some((one) => String(one) === name))
  return known.map((name) => words[name]?.[language]).join(', ')
}

/** Formats the decimal text itself: as a number it could lose digits. */
const amountIn = (language: Language, currency: string, amount: string): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount as `${number}`)

const locales = { tr: 'tr-TR', en: 'en-GB' } as const

function textOf(value: unknown, shown: Shown & { field: string }, language: Language): string {
  if ('words' in shown && shown.words) return wordsOf(value, shown.words, language)
  if (typeof value !== 'string') return ''
  return 'currency' in shown ? amountIn(language, shown.currency, value) : value
}

function partOf(shown: Shown, { subjectId, details }: Entry, language: Language): string {
  if ('field' in shown) {
    const value = details[shown.field]
    const text = textOf(value, shown, language)
    return text && shown.label ? shown.label[language].replace('{{value}}', () => text) : text
  }
  const [from, to] = [shown.from, shown.to].map((name) => wordsOf(details[name], shown.words, language))
  const isNameless = shown.of && !isOwn(shown.of, subjectId ?? '')
  // A person without a former role has a new one now; a single unknown former value means that there is nothing to
  // show.
  if (!to || isNameless || (!from && !Array.isArray(details[shown.from]))) return ''
  const subject = shown.of ? `${shown.of[subjectId ?? '']?.[language]}: ` : ''
  return `${subject}${from} → ${to}`
}

/** The parts that the description of an entry shows, without empty ones. */
export const detailsOf = (text: AuditText | undefined, entry: Entry, language: Language): string[] =>
  (text?.shows ?? []).map((shown) => partOf(shown, entry, language)).filter((part) => part !== '')
