/** Answers a question: searched, read, written, checked, kept; each stage is told while it begins. */
import { randomUUID } from 'node:crypto'
import type { HandlerAnswer } from '@mizan/platform/contract'
import type { SearchCountry } from '@mizan/research/schemas'
import { knownLaws } from '@mizan/research/server'
import type { assistantRows } from '../../contract.ts'
import type { Draft, Passage } from '../../rules/passage.ts'
import { checkDraft } from '../../rules/verify/check.ts'
import { citedLaws } from '../../rules/verify/cited.ts'
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
  const shown = shownOf(await checked(call, draft, passages, asked), passages)
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

/** Only laws of the asked countries are known: those of another country cannot be cited. */
async function checked(call: AssistantCall, draft: Draft, passages: readonly Passage[], asked: Question) {
  const texts = draft.sentences.map(({ text }) => text)
  const cited = countriesOf(asked).flatMap((country) => citedLaws(texts, country))
  return checkDraft(draft, passages, await knownLaws(call.unscoped, cited))
}
