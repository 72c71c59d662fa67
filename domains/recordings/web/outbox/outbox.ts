/**
 * The recordings of this page that the server does not have completely: those being made, those on their way, and
 * those that a closed or crashed page left. They are kept outside of React, so that they go on when the screen
 * changes.
 */
import type { Hold } from '@mizan/platform/ui'
import { type KeptRecording, type Piece, type PieceStore, withPiece } from './pieces.ts'
import { createProgress, type ProgressListener } from './progress.ts'
import { createSender } from './sender.ts'
import type { RecordingCalls } from './steps.ts'
import { createWaitingList } from './waiting-list.ts'

export interface OutboxParts extends ProgressListener {
  calls: RecordingCalls
  /** Removes it on the server. */
  drop: (recording: KeptRecording) => Promise<unknown>
}

interface OutboxPorts {
  pieces: PieceStore
  hold: Hold
  /** An instant. */
  now: () => string
}

export function createOutbox({ pieces, hold, now }: OutboxPorts) {
  let parts: OutboxParts | undefined
  let owner: string | undefined
  const list = createWaitingList(hold)
  const { subscribe, current, find, take, enter, change } = list
  const { onStep, settled } = createProgress({ list, pieces, now, parts: () => parts })

  const connected = () => {
    if (!parts) throw new Error('The outbox is not connected')
    return parts
  }
  const changeRecording = async (id: string, more: Partial<KeptRecording>) => {
    change(id, ({ recording }) => ({ recording: { ...recording, ...more } }))
    await pieces.change(id, more)
  }
  const remove = async (id: string): Promise<void> => {
    await pieces.remove(id)
    list.forget(id)
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

  return {
    /** A file may have been chosen before; it is sent from now on. */
    connect: (given: OutboxParts) => {
      const isFirst = parts === undefined
      parts = given
      if (isFirst) for (const { recording } of current()) sender.send(recording.id)
    },
    subscribe,
    current,
    find,
    /** Takes over the recordings that other pages left for this person, and sends as much as possible. */
    recover: async (userId: string): Promise<void> => {
      owner = userId
      for (const recording of await pieces.all(userId)) {
        const { id, isEnded } = recording
        if (find(id) || !(await take(id))) continue
        if (owner !== userId) list.forget(id)
        else {
          enter(recording, isEnded ? 'sending' : 'left')
          sender.send(id)
        }
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
    /** Also ends one that was left by another page, and tries a refused one again. */
    end: async (id: string): Promise<void> => {
      await changeRecording(id, { isEnded: true })
      change(id, () => ({ state: 'sending', text: '' }))
      sender.send(id)
    },
    /** Removes it here and on the server. */
    drop: async (id: string): Promise<void> => {
      const one = find(id)
      await remove(id)
      if (one && one.recording.recordingId !== null) await connected().drop(one.recording)
    },
    /** Only here. */
    remove,
    settled,
    /** The recordings of this person in all pages of the browser that would be lost if the browser forgot them. */
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
    /** Another person signs in: recordings of the former one stay stored, and are not shown. */
    leave: (): void => {
      owner = undefined
      list.leave()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
