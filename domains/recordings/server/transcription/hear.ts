/** Sends the parts of a recording one after the other, and joins their heard texts. */

import { Readable } from 'node:stream'
import { longestTranscript } from '../../data/limits.ts'
import { extensionOfType } from '../../data/types.ts'
import { sentencesHeard } from '../../rules/heard-sentences.ts'
import { type Sentence, transcriptOf } from '../../rules/transcript.ts'
import { audioOf } from '../audio.ts'
import type { RecordingCall } from '../call.ts'
import { type SpokenAudio, type Transcriber, TranscriptionError } from './port.ts'
import { portionsOf } from './portions/portions.ts'
import { noteProgress, type TranscriptionRun } from './steps.ts'
import type { Watch } from './watch.ts'

/** @throws TranscriptionError, AppError */
export async function hear(call: RecordingCall, begun: TranscriptionRun, { signal }: Watch): Promise<string> {
  const { transcriber } = call.parts
  if (!transcriber)
    throw new TranscriptionError('service_unreachable', 'The service is not configured any more')
  const progress = progressOf(call, begun)
  const sentences: Sentence[] = []
  let before = 0
  for (const part of begun.parts) {
    let length = part.lengthMs ?? 0
    for await (const sound of soundsOf(call, { begun, part, transcriber, signal })) {
      const segments = await transcriber.transcribe(sound.audio, { signal, onSent: progress.sent })
      sentences.push(
        ...sentencesHeard(segments).map(({ text, at }) => ({
          text,
          at: at === null ? null : before + sound.from + at,
        })),
      )
      if (part.lengthMs === null) length = sound.to ?? segments.at(-1)?.end ?? 0
      progress.heard(sound.audio.size)
    }
    before += length
  }
  const transcript = transcriptOf(sentences)
  if (transcript === '') throw new TranscriptionError('silent', 'No words were heard')
  // Nobody could save a change of a longer text.
  if (transcript.length > longestTranscript)
    throw new TranscriptionError('service_malformed', 'The text is longer than speech of that length can be')
  return transcript
}

interface Hearing {
  begun: TranscriptionRun
  part: TranscriptionRun['parts'][number]
  transcriber: Transcriber
  signal: AbortSignal
}

/** The sound of one call to the service. */
interface Sound {
  audio: SpokenAudio
  /** The milliseconds of the part at which it begins and ends; null if unknown. */
  from: number
  to: number | null
}

/** The stored part, or portions of a size that the service accepts. */
async function* soundsOf(
  { parts }: RecordingCall,
  { begun, part, transcriber, signal }: Hearing,
): AsyncGenerator<Sound> {
  const { size, contentType } = part
  const { maxBytes } = transcriber
  const read = audioOf(parts.files, part.pieces, begun.dataKey)
  const audioIn = (type: string) => ({
    contentType: type,
    fileName: `audio.${extensionOfType(type)}`,
    language: begun.language,
  })
  if (size <= maxBytes) {
    const open = () => read({ start: 0, end: size - 1 })
    yield { audio: { ...audioIn(contentType), open, size }, from: 0, to: null }
    return
  }
  const order = { read, size, mostBytes: Math.min(maxBytes, largestPortion) }
  for await (const { bytes, contentType, from, to } of portionsOf(order, signal)) {
    const open = () => Readable.from(chunksOf(bytes), { objectMode: false })
    yield { audio: { ...audioIn(contentType), open, size: bytes.length }, from, to }
  }
}

/** Two recordings are transcribed at a time, and a thread holds a portion about three times. */
const largestPortion = 16 * 1024 * 1024
const chunkBytes = 64 * 1024

/** The bytes are sent in chunks to show the progress. */
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}

const stepPercent = 5

/** Sending counts as half of the work; the service does not report the progress of its listening. */
function progressOf(call: RecordingCall, { run, parts }: TranscriptionRun) {
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  let heard = 0
  let told = 0
  const report = (bytes: number) => {
    const percent = Math.min(99, Math.floor((bytes / whole) * 100))
    if (percent < told + stepPercent) return
    told = percent
    noteProgress(call, run, percent).catch((error) =>
      call.parts.log.warn({ err: error }, 'the progress of a transcription could not be reported'),
    )
  }
  return {
    sent: (bytes: number) => report(heard + bytes / 2),
    heard: (size: number) => {
      heard += size
      report(heard)
    },
  }
}
