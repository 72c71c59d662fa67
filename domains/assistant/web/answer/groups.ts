/** The order of an answer's sentences on the screen: by country if both were asked, then by section. */
import { type AnswerPart, answerParts } from '../../rules/passage.ts'
import type { AnswerSentence, AskedCountry } from '../../schemas.ts'

export interface Part {
  part: AnswerPart
  sentences: AnswerSentence[]
}

export interface Group {
  /** The heading if both countries were asked; `document`: sentences that quote documents of the case. */
  of: 'turkey' | 'kktc' | 'document' | null
  parts: Part[]
}

const partsOf = (sentences: readonly AnswerSentence[]): Part[] =>
  answerParts
    .map((part) => ({ part, sentences: sentences.filter((one) => one.part === part) }))
    .filter((one) => one.sentences.length > 0)

/** With two countries each has its group, even without a sentence: that there is none is an answer. */
export function groupsOf(sentences: readonly AnswerSentence[], asked: AskedCountry): Group[] {
  if (asked !== 'both') return [{ of: null, parts: partsOf(sentences) }]
  const ofCountry = (country: AnswerSentence['country']) =>
    partsOf(sentences.filter((one) => one.country === country))
  const documents = ofCountry(null)
  return [
    { of: 'turkey', parts: ofCountry('turkey') },
    { of: 'kktc', parts: ofCountry('kktc') },
    ...(documents.length > 0 ? [{ of: 'document' as const, parts: documents }] : []),
  ]
}
