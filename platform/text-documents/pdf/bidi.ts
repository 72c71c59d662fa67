/** The order in which words are drawn on a line where some run from right to left, by the algorithm of Unicode. */
import type { Bidi } from 'bidi-js'
import { hasRightToLeft } from '../direction.ts'

/** What stands on a line: a text with its own text, and anything else with a sign that stands for it. */
export interface OnLine<T> {
  text: string
  item: T
}

export async function loadBidi(): Promise<Bidi> {
  const { default: bidiFactory } = await import('bidi-js')
  return bidiFactory()
}

/**
 * From left to right. A text whose letters run both ways is cut between them; one without letters of its own, such as a
 * bracket, is turned around where it stands among letters that run to the left: typefaces turn only letters.
 */
export function inVisualOrder<T>(bidi: Bidi, all: readonly OnLine<T>[], base: 'ltr' | 'rtl'): OnLine<T>[] {
  const { levels } = bidi.getEmbeddingLevels(all.map(({ text }) => text).join(''), base)
  const parts: { level: number; on: OnLine<T> }[] = []
  let at = 0
  for (const { text, item } of all) {
    let from = at
    for (let end = at + 1; end <= at + text.length; end++) {
      if (end < at + text.length && levels[end] === levels[from]) continue
      const level = levels[from] ?? 0
      const part = text.slice(from - at, end - at)
      parts.push({ level, on: { item, text: level % 2 === 1 ? turned(bidi, part) : part } })
      from = end
    }
    at += text.length
  }
  return reordered(parts).map(({ on }) => on)
}

function turned(bidi: Bidi, text: string): string {
  const signs = Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (hasRightToLeft(text) ? signs : signs.toReversed()).join('')
}

/** From the highest level down to the lowest odd one, whatever stands at that level or above it is turned around. */
function reordered<P extends { level: number }>(parts: readonly P[]): P[] {
  let order = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const next: P[] = []
    let run: P[] = []
    for (const part of order)
      if (part.level >= level) run.push(part)
      else {
        next.push(...run.toReversed(), part)
        run = []
      }
    order = [...next, ...run.toReversed()]
  }
  return order
}
