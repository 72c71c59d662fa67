/**
 * The recordings of this page that the server does not have completely: those that are being made, those on their way,
 * and those that a page left behind which was closed or has crashed. They are kept outside of React, so that they go on
 * when the screen changes.
 */
import type { Hold } from '@mizan/platform/ui'
import { type KeptRecording, type Piece, type PieceStore, withPiece } from './pieces.ts'
import { createSender, type RecordingCalls, type Step } from './sender.ts'

export interface Waiting {
  recording: KeptRecording
  /** `open`: more may come. `left`: nobody records it any more, and its person has to say what becomes of it. */
  state: 'open' | 'left' | 'sending' | 'cut' | 'refused'
  /** Why it is refused or cut, as the server says it; empty if the server cannot be reached. */
  text: string
  /** The server will take no more sound of it. */
  isFull: boolean
  /** How many pieces the server has acknowledged, and when it did last: an instant. */
  sent: number
  sentAt: string | null
  /** The server has all that there is. */
  isLevel: boolean
}

export interface OutboxParts {
  calls: RecordingCalls
  /** Removes it on the server. */
  drop: (recording: KeptRecording) => Promise<unknown>
  /** Whether the server still waits for more of it. */
  isUnfinished: (recording: KeptRecording) => Promise<boolean>
  /** The server knows more of it than before. */
  onArrived: () => void
  /** It is one of the recordings of its case now; `sound`: how much of it the server has taken. */
  onSaved: (recording: KeptRecording, sound: 'all' | 'some' | 'none') => void
  /** A page left it behind, and its person has to say what becomes of it. */
  onLeft: (recording: KeptRecording) => void
}

interface Given {
  pieces: PieceStore
  hold: Hold
  /** An instant. */
  now: () => string
}

export function createOutbox({ pieces, hold, now }: Given) {
  let parts: OutboxParts | undefined
  let items: readonly Waiting[] = []
  let owner: string | undefined
  const listeners = new Set<() => void>()
  const letGo = new Map<string, () => void>()
  const told = new Set<string>()

  const put = (next: readonly Waiting[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => items.find(({ recording }) => recording.id === id)
  const change = (id: string, more: (before: Waiting) => Partial<Waiting>) =>
    put(items.map((one) => (one.recording.id === id ? { ...one, ...more(one) } : one)))
  const changeRecording = async (id: string, more: Partial<KeptRecording>) => {
    change(id, ({ recording }) => ({ recording: { ...recording, ...more } }))
    await pieces.change(id, more)
  }
  const forget = (id: string) => {
    letGo.get(id)?.()
    letGo.delete(id)
    put(items.filter(({ recording }) => recording.id !== id))
  }
  const take = async (id: string): Promise<boolean> => {
    const held = await hold(`recording ${id}`)
    if (held) letGo.set(id, held)
    return held !== false
  }

  const going = ({ recording, state }: Waiting) => {
    if (recording.isEnded) return 'sending' as const
    return state === 'left' ? state : ('open' as const)
  }
  const onStep = (recording: KeptRecording, step: Step) => {
    const { id } = recording
    if (step.is === 'sent')
      change(id, (one) => ({ state: going(one), text: '', sent: one.sent + 1, sentAt: now() }))
    else if (step.is === 'cut')
      change(id, (one) => ({ state: one.state === 'left' ? 'left' : 'cut', text: step.text }))
    else if (step.is === 'refused')
      change(id, () => ({ state: 'refused', text: step.text, isFull: step.isFull }))
    else if (step.is === 'level') level(id)
    else {
      forget(id)
      parts?.onSaved(recording, step.sound)
    }
    if (step.is === 'cut') tell(id)
  }
  const level = (id: string) => {
    change(id, () => ({ isLevel: true }))
    const one = find(id)
    if (one?.state !== 'left' || !parts) return
    parts.onArrived()
    const settle = (isOpen: boolean) => (isOpen ? tell(id) : settled(id))
    void parts.isUnfinished(one.recording).then(settle, () => tell(id))
  }
  /** Once for each that was left behind. */
  const tell = (id: string) => {
    const one = find(id)
    if (one?.state !== 'left' || told.has(id)) return
    told.add(id)
    parts?.onLeft(one.recording)
  }
  /** Somebody has finished or removed it on the server, so that this browser has nothing to add. */
  const settled = async (id: string) => {
    if (await pieces.next(id)) return
    await pieces.remove(id)
    forget(id)
  }
  const sender = createSender({
    pieces,
    onStep,
    calls: {
      begin: async (recording) => {
        const begun = await connected().calls.begin(recording)
        const { recordingId } = begun
        change(recording.id, (one) => ({ recording: { ...one.recording, recordingId } }))
        parts?.onArrived()
        return begun
      },
      goOn: (recording) => connected().calls.goOn(recording),
      add: (recording, piece) => connected().calls.add(recording, piece),
      saveText: (recording) => connected().calls.saveText(recording),
      finish: (recording, withAll) => connected().calls.finish(recording, withAll),
    },
  })
  const connected = () => {
    if (!parts) throw new Error('The outbox is not connected')
    return parts
  }
  const remove = async (id: string): Promise<void> => {
    await pieces.remove(id)
    forget(id)
  }
  const enter = (recording: KeptRecording, state: Waiting['state']) =>
    put([...items, { recording, state, text: '', isFull: false, sent: 0, sentAt: null, isLevel: false }])

  return {
    connect: (given: OutboxParts) => {
      parts = given
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => items,
    find,
    /** What other pages left behind for this person is taken over, and sent as far as it goes. */
    recover: async (userId: string): Promise<void> => {
      owner = userId
      for (const recording of await pieces.all(userId)) {
        const { id, isEnded } = recording
        if (find(id) || !(await take(id)) || owner !== userId) continue
        enter(recording, isEnded ? 'sending' : 'left')
        sender.send(id)
      }
    },
    begin: async (recording: KeptRecording): Promise<void> => {
      await take(recording.id)
      await pieces.begin(recording)
      enter(recording, 'open')
      sender.send(recording.id)
    },
    add: async (id: string, piece: Piece): Promise<void> => {
      await pieces.add(id, piece)
      change(id, ({ recording }) => ({
        isLevel: false,
        recording: { ...recording, ...withPiece(recording, piece) },
      }))
      sender.send(id)
    },
    note: (id: string, sentences: KeptRecording['sentences']): Promise<void> =>
      changeRecording(id, { sentences }),
    /** Also ends one that was left behind, and tries again what was refused. */
    end: async (id: string): Promise<void> => {
      await changeRecording(id, { isEnded: true })
      change(id, () => ({ state: 'sending', text: '' }))
      sender.send(id)
    },
    /** Here and on the server. */
    drop: async (id: string): Promise<void> => {
      const one = find(id)
      await remove(id)
      if (one && one.recording.recordingId !== null) await connected().drop(one.recording)
    },
    /** Only here. */
    remove,
    settled,
    /** Of this person in all pages of the browser: what would be lost if the browser forgot it. */
    unsent: async (userId: string): Promise<KeptRecording[]> => {
      const unsent: KeptRecording[] = []
      for (const recording of await pieces.all(userId)) {
        const { id, isEnded, sentences } = recording
        const isOpen = find(id)?.state === 'open'
        if (isOpen || isEnded || sentences.length > 0 || (await pieces.next(id))) unsent.push(recording)
      }
      return unsent
    },
    /** Only in this browser, whichever page has it. */
    forgetAll: async (userId: string): Promise<void> => {
      for (const { id } of await pieces.all(userId)) await remove(id)
    },
    online: (): void => sender.online(),
    /** Another person signs in: what belongs to the former stays stored, and is not shown. */
    leave: (): void => {
      owner = undefined
      for (const { recording } of items) letGo.get(recording.id)?.()
      letGo.clear()
      put([])
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
