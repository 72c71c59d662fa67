/** Transcription by a service whose addresses are those of OpenAI: theirs, or a whisper server of one's own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Segment, type SpokenAudio, type Transcriber, TranscriptionError } from './port.ts'
import { type Answer, SendingFailure, sendAudio } from './send-audio.ts'

export interface ServiceOptions {
  /** Without a trailing slash, such as `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  model: string
  maxBytes: number
  /** Milliseconds without any byte leaving, or coming of an answer that has begun. */
  stallMs?: number
  /** Milliseconds until the answer begins, once everything was sent. */
  answerMs?: number
  /** Milliseconds before the second try; the third waits three times as long. */
  pauseMs?: number
}

const tries = 3

export const transcriberOf = (options: ServiceOptions): Transcriber => ({
  maxBytes: options.maxBytes,
  transcribe: async (audio, { signal, onSent }) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(options, audio, { signal, onSent })
      if (!(answer instanceof TranscriptionError)) return answer
      if (attempt === tries) throw answer
      await sleep((options.pauseMs ?? 2_000) * (2 * attempt - 1), undefined, { signal })
    }
  },
})

interface Watching {
  signal: AbortSignal
  onSent: (bytes: number) => void
}

/** Returns the error after which another try may succeed. @throws TranscriptionError for any other */
async function ask(
  { url, key, model, stallMs = 30_000, answerMs = 30 * 60_000 }: ServiceOptions,
  audio: SpokenAudio,
  watching: Watching,
): Promise<Segment[] | TranscriptionError> {
  const fields = {
    model,
    response_format: 'verbose_json',
    'timestamp_granularities[]': 'segment',
    ...(audio.language !== 'auto' && { language: audio.language }),
  }
  const address = new URL(`${url}/audio/transcriptions`)
  try {
    return judge(await sendAudio({ address, key, fields, audio, stallMs, answerMs, ...watching }))
  } catch (error) {
    if (!(error instanceof SendingFailure)) throw error
    return new TranscriptionError('service_unreachable', `The service could not be reached: ${error.message}`)
  }
}

const passing = new Set([408, 425])
/** Nobody can mend these at the recording: the key, the address or the model is wrong. */
const denying = new Set([401, 403, 404])

function judge({ status, body }: Answer): Segment[] | TranscriptionError {
  if (status >= 500 || passing.has(status))
    return new TranscriptionError('service_unreachable', `The service answered ${status}`)
  if (status === 429) return new TranscriptionError('service_busy', 'The service answered 429')
  if (denying.has(status)) throw new TranscriptionError('service_denied', `The service answered ${status}`)
  if (status === 413) throw new TranscriptionError('too_large', 'The service answered 413')
  if (status < 200 || status >= 300)
    throw new TranscriptionError('service_refused', `The service answered ${status}`)
  return segmentsIn(body)
}

const seconds = z.number().min(0).max(1_000_000)
const Heard = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: seconds, end: seconds, text: z.string() })).nullish(),
})

function segmentsIn(body: string): Segment[] {
  const answer = parsed(body)
  if (typeof answer === 'object' && answer !== null && 'error' in answer)
    throw new TranscriptionError('service_refused', 'The service answered with an error')
  const { success, data } = Heard.safeParse(answer)
  if (!success) throw new TranscriptionError('service_malformed', 'The answer has another form')
  if (data.segments && data.segments.length > 0)
    return data.segments.map(({ text, start, end }) => ({ text, start: ms(start), end: ms(end) }))
  return data.text.split('\n').map((text) => ({ text, start: null, end: null }))
}

const ms = (value: number): number => Math.round(value * 1_000)

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new TranscriptionError('service_malformed', 'The answer is not JSON')
  }
}
