/**
 * The model that the generator learns from a pack of real decisions: the running text as word numbers (so that runs
 * of words keep real frequencies, phrases and inflections), the courts and chambers, the subjects and the cited laws.
 */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { runningTotals } from './random.ts'

export interface Bench {
  country: string
  court: string
  chamber?: string
}

export interface Law {
  lawNumber: string
  articleNo?: string
}

export interface Model {
  words: string[]
  /** The real texts one after the other, each word as its index in `words`. */
  text: Uint32Array
  /** The start of each text, and finally the end of the last one. */
  starts: Uint32Array
  benches: Bench[]
  benchWeights: Float64Array
  subjects: string[]
  laws: Law[]
  lawWeights: Float64Array
}

interface PackRow extends Bench {
  subject?: string
  relatedLaws?: Law[]
  text: string
}

class Tally<T> {
  private readonly byKey = new Map<string, { value: T; count: number }>()

  add(key: string, value: T): void {
    const entry = this.byKey.get(key)
    if (entry) entry.count++
    else this.byKey.set(key, { value, count: 1 })
  }

  get values(): T[] {
    return [...this.byKey.values()].map((entry) => entry.value)
  }

  /** Square roots of the counts, because a pack favours a few chambers more than a whole country does. */
  get weights(): Float64Array {
    return runningTotals([...this.byKey.values()].map((entry) => Math.sqrt(entry.count)))
  }
}

/** Reads `decisions.jsonl.gz` of a pack folder. */
export async function learnModel(packFolder: string): Promise<Model> {
  const wordIds = new Map<string, number>()
  const words: string[] = []
  const text: number[] = []
  const starts: number[] = []
  const benches = new Tally<Bench>()
  const laws = new Tally<Law>()
  const subjects = new Set<string>()
  for await (const row of packRows(join(packFolder, 'decisions.jsonl.gz'))) {
    const { country, court, chamber } = row
    benches.add(`${country}|${court}|${chamber ?? ''}`, { country, court, ...(chamber && { chamber }) })
    if (row.subject) subjects.add(row.subject)
    for (const law of row.relatedLaws ?? []) laws.add(`${law.lawNumber}|${law.articleNo ?? ''}`, law)
    starts.push(text.length)
    for (const word of row.text.split(/\s+/)) {
      if (!word) continue
      let id = wordIds.get(word)
      if (id === undefined) {
        id = words.push(word) - 1
        wordIds.set(word, id)
      }
      text.push(id)
    }
  }
  return {
    words,
    text: Uint32Array.from(text),
    starts: Uint32Array.from([...starts, text.length]),
    benches: benches.values,
    benchWeights: benches.weights,
    subjects: [...subjects],
    laws: laws.values,
    lawWeights: laws.weights,
  }
}

async function* packRows(file: string): AsyncGenerator<PackRow> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  for await (const line of lines) if (line) yield JSON.parse(line) as PackRow
}
