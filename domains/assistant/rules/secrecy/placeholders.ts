/** The placeholders of one turn, each with its value, and the way back. */
import { kinds, type SecretKind } from './spans.ts'

const labels: Record<SecretKind, string> = {
  person: 'KİŞİ',
  company: 'ŞİRKET',
  identity: 'KİMLİK',
  tax: 'VERGİ',
  iban: 'IBAN',
  address: 'ADRES',
  phone: 'TEL',
  mail: 'E-POSTA',
  file: 'DOSYA',
  text: 'METİN',
}

/** The letters with which a model may replace a letter of a label. */
const letterForms: Readonly<Record<string, string>> = { İ: '[İIiı]', I: '[İIiı]', Ş: '[ŞSşs]', '-': '[- ]?' }
const formsOf = (label: string) =>
  [...label].map((letter) => letterForms[letter] ?? `[${letter}${letter.toLowerCase()}]`).join('')

const anyLabel = kinds.map((kind) => `(?<${kind}>${formsOf(labels[kind])}\u0307?)`).join('|')
/**
 * Reads a placeholder with a lost or changed bracket, or in small letters; without any bracket only with its hyphen.
 */
const body = String.raw`(?:${anyLabel})(?<hyphen>\s?[-‐‑–_ ]?\s?)(?<number>\d{1,6})(?:\.(?<spelling>\d{1,4}))?`
const written = new RegExp(String.raw`(?<open>[⟦[]\s?|(?<![\p{L}\d]))${body}(?!\d)(?<close>\s?[⟧\]])?`, 'gu')
/** The same value inside of words and numbers, whose other parts may be hidden. */
const alike = new RegExp(String.raw`(?<open>[⟦[]\s?)?${body}(?<close>\s?[⟧\]])?`, 'gu')

export class Placeholders {
  readonly #numbers = new Map<string, number>()
  /** The spellings of each value by kind and number, the first one first. */
  readonly #spellings = new Map<string, string[]>()
  readonly #counts = new Map<SecretKind, number>()

  /** @param key equal for all spellings of a value */
  for(kind: SecretKind, key: string, surface: string): string {
    const number = this.#numbers.get(`${kind} ${key}`) ?? this.#newNumber(kind, key)
    const spellings = this.#spellings.get(`${kind} ${number}`) ?? []
    this.#spellings.set(`${kind} ${number}`, spellings)
    const known = spellings.indexOf(surface)
    const spelling = known < 0 ? spellings.push(surface) : known + 1
    return `⟦${labels[kind]}-${number}${spelling > 1 ? `.${spelling}` : ''}⟧`
  }

  #newNumber(kind: SecretKind, key: string): number {
    const number = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, number)
    this.#numbers.set(`${kind} ${key}`, number)
    return number
  }

  putBack(text: string): string {
    return text.replace(written, (found: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>
      return this.#valueOf(groups) ?? found
    })
  }

  #valueOf(groups: Record<string, string | undefined>): string | undefined {
    const kind = kinds.find((one) => groups[one] !== undefined)
    const spellings = kind && isPlaceholder(groups) && this.#spellings.get(`${kind} ${Number(groups.number)}`)
    if (!spellings) return undefined
    const value = spellings[Number(groups.spelling ?? 1) - 1] ?? (spellings[0] as string)
    const open = groups.open?.startsWith('[') && !groups.close ? '[' : ''
    return `${open}${value}${!groups.open && groups.close?.endsWith(']') ? groups.close : ''}`
  }
}

const isPlaceholder = ({ open, hyphen, close }: Record<string, string | undefined>): boolean =>
  open?.startsWith('⟦') || close?.endsWith('⟧') || Boolean(open && close) || /\S/.test(hyphen ?? '')

/** Texts that would be taken for a placeholder, which have to be hidden so that the way back is exact. */
export function* lookalikes(text: string): Generator<{ start: number; end: number }> {
  for (const { 0: found, index: start, groups } of text.matchAll(alike))
    if (groups && isPlaceholder(groups)) yield { start, end: start + found.length }
  for (const { index: start } of text.matchAll(/[⟦⟧]/g)) yield { start, end: start + 1 }
}
