/** Transcription by a service whose addresses are those of OpenAI: theirs, or a whisper server of one's own. */
import { jsonIn, type OutsideAnswer, OutsideError, openOutside } from '@mizan/platform/outside'
import { z } from 'zod'
import { type Segment, type SpokenAudio, type Transcriber, TranscriptionError } from './port.ts'

export interface ServiceOptions {
  /** The address without a trailing slash, such as `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  model: string
  maxBytes: number
  /** Milliseconds without any byte leaving, or arriving of an answer that has begun. */
  stallMs?: number
  /** Milliseconds until the answer begins, once everything was sent. */
  answerMs?: number
  /** Milliseconds before the second try; the third waits twice as long. */
  pauseMs?: number
}

const minute = 60_000
const mostAnswerBytes = 20 * 1024 * 1024

export function transcriberOf(options: ServiceOptions): Transcriber {
  const { url, key, model, maxBytes, stallMs = 30_000, answerMs = 30 * minute, pauseMs = 2_000 } = options
  const service = openOutside({
    name: 'transcription',
    address: url,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    patience: { send: stallMs, answer: answerMs, part: stallMs, whole: 240 * minute },
    repeats: { pause: pauseMs, longestPause: minute },
    mostBytes: mostAnswerBytes,
  })
  return {
    maxBytes,
    transcribe: async (audio, { signal, onSent }) => {
      const body = { parts: partsOf(audio, model) }
      const call = { method: 'POST', to: '/audio/transcriptions', body, repeatable: true, failureIn } as const
      try {
        return segmentsIn(await service.json({ ...call, signal, onSent }, Heard))
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof OutsideError ? transcriptionErrorOf(error) : error
      }
    },
  }
}

/** The audio goes as a stream: it is never on the disk in the clear, and never in memory as a whole. */
function partsOf({ language, ...audio }: SpokenAudio, model: string) {
  const fields = {
    model,
    response_format: 'verbose_json',
    'timestamp_granularities[]': 'segment',
    ...(language !== 'auto' && { language }),
  }
  return [...Object.entries(fields).map(([name, value]) => ({ name, value })), { name: 'file', ...audio }]
}

/** Some services answer errors with 200. */
function failureIn({ status, body }: OutsideAnswer) {
  const answer = status === 200 ? jsonIn(body) : undefined
  const isError = typeof answer === 'object' && answer !== null && 'error' in answer
  return isError ? ({ problem: 'refused' } as const) : undefined
}

/** Nobody can repair these at the recording: the key, the address or the model is wrong. */
const denying = new Set([401, 403, 404])
const late = new Set([408, 425])

function transcriptionErrorOf({ problem, status = 0, message }: OutsideError): TranscriptionError {
  const of = (name: TranscriptionError['problem']) => new TranscriptionError(name, message)
  if (problem === 'unreadable' || problem === 'too_large') return of('service_malformed')
  if (problem !== 'refused' || late.has(status)) return of('service_unreachable')
  if (status === 429) return of('service_busy')
  if (denying.has(status)) return of('service_denied')
  return of(status === 413 ? 'too_large' : 'service_refused')
}

const seconds = z.number().min(0).max(1_000_000)
const Heard = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: seconds, end: seconds, text: z.string() })).nullish(),
})

function segmentsIn({ segments, text }: z.output<typeof Heard>): Segment[] {
  if (segments && segments.length > 0)
    return segments.map(({ text, start, end }) => ({ text, start: ms(start), end: ms(end) }))
  return text.split('\n').map((text) => ({ text, start: null, end: null }))
}

const ms = (value: number): number => Math.round(value * 1_000)
