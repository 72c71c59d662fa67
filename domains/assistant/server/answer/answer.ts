/** Answers a question: searches, reads, writes, checks, stores; each stage is reported when it begins. */
import { randomUUID } from 'node:crypto'
import type { HandlerAnswer } from '@mizan/platform/contract'
import type { assistantRows } from '../../contract.ts'
import { compareCountries } from '../../rules/compare-countries.ts'
import { nameOf } from '../../rules/question/not-held.ts'
import { takeApart } from '../../rules/question/take-apart.ts'
import type { AnswerSentence, AnswerSource, AnswerStage, Comparison, Question } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import type { AnswerContent } from '../conversations/answers.ts'
import { begin } from './begin.ts'
import { keepAnswer } from './keep.ts'
import { shownOf } from './present.ts'
import { writeFor } from './quotes-or-model.ts'
import { readFor } from './read.ts'

type AnswerEvents = HandlerAnswer<(typeof assistantRows)['assistant.ask']>

const stageOf = (stage: AnswerStage) => ({ name: 'stage', data: { stage } }) as const

export async function* answerQuestion(
  call: AssistantCall,
  asked: Question,
  signal: AbortSignal,
): AnswerEvents {
  const since = performance.now()
  // This runs before the first event, so that a refusal has its status.
  const begun = await begin(call, asked)
  yield stageOf('searching')
  const question = takeApart(asked.message, begun.earlier, asked.searchCountry)
  yield stageOf('reading')
  const read = await readFor(call, question, begun.caseId)
  signal.throwIfAborted()
  yield stageOf('writing')
  const written = await writeFor(call, { question, caseId: begun.caseId, read, signal })
  yield stageOf('checking')
  const { places, ...shown } = shownOf(written.checked, written.passages)
  for (const [index, sentence] of shown.sentences.entries())
    yield { name: 'sentence', data: { index, sentence } } as const
  const isRefused = shown.sentences.length === 0 && written.proposals.length === 0
  const content = {
    ...shown,
    searchCountry: question.country,
    isRefused,
    refusal: isRefused ? (written.refusal ?? 'nothing_found') : null,
    way: written.way,
    modelProblem: written.modelProblem,
    proposals: [...written.proposals],
    comparison: question.country === 'both' ? comparisonOf(shown.sentences) : null,
    isCaseSilent: begun.caseId !== null && shown.sources.length > 0 && shown.sources.every(isPublished),
    notHeld: read.notHeld.named.map(nameOf),
    searchedAs: question.isFollowUp ? question.text : null,
    tookMs: Math.round(performance.now() - since),
  } satisfies Omit<AnswerContent, 'places'>
  signal.throwIfAborted()
  const answerId = randomUUID()
  await keepAnswer(call, begun, asked, { answerId, content: { ...content, places } })
  const { conversationId } = begun
  const askedAt = call.clock.now().toISOString()
  return { ...content, conversationId, answerId, question: asked.message, askedAt }
}

const isPublished = ({ kind }: AnswerSource) => kind === 'article' || kind === 'decision'

const cellOf = (sentence: AnswerSentence | null) =>
  sentence && { text: sentence.text, supports: sentence.supports }

const comparisonOf = (sentences: readonly AnswerSentence[]): Comparison =>
  compareCountries(sentences).map(({ topic, turkey, kktc }) => ({
    topic,
    turkey: cellOf(turkey),
    kktc: cellOf(kktc),
  }))
