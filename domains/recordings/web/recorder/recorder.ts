/**
 * The one recording that this page makes, kept outside of React so that it goes on when the screen changes. Each
 * piece goes to the outbox at once; the time is that of the sound, without pauses.
 */
import type { Language } from '@mizan/platform/ui'
import type { Sentence } from '../../rules/transcript.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptRecording } from '../outbox/pieces.ts'
import { createClock } from './clock.ts'
import { createHearing } from './hearing.ts'
import {
  type Microphone,
  MicrophoneError,
  type MicrophoneProblem,
  type OpenMicrophone,
} from './microphone.ts'
import { createPieces } from './pieces.ts'
import type { Listen } from './speech.ts'

/** The case and the person of the recording. */
export interface RecordingRequest {
  userId: string
  caseId: string
  caseTitle: string
  name: string
  /** An unfinished recording that is continued, with the number and length of its parts. */
  goesOn?: { recordingId: string; part: number; beforeMs: number }
}

export interface Running {
  wanted: RecordingRequest
  /** The id of the kept recording; empty until the microphone is open. */
  id: string
  state: 'asking' | 'refused' | 'recording' | 'paused' | 'ending'
  problem: MicrophoneProblem | null
  /** The device was unplugged while it was recorded: it can only be ended. */
  isLost: boolean
  sentences: readonly Sentence[]
  unsure: string
  speech: 'off' | 'on' | 'failed'
  /** The instant at which this browser stored the last piece. */
  keptAt: string | null
}

interface Parts {
  outbox: Pick<Outbox, 'begin' | 'add' | 'note' | 'end'>
  microphone: Microphone
  listen: Listen
  newId: () => string
  /** Milliseconds that only grow. */
  ticks: () => number
  /** The length of a part at which the next one begins. */
  longestPartMs?: number
  /** An instant. */
  now: () => string
}

/** Services that transcribe take some megabytes at a time; half an hour of speech is seven. */
const halfAnHourMs = 30 * 60_000

const nothing = { problem: null, isLost: false, sentences: [], unsure: '', keptAt: null } as const

export function createRecorder(given: Parts) {
  const { outbox, microphone, listen, newId, ticks, now, longestPartMs = halfAnHourMs } = given
  let running: Running | undefined
  let open: OpenMicrophone | undefined
  const listeners = new Set<() => void>()
  const put = (next: Running | undefined) => {
    running = next
    for (const listener of listeners) listener()
  }
  const change = (more: Partial<Running>) => running && put({ ...running, ...more })

  const clock = createClock(ticks)
  const { elapsed } = clock
  const pieces = createPieces({
    outbox,
    elapsed,
    longestPartMs,
    onKept: () => void change({ keptAt: now() }),
  })
  const hearing = createHearing(listen, elapsed, {
    onUnsure: (unsure) => change({ unsure }),
    onSentence: (text, fromMs) => {
      if (!running) return
      const { id, sentences, wanted } = running
      const more = [...sentences, { text, at: momentOf(wanted, fromMs) }]
      change({ sentences: more })
      void outbox.note(id, more).catch(() => undefined)
    },
    onFailed: () => change({ speech: 'failed', unsure: '' }),
  })

  const keep = (bytes: ArrayBuffer, beginsPart: boolean) => {
    if (!running?.id) return
    pieces.add(running.id, bytes, beginsPart)
    if (running.state === 'recording') pieces.renewIfLong(() => open?.renew())
  }
  const lose = () => {
    clock.stop()
    hearing.end()
    change({ state: 'paused', isLost: true, unsure: '' })
  }

  const begin = async (wanted: RecordingRequest, language: Language, withText: boolean): Promise<void> => {
    if (running && running.state !== 'refused') return
    put({ ...nothing, wanted, id: '', state: 'asking', speech: withText ? 'on' : 'off' })
    const asked = running
    try {
      open = await microphone()
    } catch (error) {
      const problem = error instanceof MicrophoneError ? error.problem : 'busy'
      if (running === asked) change({ state: 'refused', problem })
      return
    }
    // The recorder was closed while the browser asked.
    if (running !== asked) return void open.end()
    const id = newId()
    pieces.begin(keptOf(id, wanted, now()))
    clock.start()
    change({ id, state: 'recording' })
    open.begin({ onPiece: keep, onLost: lose })
    if (withText) hearing.begin(language)
  }

  /** The text heard so far is kept with it. */
  const end = async (): Promise<void> => {
    if (running?.state !== 'recording' && running?.state !== 'paused') return
    const { id } = running
    clock.stop()
    change({ state: 'ending' })
    hearing.end()
    if (!running.isLost) await open?.end()
    await pieces.settled()
    const { unsure, sentences, wanted } = running
    if (unsure) await outbox.note(id, [...sentences, { text: unsure, at: momentOf(wanted, elapsed()) }])
    open = undefined
    put(undefined)
    await outbox.end(id)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => running,
    /** Milliseconds of sound that this page has recorded. */
    elapsed,
    level: () => (running?.state === 'recording' ? (open?.level() ?? 0) : 0),
    begin,
    pause: () => {
      if (running?.state !== 'recording') return
      clock.stop()
      open?.pause()
      change({ state: 'paused' })
    },
    resume: () => {
      if (running?.state !== 'paused' || running.isLost) return
      clock.goOn()
      open?.resume()
      change({ state: 'recording' })
    },
    hear: (language: Language, isWanted: boolean) => {
      hearing.end()
      change({ speech: isWanted ? 'on' : 'off', unsure: '' })
      if (isWanted) hearing.begin(language)
    },
    end,
    /** Used after a refusal, or while the browser still asks. */
    close: () => {
      if (running?.state === 'refused' || running?.state === 'asking') put(undefined)
    },
  }
}

const secondMs = 1_000

/** The moment in the whole recording; whole seconds are enough to find a sentence again. */
const momentOf = ({ goesOn }: RecordingRequest, inPart: number): number =>
  Math.floor(((goesOn?.beforeMs ?? 0) + inPart) / secondMs) * secondMs

const keptOf = (id: string, { goesOn, ...about }: RecordingRequest, startedAt: string): KeptRecording => ({
  ...about,
  id,
  file: null,
  startedAt,
  recordingId: goesOn?.recordingId ?? null,
  part: goesOn?.part ?? 1,
  beforeMs: goesOn?.beforeMs ?? 0,
  lengthMs: 0,
  pieces: 0,
  sentences: [],
  isEnded: false,
})
