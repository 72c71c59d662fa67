/**
 * A double of the service of a language model: it streams the answers that the test sets, in the form of OpenAI or
 * Anthropic.
 */
import { answers, type Behaviour, type ReceivedRequest, streams } from '@mizan/platform/outside/testing'

export type Kind = 'openai' | 'anthropic'

/** The request that the double received: the passages with the ids that it was given. */
export interface ReceivedPrompt {
  text: string
  passages: { id: string; title: string; text: string }[]
}

export function promptedBy({ body }: ReceivedRequest): ReceivedPrompt {
  const text = String(body)
  const { messages } = JSON.parse(text) as { messages: { content: string | { text?: string }[] | null }[] }
  const whole = messages
    .flatMap(({ content }) =>
      typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? ''),
    )
    .join('\n')
  const passages = [...whole.matchAll(/<<<(\w+) passageId=(\w+)\nKaynak: (.*)\n([\s\S]*?)\n\1>>>/g)].map(
    ([, , id = '', title = '', said = '']) => ({ id, title, text: said }),
  )
  return { text, passages }
}

const ofEvents = { headers: { 'content-type': 'text/event-stream' } }

/** A reply in several events, made when the prompt has been read. */
export const says = (kind: Kind, textOf: (prompted: ReceivedPrompt) => string, finish = 'stop'): Behaviour =>
  answers((received) => {
    const chunks = chunksOf(textOf(promptedBy(received)))
    return (kind === 'openai' ? openai(chunks, finish) : anthropic(chunks, finish)).join('')
  }, ofEvents)

const chunksOf = (text: string): string[] => text.match(/[\s\S]{1,400}/g) ?? []

const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const chunk = (choice: object, more: object = {}): string =>
  event({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'double',
    choices: [{ index: 0, finish_reason: null, ...choice }],
    ...more,
  })

export const openaiPart = (content: string): string => chunk({ delta: { role: 'assistant', content } })

function openai(chunks: readonly string[], finish: string): string[] {
  const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 }
  return [
    ...chunks.map(openaiPart),
    chunk({ delta: {}, finish_reason: finish }),
    chunk({ delta: {} }, { choices: [], usage }),
    'data: [DONE]\n\n',
  ]
}

export const anthropicStart = [
  event(
    {
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'double',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 900, output_tokens: 1 },
      },
    },
    'message_start',
  ),
  event(
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    'content_block_start',
  ),
]

export const anthropicPart = (text: string): string =>
  event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta')

const reasons: Record<string, string> = { stop: 'end_turn', length: 'max_tokens' }

function anthropic(chunks: readonly string[], finish: string): string[] {
  const ended = {
    type: 'message_delta',
    delta: { stop_reason: reasons[finish] ?? finish, stop_sequence: null },
    usage: { output_tokens: 100 },
  }
  return [
    ...anthropicStart,
    ...chunks.map(anthropicPart),
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(ended, 'message_delta'),
    event({ type: 'message_stop' }, 'message_stop'),
  ]
}

/** A call of a tool, offered or not. */
export const callsTool = (kind: Kind, name = 'search', input: object = { query: 'kira' }): Behaviour =>
  kind === 'openai'
    ? streams([
        chunk({
          delta: {
            role: 'assistant',
            tool_calls: [
              {
                index: 0,
                id: 't1',
                type: 'function',
                function: { name, arguments: JSON.stringify(input) },
              },
            ],
          },
        }),
        chunk({ delta: {}, finish_reason: 'tool_calls' }),
        'data: [DONE]\n\n',
      ])
    : streams([
        anthropicStart[0] ?? '',
        event(
          {
            type: 'content_block_start',
            index: 0,
            content_block: { type: 'tool_use', id: 't1', name, input: {} },
          },
          'content_block_start',
        ),
        event(
          {
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
          },
          'content_block_delta',
        ),
        event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
        event(
          {
            type: 'message_delta',
            delta: { stop_reason: 'tool_use', stop_sequence: null },
            usage: { output_tokens: 9 },
          },
          'message_delta',
        ),
        event({ type: 'message_stop' }, 'message_stop'),
      ])
