/** What stands before the paragraphs of lists: their numbers, counted, or their signs. */
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

/** A level begins anew when one above it goes on. */
export function listLabels(blocks: readonly Block[]): Map<Paragraph, string> {
  const labels = new Map<Paragraph, string>()
  const lists = new Map<number, number[]>()
  for (const paragraph of paragraphsOf(blocks)) {
    const { list } = paragraph
    if (!list) continue
    const counts = lists.get(list.id) ?? []
    lists.set(list.id, counts)
    counts.length = Math.min(counts.length, list.level + 1)
    counts[list.level] = (counts[list.level] ?? 0) + 1
    labels.set(paragraph, labelOf(list, counts[list.level] ?? 1))
  }
  return labels
}

const labelOf = (list: ListPlace, number: number): string =>
  list.kind === 'bullet' ? signs[list.style] : numbered(list.style, number)

function numbered(style: NumberStyle, number: number): string {
  const at = style.lastIndexOf('-')
  const [kind, end] = [style.slice(0, at), ends[style.slice(at + 1)] ?? '.']
  if (kind === 'decimal') return `${number}${end}`
  const word = kind.endsWith('roman') ? roman(number) : letters(number)
  return `${kind.startsWith('upper') ? word.toUpperCase() : word}${end}`
}

/** After z come aa, bb and so on. */
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
