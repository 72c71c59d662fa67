/** Corrects words that no text has, or hardly any, into words that many have. */
import { type SimilarTerm, similarTerms, type Vocabulary } from '@mizan/platform/search'
import { setPhrases } from '../../data/set-phrases.ts'
import { synonymGroups } from '../../data/synonyms.ts'
import { fold, wordTerms } from '../../rules/analysis.ts'

const SHORTEST = 4
/** From here on a word may have two slips: two of seven letters make another word of it. */
const LONG = 8
const MOST_CORRECTIONS = 3
const CANDIDATES = 20

/** A word of so few texts may be a slip of theirs, when a neighbour is so many times as frequent. */
const RARE = 3
const SHORTEST_RARE = 6
const OUTWEIGHS = 50
/** Among neighbours a term of law counts for so many texts as its own. */
const OF_LAW = 20

const termsOfLaw = new Set(wordTerms(`${synonymGroups} ${setPhrases}`))

/** In how many texts a term occurs; 0 where it is unknown. */
export type Frequency = (term: string) => number

/** The query with its doubtful words corrected; null where none is doubtful or none has a likely correction. */
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

/** The likeliest spelling of a word that `known` texts have: the nearest, then the most frequent. */
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
  // Short words are nobody's slips, and are no corrections either: they would beat "kıdem" for "kıdm" by their number.
  const others = found.filter((one) => one.distance > 0 && isLikely(written(one), folded))
  const [best] = others.sort((a, b) => a.distance - b.distance || weightOf(b) - weightOf(a))
  return best ? written(best) : null
}

const numeral = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** "viii" is nobody's word, and who mistakes the very first letter of a short one has mostly meant another. */
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
