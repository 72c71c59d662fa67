/** Composes the answer of quotes from the texts that were read. */
import { compose } from '../../rules/compose/compose.ts'
import type { Draft, Refusal } from '../../rules/passage.ts'
import type { SourceTexts } from './read.ts'

/** Quotes of all groups that answer; if the case itself answers, quotes of laws follow as its grounds. */
export function quotesFrom(read: SourceTexts): Draft {
  const drafts = read.groups.map(({ question, passages, isOfCase, quotes }) => ({
    ...(quotes ? { refusal: null, sentences: quotes } : compose(question, passages)),
    isOfCase,
  }))
  const answersCase = drafts.some(({ isOfCase, sentences }) => isOfCase && sentences.length > 0)
  const sentences = drafts.flatMap((draft) =>
    answersCase && !draft.isOfCase
      ? draft.sentences.map((one) => (one.part === 'short' ? { ...one, part: 'grounds' as const } : one))
      : draft.sentences,
  )
  if (sentences.length > 0) return { refusal: null, sentences }
  const refusal = drafts.find((draft) => draft.refusal)?.refusal ?? 'nothing_found'
  return { refusal: refusal === 'nothing_found' ? nothingOf(read) : refusal, sentences }
}

const nothingOf = ({ notHeld, isOfCaseAlone }: SourceTexts): Refusal =>
  isOfCaseAlone ? 'case_silent' : notHeld.isAll ? 'not_held' : 'nothing_found'
