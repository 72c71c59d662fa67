/** Asks one question without any model, and judges what comes back. */
import { compose } from '../../../domains/assistant/rules/compose/compose.ts'
import type { Draft, Passage } from '../../../domains/assistant/rules/passage.ts'
import { notHeldTexts } from '../../../domains/assistant/rules/question/not-held.ts'
import { takeApart } from '../../../domains/assistant/rules/question/take-apart.ts'
import { checkDraft } from '../../../domains/assistant/rules/verify/check.ts'
import type { KnownLaws } from '../../../domains/assistant/rules/verify/check-cited.ts'
import { retrieve } from '../../../domains/assistant/server/answer/retrieve.ts'
import { heldLaws, type Research } from '../../../domains/research/server/index.ts'

export interface AnswerQuestion {
  question: string
  country: 'TR' | 'KKTC'
  kind?: string
  source?: { repo: string }
  gold?: { lawNumber: string; articleNo?: string; inCorpus?: boolean }[]
  /** Earlier questions of the same conversation. */
  earlier?: string[]
}

export interface DraftedAnswer {
  draft: Draft
  passages: Passage[]
  /** The time from the question to the whole text of the answer, which is also its first text. */
  ms: number
}

export async function ask(
  research: Research,
  { question, country, earlier = [] }: AnswerQuestion,
): Promise<DraftedAnswer> {
  const begun = performance.now()
  const asked = takeApart(question, earlier, country === 'KKTC' ? 'kktc' : 'turkey')
  const passages = await retrieve({ parts: { research } }, asked, notHeldTexts(asked, heldLaws(research)))
  const draft = compose(asked, passages)
  return { draft, passages, ms: performance.now() - begun }
}

/** The judgement of one answer; null if the question has no known article. */
export interface Outcome {
  isRefused: boolean
  /** The known article is among the sources, or is the first that is quoted. */
  hasGold: boolean | null
  leadsWithGold: boolean | null
  /** The known article was among the passages. */
  foundGold: boolean | null
  sentences: number
  verified: number
  words: number
  sources: number
  ms: number
}

/** Articles as "6098|344"; a known one given with a paragraph ("329/2") means the article. */
export const goldOf = ({ gold = [] }: AnswerQuestion): Set<string> =>
  new Set(
    gold.flatMap(({ lawNumber, articleNo }) =>
      articleNo ? [`${lawNumber}|${articleNo}`, `${lawNumber}|${articleNo.replace(/\/.*$/, '').trim()}`] : [],
    ),
  )

const keyOf = ({ source: { law, article } }: Passage): string => `${law?.number}|${article?.no}`

export function judge(
  question: AnswerQuestion,
  { draft, passages, ms }: DraftedAnswer,
  known: KnownLaws,
): Outcome {
  const gold = goldOf(question)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const cited = draft.sentences.flatMap(({ supports }) =>
    supports.flatMap(({ passageId }) => byId.get(passageId) ?? []),
  )
  const isGold = (passage: Passage | undefined) => passage !== undefined && gold.has(keyOf(passage))
  const judged = (value: boolean) => (gold.size > 0 ? value : null)
  return {
    isRefused: draft.refusal !== null,
    hasGold: judged(cited.some(isGold)),
    leadsWithGold: judged(isGold(cited[0])),
    foundGold: judged(passages.some(isGold)),
    sentences: draft.sentences.length,
    verified: checkDraft(draft, passages, known).filter(({ verdict }) => verdict === 'proven').length,
    words: draft.sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    sources: new Set(cited.map(({ source }) => source.id)).size,
    ms,
  }
}
