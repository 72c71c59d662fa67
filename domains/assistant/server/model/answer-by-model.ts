/** An answer by a language model; only sentences that the check of their quotes accepts are shown. */
import { randomBytes } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { inTurns } from '@mizan/platform/call'
import type { Tools } from '@mizan/platform/tools'
import { mostWords } from '../../data/limits.ts'
import { complaintOf, mostPassages, type PromptPassage, promptOf, sentOf } from '../../rules/model/prompt.ts'
import { readReply } from '../../rules/model/reply.ts'
import { isShowable } from '../../rules/model/showable.ts'
import type { CheckedSentence, Draft, Passage } from '../../rules/passage.ts'
import { checkInSteps } from '../../rules/verify/check.ts'
import type { KnownLaws } from '../../rules/verify/check-cited.ts'
import type { ModelProblem, Proposal } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import type { Outgoing } from '../secrecy.ts'
import { type Model, ModelError, type ModelRequest } from './port.ts'
import { mostOutputTokens } from './provider.ts'
import { toolsFor } from './tools/tools.ts'
import { reserve, settle, type TokenUse } from './usage.ts'

export interface ModelAnswer {
  /** The sentences after the check; those that are not shown are marked as false. */
  checked: CheckedSentence[]
  /** The passages of the question, and those that the model has read besides. */
  passages: Passage[]
  /** The additions to the case that the model proposes. */
  proposals: Proposal[]
  /** The facts that the model reports as missing. */
  missing: string[]
}

export interface ModelTask {
  officeId: string
  /** The question, understandable by itself. */
  question: string
  /** The case from which the question was asked. */
  caseId: string | null
  passages: readonly Passage[]
  /** Looks up which of the laws and articles that a draft cites exist. */
  known: (draft: Draft) => Promise<KnownLaws>
  /** The tools that the model may use, if any. */
  tools: Tools | undefined
  /** Other rules than those for an answer. */
  instructions?: string
  /** Masks texts that leave the office and restores those that come back. */
  outgoing: Outgoing
  signal: AbortSignal
}

const mostTries = 2
/** Calls of the service for one try: rounds of looking up, and the answer. */
const mostSteps = 4
/** Milliseconds for all tries together. */
const longest = 60_000
const charactersOfToken = 3

export async function answerByModel(
  call: AssistantCall,
  model: Model,
  writing: ModelTask,
): Promise<ModelAnswer | ModelProblem> {
  const trying = await openTrying(call, writing)
  const { instructions, messages, tools } = trying.request
  const size = (instructions.length + (messages[0]?.text.length ?? 0)) / charactersOfToken
  const steps = tools.length > 0 ? mostSteps : mostTries
  const reserved = await reserve(call, writing.officeId, model, Math.ceil(steps * (size + mostOutputTokens)))
  if (!reserved) return 'spent'
  try {
    return await tried(model, writing, trying)
  } finally {
    await settle(call, reserved, model, trying.used, trying.calls)
  }
}

interface ModelAttempt {
  request: ModelRequest
  passages: Passage[]
  /** The ids of passages by the ids that the model sees. */
  ids: Map<string, string>
  proposals: Proposal[]
  used: TokenUse
  calls: number
}

async function openTrying(call: AssistantCall, writing: ModelTask): Promise<ModelAttempt> {
  const passages = [...writing.passages]
  const { request, ids } = await requestOf(call, writing)
  const { tools: all, outgoing, question, caseId } = writing
  const proposals: Proposal[] = []
  const use = { call, outgoing, question, caseId, passages, ids, proposals, computed: [] }
  const tools = all ? toolsFor({ ...use, tools: all }) : []
  const used = { inputTokens: 0, outputTokens: 0 }
  return { request: { ...request, tools, mostSteps }, passages, ids, proposals, used, calls: 0 }
}

async function tried(
  model: Model,
  writing: ModelTask,
  trying: ModelAttempt,
): Promise<ModelAnswer | ModelProblem> {
  const { request, ids, passages, proposals, used } = trying
  const { mask, unmask } = writing.outgoing
  for (let attempt = 0; attempt < mostTries; attempt++) {
    trying.calls++
    const reply = await replyOf(model, request, writing.signal)
    used.inputTokens += reply.used.inputTokens
    used.outputTokens += reply.used.outputTokens
    if (reply.problem === 'unavailable') return 'unavailable'
    const written = reply.text === undefined ? undefined : readReply(reply.text)
    if (written && written.sentences.length === 0) {
      if (proposals.length > 0) return { checked: [], passages, proposals, missing: [] }
      if (written.refusal) return 'declined'
    }
    const draft = written && renamed(restored(written, unmask), ids)
    const checked = draft ? await checkedOf(draft, passages, writing) : []
    if (checked.some(({ verdict }) => verdict === 'proven'))
      return { checked, passages, proposals, missing: draft?.missing ?? [] }
    request.messages.push(
      { role: 'assistant', text: (reply.text ?? '').slice(0, 4_000) || '{}' },
      { role: 'user', text: complaintOf(await problemsOf(draft, checked, mask)) },
    )
  }
  return 'unusable'
}

async function checkedOf(
  draft: Draft,
  passages: readonly Passage[],
  { known }: ModelTask,
): Promise<CheckedSentence[]> {
  const checked = await inTurns(checkInSteps(draft, passages, await known(draft)))
  return withinBounds(checked.map((one) => (isShowable(one) ? one : { ...one, verdict: 'false' })))
}

async function requestOf(
  { clock }: AssistantCall,
  { question, passages, instructions: other, outgoing: { mask }, signal }: ModelTask,
): Promise<{ request: Omit<ModelRequest, 'tools' | 'mostSteps'>; ids: Map<string, string> }> {
  const ids = new Map<string, string>()
  const sent: PromptPassage[] = []
  for (const passage of passages.slice(0, mostPassages)) {
    const id = randomBytes(4).toString('hex')
    ids.set(id, passage.id)
    sent.push(sentOf(await leaving(passage, mask), id))
  }
  const { instructions, message } = promptOf({
    question: await mask(question),
    passages: sent,
    today: dayInTurkey(clock.now()),
    mark: randomBytes(6).toString('hex'),
    instructions: other,
  })
  const all = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  return { request: { instructions, messages: [{ role: 'user', text: message }], signal: all }, ids }
}

/** Laws and decisions are published; all else is the office's. The whole text is masked, so that no cut halves a value. */
async function leaving(passage: Passage, mask: Outgoing['mask']): Promise<Passage> {
  const { source, text } = passage
  if (source.kind === 'article' || source.kind === 'decision') return passage
  return { ...passage, text: await mask(text), source: { ...source, title: await mask(source.title) } }
}

/** The draft is parsed first and restored then, because a value may contain characters that JSON has to escape. */
const restored = (draft: Draft, unmask: Outgoing['unmask']): Draft => ({
  ...draft,
  ...(draft.missing && { missing: draft.missing.map(unmask) }),
  sentences: draft.sentences.map((sentence) => ({
    ...sentence,
    text: unmask(sentence.text),
    supports: sentence.supports.map((support) => ({ ...support, quote: unmask(support.quote) })),
  })),
})

interface AttemptResult {
  text?: string
  problem?: ModelError['problem']
  used: TokenUse
}

async function replyOf(model: Model, request: ModelRequest, signal: AbortSignal): Promise<AttemptResult> {
  try {
    const { text, ...used } = await model.write(request)
    return { text, used }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ModelError) return { problem: error.problem, used: error.used }
    if (request.signal.aborted) return { problem: 'unavailable', used: { inputTokens: 0, outputTokens: 0 } }
    throw error
  }
}

/** An id that the model invented stays one that no passage has. */
const renamed = (draft: Draft, ids: ReadonlyMap<string, string>): Draft => ({
  ...draft,
  sentences: draft.sentences.map((sentence) => ({
    ...sentence,
    supports: sentence.supports.map(({ passageId, quote }) => ({
      passageId: ids.get(passageId) ?? '',
      quote,
    })),
  })),
})

/** Sentences beyond the bound of words are left out like refuted ones. */
function withinBounds(checked: readonly CheckedSentence[]): CheckedSentence[] {
  let words = 0
  return checked.map((one) => {
    if (one.verdict === 'false') return one
    words += one.text.split(/\s+/).length
    return words <= mostWords ? one : { ...one, verdict: 'false', failed: [...one.failed, 'too_long'] }
  })
}

async function problemsOf(
  draft: Draft | undefined,
  checked: readonly CheckedSentence[],
  mask: Outgoing['mask'],
): Promise<string[]> {
  if (!draft) return ['Yanıt istenen JSON biçiminde değildi ya da yarıda kaldı.']
  if (checked.length === 0) return ['Hiç cümle yoktu.']
  const problems: string[] = []
  for (const { text, failed } of checked)
    problems.push(`"${(await mask(text)).slice(0, 200)}" cümlesi: ${failed.map(saidOf).join(', ')}`)
  return problems
}

const said: Record<string, string> = {
  no_support: 'alıntısı yok',
  passage_unknown: 'verilmeyen bir parçaya dayanıyor',
  quote_missing: 'alıntı parçada birebir geçmiyor',
  quote_short: 'alıntı çok kısa',
  quote_title: 'alıntı bir başlık',
  negation: 'olumsuzluk alıntıdakinden farklı',
  party: 'taraf alıntıdakinden farklı',
  number: 'sayı alıntıda yok',
  condition: 'alıntıdaki şart düşmüş ya da değişmiş',
  scope: 'kapsam alıntıdakinden farklı',
}
const saidOf = (code: string): string => said[code] ?? 'alıntının söylediğiyle örtüşmüyor'
