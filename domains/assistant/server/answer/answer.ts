/** Answers a question: searched, read, written, checked, kept; each stage is told while it begins. */
import { randomUUID } from 'node:crypto'
import type { HandlerAnswer } from '@mizan/platform/contract'
import type { SearchCountry } from '@mizan/research/schemas'
import type { assistantRows } from '../../contract.ts'
import type { CheckedSentence, Draft, Passage } from '../../rules/passage.ts'
import type { AnswerStage, Question } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import type { AnswerContent } from '../conversations/answers.ts'
import { begin } from './begin.ts'
import { firstArticles, quoteFirst } from './first-articles.ts'
import { keepAnswer } from './keep.ts'
import { shownOf } from './present.ts'

type Answering = HandlerAnswer<(typeof assistantRows)['assistant.ask']>

const stageOf = (stage: AnswerStage) => ({ name: 'stage', data: { stage } }) as const

export async function* answerQuestion(call: AssistantCall, asked: Question, signal: AbortSignal): Answering {
  const since = performance.now()
  yield stageOf('searching')
  const begun = await begin(call, asked)
  const passages = await passagesFor(call, asked)
  signal.throwIfAborted()
  yield stageOf('reading')
  yield stageOf('writing')
  const draft = quoteFirst(passages)
  yield stageOf('checking')
  const shown = shownOf(checked(draft, passages), passages)
  for (const [index, sentence] of shown.sentences.entries())
    yield { name: 'sentence', data: { index, sentence } } as const
  const isRefused = shown.sentences.length === 0
  const content: AnswerContent = {
    ...shown,
    searchCountry: asked.searchCountry,
    isRefused,
    refusal: isRefused ? (draft.refusal ?? 'nothing_found') : null,
    way: 'quotes',
    comparison: null,
    searchedAs: null,
    tookMs: Math.round(performance.now() - since),
  }
  const answerId = randomUUID()
  await keepAnswer(call, begun, asked, { answerId, content })
  return {
    ...content,
    conversationId: begun.conversationId,
    answerId,
    question: asked.message,
    askedAt: call.clock.now().toISOString(),
  }
}

const countriesOf = ({ searchCountry }: Question): SearchCountry[] =>
  searchCountry === 'both' ? ['turkey', 'kktc'] : [searchCountry]

async function passagesFor(call: AssistantCall, asked: Question): Promise<Passage[]> {
  const found = await Promise.all(
    countriesOf(asked).map((country) => firstArticles(call, asked.message, country)),
  )
  return found.flat()
}

/** The quotes as they stand in their passages. */
function checked({ sentences }: Draft, passages: readonly Passage[]): CheckedSentence[] {
  return sentences.map((sentence) => {
    const supports = sentence.supports.map(({ passageId, quote }) => {
      const start = passages.find(({ id }) => id === passageId)?.text.indexOf(quote) ?? -1
      return { passageId, quote, start, end: start + quote.length }
    })
    const verdict = supports.every(({ start }) => start >= 0) ? 'proven' : 'false'
    return { ...sentence, supports, verdict, failed: [] }
  })
}
