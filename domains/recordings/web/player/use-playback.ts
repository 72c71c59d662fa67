/**
 * Plays the parts of a recording as one sound. A long recording outlasts its ticket: the player then continues at the
 * same place, with another one.
 */
import { comesFrom } from '@mizan/platform/ui'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { partAt, type TimedPart, wholeOf } from './timeline.ts'

interface PlaybackOptions {
  timeline: readonly TimedPart[]
  addressOfPart: (part: number) => string | undefined
  /** The moment before anybody presses anything. */
  startMs: number
  onRenew: () => void
  onMeasured: (part: number, lengthMs: number) => void
}

/** The moment of a part at which it continues once it is loaded, in milliseconds of the part. */
interface Wish {
  atMs: number
  isPlaying: boolean
}

export type Playback = ReturnType<typeof usePlayback>

export function usePlayback({ timeline, addressOfPart, startMs, onRenew, onMeasured }: PlaybackOptions) {
  const audio = useRef<HTMLAudioElement>(null)
  const start = partAt(timeline, startMs)
  const wish = useRef<Wish>(
    start && startMs > 0 ? { atMs: startMs - start.fromMs, isPlaying: false } : undefined,
  )
  const [part, setPart] = useState(start?.part ?? 1)
  const [atMs, setAt] = useState(startMs)
  const [isPlaying, setPlaying] = useState(false)
  const { speed, setSpeed } = useSpeed(audio)
  const ticket = useTicket(onRenew)
  const current = timeline.find((one) => one.part === part) ?? timeline[0]
  const address = addressOfPart(part)
  const wholeMs = wholeOf(timeline)

  const play = () => void audio.current?.play().catch(() => setPlaying(false))
  const seek = (toMs: number, thenPlays = isPlaying) => {
    const to = Math.min(Math.max(0, toMs), wholeMs)
    const found = partAt(timeline, to)
    if (!found || !audio.current) return
    setAt(to)
    const inPart = to - found.fromMs
    if (found.part !== part) {
      wish.current = { atMs: inPart, isPlaying: thenPlays }
      return setPart(found.part)
    }
    audio.current.currentTime = inPart / 1_000
    if (thenPlays) play()
  }
  const toggle = () => {
    if (!audio.current?.paused) return audio.current?.pause()
    if (atMs >= wholeMs - 50) seek(0, true)
    else play()
  }

  const onLoadedMetadata = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
    currentTarget.playbackRate = speed
    if (Number.isFinite(currentTarget.duration)) onMeasured(part, Math.round(currentTarget.duration * 1_000))
    const wanted = wish.current
    wish.current = undefined
    if (!wanted) return
    currentTarget.currentTime = wanted.atMs / 1_000
    if (wanted.isPlaying) play()
  }
  const onEnded = () => {
    const next = timeline[timeline.findIndex((one) => one.part === part) + 1]
    setPlaying(false)
    if (!next) return setAt(wholeMs)
    wish.current = { atMs: 0, isPlaying: true }
    setPart(next.part)
  }
  const onError = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
    const { currentTime: seconds, paused } = currentTarget
    // A part that was not loaded yet continues at its wanted moment.
    if (ticket.renewAt(`${part} ${seconds}`, address))
      wish.current ??= { atMs: seconds * 1_000, isPlaying: !paused }
  }
  const again = () => {
    wish.current = { atMs: atMs - (current?.fromMs ?? 0), isPlaying: false }
    ticket.again()
    audio.current?.load()
  }

  return {
    atMs,
    wholeMs,
    isPlaying,
    fault: ticket.fault,
    speed,
    setSpeed,
    seek,
    toggle,
    again,
    element: {
      ref: audio,
      src: address,
      preload: 'metadata',
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
        setAt((current?.fromMs ?? 0) + currentTarget.currentTime * 1_000),
      onLoadedMetadata,
      onEnded,
      onError,
    } as const,
  }
}

function useSpeed(audio: RefObject<HTMLAudioElement | null>) {
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [audio, speed])
  return { speed, setSpeed }
}

/** An expired ticket is renewed, once for each place at which the sound fails. */
function useTicket(onRenew: () => void) {
  const failedAt = useRef<string>(undefined)
  const [fault, setFault] = useState<'broken' | 'unreachable'>()
  return {
    /** The reason of the failure: the sound arrived and cannot be played, or it did not arrive. */
    fault,
    /**
     * Returns false if it failed there with the new ticket as well. A part that has not begun may also find its
     * ticket expired.
     */
    renewAt: (place: string, address = ''): boolean => {
      if (failedAt.current === place) {
        void comesFrom(address).then((comes) => setFault(comes ? 'broken' : 'unreachable'))
        return false
      }
      failedAt.current = place
      onRenew()
      return true
    },
    again: () => {
      setFault(undefined)
      failedAt.current = undefined
      onRenew()
    },
  }
}
