/** Corrects words that no decision contains into words that many do. */
import { similarTerms, type TermStatistics, type Vocabulary } from '@mizan/platform/search'
import { fold, wordTerms } from '../../rules/analysis.ts'

const SHORTEST = 4
const LONG = 7
const MOST_CORRECTIONS = 3

/** The query with its unknown words corrected; null where none is unknown or none has a likely correction. */
export async function correctedQuery(
  text: string,
  vocabulary: TermStatistics,
  spellings: Vocabulary,
): Promise<string | null> {
  const unknown = [...new Set(text.match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) =>
    isUnknown(word, vocabulary),
  )
  let corrected = text
  for (const word of unknown.slice(0, MOST_CORRECTIONS)) {
    const better = await nearest(word, spellings)
    if (better)
      corrected = corrected.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'),
        better,
      )
  }
  return corrected === text ? null : corrected
}

function isUnknown(word: string, vocabulary: TermStatistics): boolean {
  return word.length >= SHORTEST && wordTerms(word).every((term) => vocabulary.frequency(term) === 0)
}

async function nearest(word: string, spellings: Vocabulary): Promise<string | null> {
  const folded = fold(word)
  const maxDistance = folded.length >= LONG ? 2 : 1
  const found = await similarTerms(spellings, folded, { maxDistance, minCount: 2, limit: 1, endsAt: '|' })
  return found[0]?.term.split('|')[1] ?? null
}
