/**
 * The shape of a sound, read piece by piece: only some of it is in memory at a time, whatever its length. It comes from
 * the decoder of the browser; where that cannot read the sound, there is no shape.
 */

export interface Sound {
  url: string
  /** Where it begins in the whole recording, and how long that is: milliseconds. */
  fromMs: number
  wholeMs: number
}

const cacheBytes = 4 * 1024 * 1024
const mostTries = 2
/** So often the shape is shown while it is being read. */
const showEveryMs = 300

/** @param peaks gets the loudest value of each stretch of the whole recording, from 0 to 1 */
export async function readPeaks(
  { url, fromMs, wholeMs }: Sound,
  peaks: Float32Array,
  onMore: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { ALL_FORMATS, AudioSampleSink, Input, UrlSource } = await import('mediabunny')
  const source = new UrlSource(url, {
    maxCacheSize: cacheBytes,
    getRetryDelay: (tries) => (tries < mostTries ? 1 : null),
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  const stop = () => input.dispose()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track || !(await track.canDecode())) return
    let shownAt = performance.now()
    for await (const sample of new AudioSampleSink(track).samples()) {
      const at = Math.floor(((fromMs + sample.timestamp * 1_000) / wholeMs) * peaks.length)
      const place = Math.min(peaks.length - 1, Math.max(0, at))
      peaks[place] = Math.max(peaks[place] ?? 0, loudestOf(sample))
      sample.close()
      if (signal.aborted) return
      if (performance.now() - shownAt < showEveryMs) continue
      shownAt = performance.now()
      onMore()
    }
  } finally {
    signal.removeEventListener('abort', stop)
    input.dispose()
    onMore()
  }
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
