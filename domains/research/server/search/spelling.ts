/** Corrects words that no text, or hardly any, contains into words that many contain. */
import { type SimilarTerm, similarTerms, type Vocabulary } from '@mizan/platform/search'
import { setPhrases } from '../../data/set-phrases.ts'
import { synonymGroups } from '../../data/synonyms.ts'
import { fold, wordTerms } from '../../rules/analysis.ts'

const SHORTEST = 4
/** From this length on a word may have two errors; in seven letters two errors make another word. */
const LONG = 8
const MOST_CORRECTIONS = 3
const CANDIDATES = 20

/** A word in so few texts may be a typing error of theirs if a neighbour is so many times as frequent. */
const RARE = 3
const SHORTEST_RARE = 6
const OUTWEIGHS = 50
/** Among neighbours a legal term counts this many times as often. */
const OF_LAW = 20

const termsOfLaw = new Set(wordTerms(`${synonymGroups} ${setPhrases}`))

/** In how many texts a term occurs; 0 if it is unknown. */
export type Frequency = (term: string) => number

/** The query with its doubtful words corrected; null if none is doubtful or none has a likely correction. */
export async function correctedQuery(
  text: string,
  frequency: Frequency,
  spellings: Vocabulary,
): Promise<string | null> {
  const words = [...new Set(text.match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) =>
    isDoubtful(word, frequency),
  )
  let corrected = text
  for (const word of words.slice(0, MOST_CORRECTIONS)) {
    const better = await nearest(word, commonest(word, frequency), spellings)
    if (better)
      corrected = corrected.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'),
        better,
      )
  }
  return corrected === text ? null : corrected
}

const commonest = (word: string, frequency: Frequency) => Math.max(0, ...wordTerms(word).map(frequency))

function isDoubtful(word: string, frequency: Frequency): boolean {
  if (word.length < SHORTEST || wordTerms(word).some((term) => termsOfLaw.has(term))) return false
  const known = commonest(word, frequency)
  return known === 0 || (known <= RARE && word.length >= SHORTEST_RARE)
}

/** The likeliest spelling of a word that `known` texts contain: the nearest, then the most frequent. */
async function nearest(word: string, known: number, spellings: Vocabulary): Promise<string | null> {
  const folded = fold(word)
  const maxDistance = folded.length >= LONG && known === 0 ? 2 : 1
  const minCount = known === 0 ? 2 : known * OUTWEIGHS
  const found = await similarTerms(spellings, folded, {
    maxDistance,
    minCount,
    limit: CANDIDATES,
    endsAt: '|',
  })
  // Short words are neither corrected nor offered as corrections: they would beat "kıdem" for "kıdm" by their
  // frequency.
  const others = found.filter((one) => one.distance > 0 && isLikely(written(one), folded))
  const [best] = others.sort((a, b) => a.distance - b.distance || weightOf(b) - weightOf(a))
  return best ? written(best) : null
}

const numeral = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** "viii" is not a word, and if the first letter of a short word differs, usually another word was meant. */
function isLikely(candidate: string, typed: string): boolean {
  const other = fold(candidate)
  if (other.length < SHORTEST || numeral.test(other)) return false
  const begin = (word: string) => [...word.slice(0, 2)].sort().join('')
  return (
    typed.length >= LONG || other[0] === typed[0] || other.slice(1) === typed || begin(other) === begin(typed)
  )
}

const written = ({ term }: SimilarTerm) => term.split('|')[1] ?? ''

const weightOf = (candidate: SimilarTerm) =>
  candidate.count * (termsOfLaw.has(wordTerms(written(candidate))[0] ?? '') ? OF_LAW : 1)
