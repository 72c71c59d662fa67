/** Letters that are typed small and shown as capitals, by the rules of Turkish. */
import type { Format, Inline } from '../model.ts'

export type Caps = 'all' | 'small' | null

const upper = (text: string): string => text.toLocaleUpperCase('tr')

/** Small capitals are capitals of four fifths of the size, in whole half points. */
const smaller = (format: Format): Format => ({
  ...format,
  size: Math.max(1, Math.round(format.size * 1.6) / 2),
})

export function inCaps(text: string, format: Format, caps: Caps): Inline[] {
  if (caps === null) return [{ kind: 'text', text, format }]
  if (caps === 'all') return [{ kind: 'text', text: upper(text), format }]
  return text
    .split(/(\p{Ll}+)/u)
    .filter((part) => part !== '')
    .map((part) => ({
      kind: 'text',
      text: upper(part),
      format: /^\p{Ll}/u.test(part) ? smaller(format) : format,
    }))
}
