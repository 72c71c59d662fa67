/**
 * The worker in which sound is read, step by step: only some of it is in memory at a time, whatever its length. The
 * samples come from the decoder of the browser; if that cannot read the sound, it has no shape.
 */
import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, UrlSource } from 'mediabunny'
import type { Answer, Question, Sound } from './read-sound.ts'

const cacheBytes = 4 * 1024 * 1024
const mostTries = 2
/** The interval at which the shape is reported during the reading. */
const reportEveryMs = 300

const post = (answer: Answer) => self.postMessage(answer)

self.onmessage = async ({ data: asked }: MessageEvent<Question>) => {
  try {
    if (asked.kind === 'length') await postLength(asked.file)
    else await postPeaks(asked.sound, new Float32Array(asked.stretches))
  } catch {
    // Unreadable sound has neither length nor shape; it may still be played.
  }
  post({ kind: 'end' })
}

async function postLength(file: Blob): Promise<void> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  post({ kind: 'length', lengthMs: Math.round((await input.computeDuration()) * 1_000) })
}

async function postPeaks({ url, fromMs, wholeMs }: Sound, peaks: Float32Array): Promise<void> {
  const source = new UrlSource(url, {
    maxCacheSize: cacheBytes,
    getRetryDelay: (tries) => (tries < mostTries ? 1 : null),
    handleUnhandledError: () => undefined,
  })
  const track = await new Input({ source, formats: ALL_FORMATS }).getPrimaryAudioTrack()
  if (!track || !(await track.canDecode())) return
  let reportedAt = performance.now()
  for await (const sample of new AudioSampleSink(track).samples()) {
    const at = Math.floor(((fromMs + sample.timestamp * 1_000) / wholeMs) * peaks.length)
    const place = Math.min(peaks.length - 1, Math.max(0, at))
    peaks[place] = Math.max(peaks[place] ?? 0, loudestOf(sample))
    sample.close()
    if (performance.now() - reportedAt < reportEveryMs) continue
    reportedAt = performance.now()
    post({ kind: 'peaks', peaks })
  }
  post({ kind: 'peaks', peaks })
}

interface Sample {
  numberOfFrames: number
  copyTo: (to: Float32Array, options: { planeIndex: number; format: 'f32-planar' }) => void
}

/** Neighbours hardly differ, so every fourth value is enough. */
const step = 4

function loudestOf(sample: Sample): number {
  const values = new Float32Array(sample.numberOfFrames)
  sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' })
  let loudest = 0
  for (let at = 0; at < values.length; at += step) loudest = Math.max(loudest, Math.abs(values[at] ?? 0))
  return Math.min(1, loudest)
}
