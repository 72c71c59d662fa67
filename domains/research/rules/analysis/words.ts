/** One entry for each spelling met, so that folding and stemming happen once per word and not once per occurrence. */
import { characterClass, DIGIT, fold } from './characters.ts'
import { stem } from './stem.ts'

export type Word = {
  surface: string
  folded: string
  /** The term that is indexed: the stem of a word, the digits of a number. */
  term: string
  isNumber: boolean
  /** Whether a reference to a law or decision may begin with this word; filled in by the reader of references. */
  opensReference?: boolean
}

const LIMIT = 300_000
let cache = new Map<string, Word>()
let previous = new Map<string, Word>()

/** The entry of a spelling. Two generations bound the memory: when the newer is full, the older is dropped. */
export function wordOf(surface: string): Word {
  const known = cache.get(surface)
  if (known) return known
  const entry = previous.get(surface) ?? makeWord(surface)
  if (cache.size >= LIMIT) {
    previous = cache
    cache = new Map()
  }
  cache.set(detached(surface), entry)
  return entry
}

function makeWord(spelling: string): Word {
  const surface = detached(spelling)
  // Some ligatures fall apart into several words; a term has no white space.
  const folded = fold(surface).replace(/\s+/g, '')
  const isNumber = characterClass[surface.charCodeAt(0)] === DIGIT
  return { surface, folded, term: isNumber ? folded : stem(folded), isNumber }
}

/** A slice keeps its whole parent text alive in the engine; the cache must not. */
function detached(spelling: string): string {
  return spelling.length < 13 ? spelling : JSON.parse(JSON.stringify(spelling))
}
