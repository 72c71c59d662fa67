/** Labels before the paragraphs of lists: their numbers, counted, or their bullets. */
import type { Block, BulletStyle, ListPlace, NumberStyle, Paragraph } from './model.ts'
import { paragraphsOf } from './outline.ts'

const signs: Record<BulletStyle, string> = {
  disc: '•',
  square: '■',
  box: '□',
  arrow: '►',
  diamond: '◆',
  'hollow-diamond': '◊',
  triangle: '▲',
}
const ends: Record<string, string> = { dot: '.', parenthesis: ')', dash: '-' }

type Count = { number: number; style: NumberStyle }

/** A level restarts when one above it continues. Paragraphs whose list shows nothing have no label. */
export function listLabels(blocks: readonly Block[]): Map<Paragraph, string> {
  const labels = new Map<Paragraph, string>()
  const lists = new Map<number, Count[]>()
  for (const paragraph of paragraphsOf(blocks)) {
    const { list } = paragraph
    if (!list) continue
    const counts = lists.get(list.id) ?? []
    lists.set(list.id, counts)
    counts.length = Math.min(counts.length, list.level + 1)
    const label = list.kind === 'bullet' ? signs[list.style] : numberLabel(list, counts)
    if (label !== '') labels.set(paragraph, label)
  }
  return labels
}

function numberLabel({ level, style, label }: ListPlace & { kind: 'number' }, counts: Count[]): string {
  const before = counts[level]?.number ?? (label?.start ?? 1) - 1
  counts[level] = { number: before + 1, style }
  if (!label) return numberWord(counts[level]) + endOf(style)
  return label.text.replace(/%([1-9])/g, (_, digit) =>
    numberWord(counts[Number(digit) - 1] ?? { number: 1, style: 'decimal-dot' }),
  )
}

const endOf = (style: NumberStyle): string => ends[style.slice(style.lastIndexOf('-') + 1)] ?? '.'

function numberWord({ number, style }: Count): string {
  if (style.startsWith('decimal') || number < 1) return String(number)
  const word = style.includes('roman') ? roman(number) : letters(number)
  return style.startsWith('upper') ? word.toUpperCase() : word
}

/** The letters after z are aa, bb and so on. */
const letters = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.ceil(number / 26)))

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(number: number): string {
  let [left, word] = [Math.min(number, 9_999), '']
  for (const [value, sign] of romans)
    while (left >= value) {
      word += sign
      left -= value
    }
  return word
}
