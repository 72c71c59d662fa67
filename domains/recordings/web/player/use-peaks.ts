/** The shape of a recording while its panel is open. It grows while the sound is read. */
import { useEffect, useRef, useState } from 'react'
import { readPeaks } from './read-sound.ts'
import { type TimedPart, wholeOf } from './timeline.ts'

/** The shape has one bar for each stretch. */
const stretches = 150

interface Shape {
  peaks: Float32Array
}

export function usePeaks(
  timeline: readonly TimedPart[],
  addressOfPart: (part: number) => string | undefined,
): Float32Array | undefined {
  const [shape, setShape] = useState<Shape>()
  // Another ticket must not read the same sound again.
  const address = useRef(addressOfPart)
  address.current = addressOfPart
  const isReady = timeline[0] !== undefined && addressOfPart(timeline[0].part) !== undefined
  const wholeMs = wholeOf(timeline)
  const known = timeline.map(({ part, fromMs }) => `${part} ${fromMs}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all of the timeline that counts
  useEffect(() => {
    if (!isReady || wholeMs === 0) return
    const stop = new AbortController()
    const peaks = new Float32Array(stretches)
    const show = () => !stop.signal.aborted && peaks.some((peak) => peak > 0) && setShape({ peaks })
    const read = async () => {
      for (const { part, fromMs } of timeline) {
        const url = address.current(part)
        if (url && !stop.signal.aborted) await readPeaks({ url, fromMs, wholeMs }, peaks, show, stop.signal)
      }
    }
    // Unreadable sound has no shape; it may still be played.
    read().catch(() => undefined)
    return () => stop.abort()
  }, [isReady, known, wholeMs])
  return shape?.peaks
}
