/** Numbers of the office's own cases, in any spelling: "2024/123 E.", "2024 / 00123". */
import type { FoundName } from './known-names.ts'
import { type Reading, readText } from './reading.ts'

const number = /(?<![\d/])(\d{1,7}) ?\/ ?(\d{1,7})(?![\d/])(?: ?e\.)?/g
const keyOf = (a: string | undefined, b: string | undefined): string => `${Number(a)}/${Number(b)}`

export class KnownFiles {
  readonly #numbers = new Set<string>()
  readonly #others: string[] = []

  constructor(files: readonly string[]) {
    for (const file of files) {
      const { folded } = readText(file.trim())
      const numbers = [...folded.matchAll(number)].map(({ 1: a, 2: b }) => keyOf(a, b))
      for (const one of numbers) this.#numbers.add(one)
      if (numbers.length === 0 && /\d/.test(folded) && folded.length > 2) this.#others.push(folded)
    }
  }

  find({ folded }: Reading): FoundName[] {
    const found = [...folded.matchAll(number)].flatMap(
      ({ 0: text, 1: a, 2: b, index: start }): FoundName[] => {
        const key = keyOf(a, b)
        return this.#numbers.has(key) ? [{ kind: 'file', start, end: start + text.length, key }] : []
      },
    )
    return [...found, ...this.#others.flatMap((other) => placesOf(folded, other))]
  }
}

function placesOf(folded: string, other: string): FoundName[] {
  const found: FoundName[] = []
  for (let start = folded.indexOf(other); start >= 0; start = folded.indexOf(other, start + 1)) {
    const end = start + other.length
    const isWhole = !/[\p{L}\d]/u.test(`${folded[start - 1] ?? ''}${folded[end] ?? ''}`)
    if (isWhole) found.push({ kind: 'file', start, end, key: other })
  }
  return found
}
