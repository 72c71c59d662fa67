/** A language model behind a service that understands the calls of OpenAI or of Anthropic, through the Vercel AI SDK. */
import { OutsideError, openOutside, type Patience } from '@mizan/platform/outside'
import type { LanguageModel } from 'ai'
import { fetchThrough } from './outside-fetch.ts'
import { type Model, ModelError, type ModelReply, type ModelRequest } from './port.ts'

export interface ModelOptions {
  kind: 'openai' | 'anthropic'
  /** The address without a trailing slash. */
  url: string
  name: string
  key: string | undefined
  dailyTokens: number
  prices: Model['prices']
  patience?: Partial<Patience>
}

const second = 1_000
const patience = {
  connect: 5 * second,
  send: 10 * second,
  answer: 20 * second,
  part: 10 * second,
  whole: 40 * second,
}
const mostBytes = 2 * 1024 * 1024
export const mostOutputTokens = 3_000
/** The characters beyond which a reply is not usable. */
export const longestReply = 24_000
/** Used for a text whose number of tokens the service does not report. */
const charactersOfToken = 3

export function modelOf(options: ModelOptions): Model {
  const { url, dailyTokens, prices } = options
  const service = openOutside({
    name: 'model',
    address: url,
    patience: { ...patience, ...options.patience },
    repeats: { calls: 2, pause: 500, longestPause: 3 * second },
    mostBytes,
    ...(options.key !== undefined && { secrets: [options.key] }),
  })
  // The SDK is loaded when it is first needed, which without a configured model is never.
  let opened: Promise<LanguageModel> | undefined
  return {
    dailyTokens,
    prices,
    write: async (request) => {
      opened ??= languageModel(options, fetchThrough(service, url))
      return writeWith(await opened, request)
    },
  }
}

async function languageModel({ kind, url, name, key }: ModelOptions, through: typeof fetch) {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: url, apiKey: key ?? 'none', fetch: through })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const apiKey = key === undefined ? {} : { apiKey: key }
  return createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...apiKey,
    fetch: through,
    includeUsage: true,
  })(name)
}

type TokenUse = Omit<ModelReply, 'text'>
type Kit = typeof import('ai')

async function writeWith(model: LanguageModel, request: ModelRequest): Promise<ModelReply> {
  const { instructions, messages, signal } = request
  const kit = await import('ai')
  const stop = new AbortController()
  const { fullStream } = kit.streamText({
    model,
    instructions,
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    maxOutputTokens: mostOutputTokens,
    ...toolsOf(kit, request),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    // Failures are thrown below; the SDK would print them, with the words of the service.
    onError: () => undefined,
  })
  const sent = instructions.length + messages.reduce((sum, { text }) => sum + text.length, 0)
  const used = { inputTokens: Math.ceil(sent / charactersOfToken), outputTokens: 0 }
  try {
    return { text: await readReply(fullStream, used), ...used }
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error, used)
  } finally {
    stop.abort()
  }
}

/** In its last step the model may only answer. */
const toolsOf = ({ dynamicTool, jsonSchema, stepCountIs }: Kit, { tools, mostSteps }: ModelRequest) =>
  tools.length > 0 && {
    tools: Object.fromEntries(
      tools.map(({ name, description, schema, use }) => [
        name,
        dynamicTool({ description, inputSchema: jsonSchema(schema), execute: (input) => use(input) }),
      ]),
    ),
    stopWhen: stepCountIs(mostSteps),
    prepareStep: ({ stepNumber }: { stepNumber: number }) =>
      stepNumber < mostSteps - 1 ? {} : { toolChoice: 'none' as const },
  }

/**
 * Counts the tokens so far in `used`. @throws ModelError if the reply is too long or was cut; the error of the
 * service
 */
async function readReply(
  stream: ReturnType<Kit['streamText']>['fullStream'],
  used: TokenUse,
): Promise<string> {
  let text = ''
  let length = 0
  let isFinished = false
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    // Text before a tool call is not part of the answer.
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') {
      text += part.text
      length += part.text.length
    }
    used.outputTokens = Math.ceil(length / charactersOfToken)
    if (length > longestReply) throw new ModelError('unusable', used)
    if (part.type === 'finish') {
      isFinished = part.finishReason === 'stop'
      used.inputTokens = part.totalUsage.inputTokens ?? used.inputTokens
      used.outputTokens = part.totalUsage.outputTokens ?? used.outputTokens
    }
  }
  if (!isFinished) throw new ModelError('unusable', used)
  return text
}

function failureOf(error: unknown, used: TokenUse): ModelError {
  if (error instanceof ModelError) return error
  const outside = outsideIn(error)
  if (outside === undefined) return new ModelError('unusable', used)
  if (outside.unsent || outside.problem === 'refused')
    return new ModelError('unavailable', { inputTokens: 0, outputTokens: 0 })
  return new ModelError(outside.problem === 'too_large' ? 'unusable' : 'unavailable', used)
}

/** The SDK wraps the errors of its `fetch`. */
function outsideIn(error: unknown): OutsideError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof OutsideError) return at
  return undefined
}
