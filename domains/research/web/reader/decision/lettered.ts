/** Lines that open a lettered or numbered part of a decision: "A) Davacı İsteminin Özeti:", "III- Hukuksal Değerlendirme". */
import type { Paragraph } from '../../../schemas.ts'

const opening = /^([A-ZÇĞİÖŞÜ]|[IVX]{1,5})\s?([.)–-])\s*(\p{Lu}.*)$/u
const longest = 90
const mostWords = 12

interface Line {
  index: number
  /** The letter or Roman number, with what follows it. */
  mark: string
  sign: string
  label: string
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function lineOf({ text }: Pick<Paragraph, 'text'>, index: number): Line[] {
  const line = text.trim()
  if (line.length > longest || line.split(/\s+/).length > mostWords) return []
  const [, mark = '', sign = '', rest = ''] = opening.exec(line) ?? []
  const label = rest.replace(/[\s:]+$/, '')
  // A sentence, a field with its value, and initials of a person are no names of a part.
  if (!mark || label.length < 3 || /[.,;]$/.test(label) || /:\s*\S/.test(label)) return []
  return [{ index, mark, sign, label: `${mark}${sign} ${label}` }]
}

/** The marks before and after one, in the order of letters or of Roman numbers. */
const neighbours = (mark: string): string[] =>
  [romans, letters].flatMap((order) => {
    const at = order.indexOf(mark)
    return at < 0 ? [] : [order[at - 1], order[at + 1]].filter((one) => one !== undefined)
  })

/**
 * By the index of the paragraph, the name of the part. A mark counts only if one beside it in its order stands in the same
 * decision with the same sign: "B. Gerekçe" after "A. Temyiz Sebepleri", and not "B. Yılmaz" in a list of names.
 */
export function letteredParts(paragraphs: readonly Pick<Paragraph, 'text'>[]): Map<number, string> {
  const lines = paragraphs.flatMap(lineOf)
  const seen = new Set(lines.map(({ mark, sign }) => mark + sign))
  const parts = lines.filter(({ mark, sign }) => neighbours(mark).some((one) => seen.has(one + sign)))
  return new Map(parts.map(({ index, label }) => [index, label]))
}
