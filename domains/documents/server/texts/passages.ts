/** The passages that show why a document was found, each from one page. */
import { inTurns, type Turn } from '@mizan/platform/call'
import { fold } from '@mizan/research/rules/analysis'
import { type Snippet, snippetSteps } from '@mizan/research/rules/highlight'
import type { Query } from '@mizan/research/rules/query/ast'
import type { PageText } from './texts.ts'

export interface Passage extends Snippet {
  page: number | null
  /** Which sentence of speech it is. */
  spoken: { sentence: number; atMs: number | null } | null
}

const most = 2
const length = 220
/** Letters by which two marked words count as the same. */
const sameLetters = 5
export const shortened = (word: string): string => fold(word).slice(0, sameLetters)

/** @param turn shared by the texts of one page of results, most of which are short */
export async function passagesOf(pages: readonly PageText[], query: Query, turn?: Turn): Promise<Passage[]> {
  const all = await inTurns(candidates(pages, query), turn)
  const marked = all.filter(({ ranges }) => ranges.length > 0)
  if (marked.length === 0) return all.slice(0, 1)
  const best = marked
    .map((passage, place) => ({ passage, place, worth: worthOf(passage) }))
    .sort((one, other) => other.worth - one.worth || one.place - other.place)
    .slice(0, most)
  return best.sort((one, other) => one.place - other.place).map(({ passage }) => passage)
}

function* candidates(pages: readonly PageText[], query: Query): Generator<void, Passage[]> {
  const all: Passage[] = []
  for (const one of pages)
    for (const snippet of yield* snippetSteps(one.text, query, { count: most, length }))
      all.push({ ...snippet, page: one.page, spoken: spokenOf(one, snippet) })
  return all
}

/** The sentence with the first word that was found. */
function spokenOf({ text, spoken }: PageText, { text: passage, ranges }: Snippet): Passage['spoken'] {
  if (!spoken || spoken.length === 0) return null
  // White space is the same everywhere in a passage.
  const at = text.replace(/\s/g, ' ').indexOf(passage) + (ranges[0]?.[0] ?? 0)
  const sentence = Math.max(
    spoken.findLastIndex(([start]) => start <= at),
    0,
  )
  return { sentence, atMs: spoken[sentence]?.[1] ?? null }
}

/** Different words count more than the same one again. */
function worthOf({ text, ranges }: Passage): number {
  const words = ranges.map(([from, to]) => shortened(text.slice(from, to)))
  return new Set(words).size + ranges.length / 100
}
