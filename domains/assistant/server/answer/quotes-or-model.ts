/** Chooses the content of an answer: sentences of the model that their quotes prove, or quotes alone. */

import { inTurns } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import { knownLaws } from '@mizan/research/server'
import type { CheckedSentence, Draft, Passage, Refusal } from '../../rules/passage.ts'
import type { AskedQuestion } from '../../rules/question/question.ts'
import { checkInSteps } from '../../rules/verify/check.ts'
import { citedLaws, type KnownLaws } from '../../rules/verify/check-cited.ts'
import type { ModelProblem, Proposal } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import { answerByModel } from '../model/answer-by-model.ts'
import type { Model } from '../model/port.ts'
import { outgoingFor } from '../secrecy.ts'
import { quotesFrom } from './quotes-from.ts'
import type { SourceTexts } from './read.ts'

interface AnswerRequest {
  question: AskedQuestion
  caseId: string | null
  read: SourceTexts
  signal: AbortSignal
}

export interface WrittenAnswer {
  checked: readonly CheckedSentence[]
  /** The passages that were read for the question, and those that the model has read besides. */
  passages: readonly Passage[]
  refusal: Refusal | null
  way: 'quotes' | 'model'
  proposals: readonly Proposal[]
  modelProblem: ModelProblem | null
}

/** @throws AppError `LAAIA_InvalidAgentResponse` if the model's answer cannot be used and there is no quote either */
export async function writeFor(call: AssistantCall, asked: AnswerRequest): Promise<WrittenAnswer> {
  const draft = quotesFrom(asked.read)
  const { model } = call.parts
  if (!model || !isForModel(draft, asked)) return quoted(call, draft, asked.read, null)
  const written = await writtenBy(call, model, asked)
  if (typeof written !== 'string') return { ...written, refusal: null, way: 'model', modelProblem: null }
  if (written === 'unusable' && draft.refusal) throw new AppError('LAAIA_InvalidAgentResponse')
  return quoted(call, draft, asked.read, written)
}

/**
 * A message that is no question of law, or says too little, is not sent. Tasks and dates of a case are in no passage.
 */
const isForModel = ({ refusal }: Draft, { read: { passages }, caseId }: AnswerRequest): boolean =>
  (passages.length > 0 || caseId !== null) &&
  (refusal === null || refusal === 'nothing_found' || refusal === 'case_silent')

/** Sentences as they stand in the passages, each checked against its place. */
export async function quoted(
  call: Pick<AssistantCall, 'unscoped'>,
  draft: Draft,
  read: SourceTexts,
  modelProblem: ModelProblem | null,
): Promise<WrittenAnswer> {
  const known = await knownTo(call, read, textsOf(draft))
  const checked = await inTurns(checkInSteps(draft, read.passages, known))
  return {
    checked,
    passages: read.passages,
    refusal: draft.refusal,
    way: 'quotes',
    proposals: [],
    modelProblem,
  }
}

async function writtenBy(
  call: AssistantCall,
  model: Model,
  { question, caseId, read, signal }: AnswerRequest,
) {
  const { officeId } = callerOf(call)
  const { passages } = read
  const outgoing = await call.office.read((tx) => outgoingFor(call, tx, { caseId, question: question.text }))
  const known = (draft: Draft) => knownTo(call, read, textsOf(draft))
  const asked = { officeId, question: question.text, caseId, passages, known, tools: call.parts.tools() }
  return answerByModel(call, model, { ...asked, outgoing, signal })
}

const textsOf = ({ sentences }: Draft): string[] => sentences.map(({ text }) => text)

/** The existing laws among those that these texts cite. Laws of a country that was not asked about cannot be cited. */
function knownTo(
  { unscoped }: Pick<AssistantCall, 'unscoped'>,
  { groups }: SourceTexts,
  texts: readonly string[],
): Promise<KnownLaws> {
  const countries = groups.flatMap(({ question }) => (question.country === 'both' ? [] : [question.country]))
  const cited = [...new Set(countries)].flatMap((country) => citedLaws(texts, country))
  return knownLaws(unscoped, cited)
}
