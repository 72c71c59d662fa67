/** Answers a person without an account: with quotes alone, from fewer passages, and nothing is stored. */
import { randomUUID } from 'node:crypto'
import type { SearchCountry } from '@mizan/research/schemas'
import type { Research } from '@mizan/research/server'
import { nameOf } from '../../rules/question/not-held.ts'
import { takeApart } from '../../rules/question/take-apart.ts'
import type { Answer } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import { shownOf } from './present.ts'
import { quotesFrom } from './quotes-from.ts'
import { quoted } from './quotes-or-model.ts'
import { readForVisitor } from './read.ts'

interface VisitorsCall extends Pick<AssistantCall, 'clock' | 'unscoped'> {
  parts: { research: Research }
}

interface VisitorQuestion {
  message: string
  searchCountry: SearchCountry
  /** Sentences of the answer. */
  most: number
}

/** The answer for a visitor, and the ids of the places that it cites. */
export interface VisitorsAnswer {
  answer: Omit<Answer, 'conversationId'>
  cited: string[]
}

/** No model writes it, because nobody pays for a visitor's question. @throws AppError `search.preparing` */
export async function answerVisitor(
  call: VisitorsCall,
  { message, searchCountry, most }: VisitorQuestion,
): Promise<VisitorsAnswer> {
  const since = performance.now()
  const question = takeApart(message, [], searchCountry)
  const read = await readForVisitor(call, question)
  const draft = quotesFrom(read)
  const written = await quoted(call, { ...draft, sentences: draft.sentences.slice(0, most) }, read, null)
  const { places, ...shown } = shownOf(written.checked, written.passages)
  const isRefused = shown.sentences.length === 0
  const answer = {
    ...shown,
    answerId: randomUUID(),
    question: message,
    searchCountry,
    askedAt: call.clock.now().toISOString(),
    isRefused,
    refusal: isRefused ? (written.refusal ?? 'nothing_found') : null,
    way: 'quotes',
    modelProblem: null,
    comparison: null,
    proposals: [],
    isCaseSilent: false,
    notHeld: read.notHeld.named.map(nameOf),
    searchedAs: null,
    tookMs: Math.round(performance.now() - since),
  } satisfies Omit<Answer, 'conversationId'>
  return { answer, cited: places.map(({ placeId }) => placeId) }
}
