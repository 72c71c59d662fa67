/**
 * The one recording that this page makes, kept outside of React so that it goes on when the screen changes. Each piece
 * goes to the outbox as it comes; the time is that of the sound, without pauses.
 */
import type { Language } from '@mizan/platform/ui'
import type { Sentence } from '../../rules/transcript.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptRecording } from '../outbox/pieces.ts'
import {
  type Microphone,
  MicrophoneError,
  type MicrophoneProblem,
  type OpenMicrophone,
} from './microphone.ts'
import type { Listen } from './speech.ts'

/** What is recorded, and for whom. */
export interface Wanted {
  userId: string
  caseId: string
  caseTitle: string
  name: string
  /** An unfinished recording that goes on, how many parts it has, and how long they are. */
  goesOn?: { recordingId: string; part: number; beforeMs: number }
}

export interface Running {
  wanted: Wanted
  /** Of the kept recording; empty until the microphone is open. */
  id: string
  state: 'asking' | 'refused' | 'recording' | 'paused' | 'ending'
  problem: MicrophoneProblem | null
  /** The device was unplugged while it was recorded: it can only be ended. */
  isLost: boolean
  sentences: readonly Sentence[]
  unsure: string
  speech: 'off' | 'on' | 'failed'
  /** When this browser has stored the last piece: an instant. */
  keptAt: string | null
}

interface Parts {
  outbox: Pick<Outbox, 'begin' | 'add' | 'note' | 'end'>
  microphone: Microphone
  listen: Listen
  newId: () => string
  /** Milliseconds that only grow. */
  ticks: () => number
  /** How long a part becomes before the next one begins. */
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
  let stopListening = () => {}
  let recordedMs = 0
  let since: number | undefined
  let pieces = 0
  /** Where the part that is recorded now begins, and the one whose pieces come now. */
  let renewedMs = 0
  let partFromMs = 0
  /** Pieces are stored one after the other. */
  let stored = Promise.resolve()
  const listeners = new Set<() => void>()

  const put = (next: Running | undefined) => {
    running = next
    for (const listener of listeners) listener()
  }
  const change = (more: Partial<Running>) => running && put({ ...running, ...more })
  const elapsed = () => recordedMs + (since === undefined ? 0 : ticks() - since)
  const stopClock = () => {
    recordedMs = elapsed()
    since = undefined
  }

  const renewIfLong = () => {
    if (running?.state !== 'recording' || elapsed() - renewedMs < longestPartMs) return
    renewedMs = elapsed()
    try {
      open?.renew()
    } catch {
      // A browser that records only once at a time: the part becomes longer, and nothing is lost.
    }
  }

  const keep = (bytes: ArrayBuffer, beginsPart: boolean) => {
    const id = running?.id
    if (!id) return
    pieces += 1
    if (beginsPart) partFromMs = renewedMs
    const lengthMs = Math.round(elapsed() - partFromMs)
    const piece = { number: pieces, bytes, lengthMs, ...(beginsPart && { beginsPart }) }
    stored = stored
      .then(() => outbox.add(id, piece))
      .then(() => void change({ keptAt: now() }))
      .catch(() => undefined)
    renewIfLong()
  }

  const hear = (language: Language) => {
    /** Where the sentence that is heard now began. */
    let from: number | undefined
    stopListening = listen(language, {
      onUnsure: (unsure) => {
        if (unsure) from ??= elapsed()
        change({ unsure })
      },
      onSentence: (text) => {
        if (!running) return
        const { id, sentences, wanted } = running
        const at = momentOf(wanted, from ?? elapsed())
        from = undefined
        const more = [...sentences, { text, at }]
        change({ sentences: more })
        void outbox.note(id, more).catch(() => undefined)
      },
      onFailed: () => change({ speech: 'failed', unsure: '' }),
    })
  }
  const endHearing = () => {
    stopListening()
    stopListening = () => {}
  }

  const lose = () => {
    stopClock()
    endHearing()
    change({ state: 'paused', isLost: true, unsure: '' })
  }

  const begin = async (wanted: Wanted, language: Language, withText: boolean): Promise<void> => {
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
    // It was closed while the browser asked.
    if (running !== asked) return void open.end()
    const id = newId()
    recordedMs = 0
    renewedMs = 0
    partFromMs = 0
    pieces = 0
    stored = outbox.begin(keptOf(id, wanted, now()))
    since = ticks()
    change({ id, state: 'recording' })
    open.begin({ onPiece: keep, onLost: lose })
    if (withText) hear(language)
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
      stopClock()
      open?.pause()
      change({ state: 'paused' })
    },
    resume: () => {
      if (running?.state !== 'paused' || running.isLost) return
      since = ticks()
      open?.resume()
      change({ state: 'recording' })
    },
    hear: (language: Language, isWanted: boolean) => {
      endHearing()
      change({ speech: isWanted ? 'on' : 'off', unsure: '' })
      if (isWanted) hear(language)
    },
    /** What was heard so far is kept with it. */
    end: async (): Promise<void> => {
      if (running?.state !== 'recording' && running?.state !== 'paused') return
      const { id } = running
      stopClock()
      change({ state: 'ending' })
      endHearing()
      if (!running.isLost) await open?.end()
      await stored
      const { unsure, sentences, wanted } = running
      if (unsure) await outbox.note(id, [...sentences, { text: unsure, at: momentOf(wanted, elapsed()) }])
      open = undefined
      put(undefined)
      await outbox.end(id)
    },
    /** After a refusal, or while the browser still asks. */
    close: () => {
      if (running?.state === 'refused' || running?.state === 'asking') put(undefined)
    },
  }
}

const secondMs = 1_000

/** In the whole recording; whole seconds are enough to find a sentence again. */
const momentOf = ({ goesOn }: Wanted, inPart: number): number =>
  Math.floor(((goesOn?.beforeMs ?? 0) + inPart) / secondMs) * secondMs

const keptOf = (id: string, { goesOn, ...about }: Wanted, startedAt: string): KeptRecording => ({
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
