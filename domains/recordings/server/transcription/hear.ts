/** Sends the parts of a recording one after the other, and puts together what was heard in them. */

import { longestTranscript } from '../../data/limits.ts'
import { extensionOfType } from '../../data/types.ts'
import { type Sentence, transcriptOf } from '../../rules/transcript.ts'
import { audioOf } from '../audio.ts'
import type { RecordingCall } from '../call.ts'
import { type Segment, type Transcriber, TranscriptionError } from './port.ts'
import { type Begun, noteProgress } from './steps.ts'
import type { Watch } from './watch.ts'

/** @throws TranscriptionError, AppError */
export async function hear(call: RecordingCall, begun: Begun, { signal }: Watch): Promise<string> {
  const { transcriber } = call.parts
  if (!transcriber)
    throw new TranscriptionError('service_unreachable', 'The service is not configured any more')
  const progress = progressOf(call, begun)
  const sentences: Sentence[] = []
  let before = 0
  for (const part of begun.parts) {
    const segments = await hearPart(call, { begun, part, transcriber, signal, onSent: progress.sent })
    sentences.push(
      ...segments.map(({ text, start }) => ({ text, at: start === null ? null : before + start })),
    )
    before += part.lengthMs ?? segments.at(-1)?.end ?? 0
    progress.heard(part.size)
  }
  const transcript = transcriptOf(sentences)
  if (transcript === '') throw new TranscriptionError('silent', 'No words were heard')
  // Nobody could save a change of it afterwards.
  if (transcript.length > longestTranscript)
    throw new TranscriptionError('service_malformed', 'The text is longer than speech of that length can be')
  return transcript
}

interface Hearing {
  begun: Begun
  part: Begun['parts'][number]
  transcriber: Transcriber
  signal: AbortSignal
  onSent: (bytes: number) => void
}

async function hearPart(
  { parts }: RecordingCall,
  { begun, part, transcriber, signal, onSent }: Hearing,
): Promise<Segment[]> {
  if (part.size > transcriber.maxBytes) throw new TranscriptionError('too_large', 'The part is too large')
  const read = audioOf(parts.files, part.pieces, begun.dataKey)
  const audio = {
    open: () => read({ start: 0, end: part.size - 1 }),
    size: part.size,
    contentType: part.contentType,
    fileName: `audio.${extensionOfType(part.contentType)}`,
    language: begun.language,
  }
  return transcriber.transcribe(audio, { signal, onSent })
}

const stepPercent = 5

/** Sending is half of it; how far the service is with listening, it does not say. */
function progressOf(call: RecordingCall, { run, parts }: Begun) {
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  let heard = 0
  let told = 0
  const tell = (bytes: number) => {
    const percent = Math.min(99, Math.floor((bytes / whole) * 100))
    if (percent < told + stepPercent) return
    told = percent
    noteProgress(call, run, percent).catch((error) =>
      call.parts.log.warn({ err: error }, 'the progress of a transcription could not be told'),
    )
  }
  return {
    sent: (bytes: number) => tell(heard + bytes / 2),
    heard: (size: number) => {
      heard += size
      tell(heard)
    },
  }
}
