/** An answer by a language model, of which nothing is shown that the check of its quotes has not let through. */
import { randomBytes } from 'node:crypto'
import { inTurns } from '@mizan/platform/call'
import { mostWords } from '../../data/limits.ts'
import { complaintOf, mostPassages, type PromptPassage, promptOf, sentOf } from '../../rules/model/prompt.ts'
import { readReply } from '../../rules/model/reply.ts'
import { isShowable } from '../../rules/model/showable.ts'
import type { CheckedSentence, Draft, Passage } from '../../rules/passage.ts'
import { checkInSteps } from '../../rules/verify/check.ts'
import type { Known } from '../../rules/verify/cited.ts'
import type { ModelProblem } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import type { Outgoing } from '../secrecy.ts'
import { type Model, ModelError, type ModelRequest } from './port.ts'
import { mostOutputTokens } from './provider.ts'
import { reserve, settle, type Used } from './usage.ts'

export interface Written {
  sentences: CheckedSentence[]
  /** How many sentences were refuted, and are not shown. */
  removed: number
}

export interface Writing {
  officeId: string
  question: string
  passages: readonly Passage[]
  known: Known
  /** Through it goes what leaves the office and what comes back. */
  outgoing: Outgoing
  signal: AbortSignal
}

const mostTries = 2
/** Milliseconds for all tries together. */
const longest = 60_000
const charactersOfToken = 3

export async function writeAnswer(
  call: AssistantCall,
  model: Model,
  writing: Writing,
): Promise<Written | ModelProblem> {
  const { request, ids } = await requestOf(writing)
  const size = (request.instructions.length + (request.messages[0]?.text.length ?? 0)) / charactersOfToken
  const reserved = await reserve(
    call,
    writing.officeId,
    model,
    Math.ceil(mostTries * (size + mostOutputTokens)),
  )
  if (!reserved) return 'spent'
  const used: Used = { inputTokens: 0, outputTokens: 0 }
  const counted = { calls: 0 }
  try {
    return await tried(model, writing, { request, ids, used, counted })
  } finally {
    await settle(call, reserved, model, used, counted.calls)
  }
}

interface Trying {
  request: ModelRequest
  /** Ids of passages by those that the model was told. */
  ids: ReadonlyMap<string, string>
  used: Used
  counted: { calls: number }
}

async function tried(model: Model, writing: Writing, trying: Trying): Promise<Written | ModelProblem> {
  const { request, ids, used, counted } = trying
  const { mask, unmask } = writing.outgoing
  for (let attempt = 0; attempt < mostTries; attempt++) {
    counted.calls++
    const reply = await replyOf(model, request, writing.signal)
    used.inputTokens += reply.used.inputTokens
    used.outputTokens += reply.used.outputTokens
    if (reply.problem === 'unavailable') return 'unavailable'
    const written = reply.text === undefined ? undefined : readReply(reply.text)
    const draft = written && restored(written, unmask)
    const checked = draft
      ? await inTurns(checkInSteps(renamed(draft, ids), writing.passages, writing.known))
      : []
    const sentences = withinBounds(checked.filter(isShowable))
    if (sentences.some(({ verdict }) => verdict === 'proven'))
      return { sentences, removed: checked.length - checked.filter(isShowable).length }
    request.messages.push(
      { role: 'assistant', text: (reply.text ?? '').slice(0, 4_000) || '{}' },
      { role: 'user', text: complaintOf(await problemsOf(draft, checked, mask)) },
    )
  }
  return 'unusable'
}

async function requestOf({
  question,
  passages,
  outgoing: { mask },
  signal,
}: Writing): Promise<{ request: ModelRequest; ids: Map<string, string> }> {
  const ids = new Map<string, string>()
  const sent: PromptPassage[] = []
  for (const passage of passages.slice(0, mostPassages)) {
    const id = randomBytes(4).toString('hex')
    ids.set(id, passage.id)
    sent.push(sentOf(await leaving(passage, mask), id))
  }
  const { instructions, message } = promptOf(await mask(question), sent, randomBytes(6).toString('hex'))
  const all = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  return { request: { instructions, messages: [{ role: 'user', text: message }], signal: all }, ids }
}

/** Laws and decisions are published; documents are the office's. The whole text is masked, so that no cut halves a value. */
async function leaving(passage: Passage, mask: Outgoing['mask']): Promise<Passage> {
  const { source, text } = passage
  if (source.kind !== 'document') return passage
  return { ...passage, text: await mask(text), source: { ...source, title: await mask(source.title) } }
}

/** Read first and restored then, because a value may hold what JSON has to escape. */
const restored = (draft: Draft, unmask: Outgoing['unmask']): Draft => ({
  ...draft,
  sentences: draft.sentences.map((sentence) => ({
    ...sentence,
    text: unmask(sentence.text),
    supports: sentence.supports.map((support) => ({ ...support, quote: unmask(support.quote) })),
  })),
})

interface Replied {
  text?: string
  problem?: ModelError['problem']
  used: Used
}

async function replyOf(model: Model, request: ModelRequest, signal: AbortSignal): Promise<Replied> {
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

/** An id that the model was not told stays one that no passage has. */
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

function withinBounds(sentences: readonly CheckedSentence[]): CheckedSentence[] {
  let words = 0
  return sentences.filter(({ text }) => {
    words += text.split(/\s+/).length
    return words <= mostWords
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
