/**
 * Recordings that the server does not have completely yet. This browser keeps each piece until the server has
 * acknowledged it, so that neither a crash of the page nor a lost connection loses any of it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Sentence } from '../../rules/transcript.ts'

export interface KeptRecording {
  id: string
  userId: string
  caseId: string
  caseTitle: string
  name: string
  /** The chosen file, or null if the sound comes from a microphone. */
  file: { name: string; size: number } | null
  /** The instant at which the recording began. */
  startedAt: string
  /** The id from the server, or null until the server knows the recording. */
  recordingId: string | null
  /**
   * The part that is being sent. A new part begins when a person continues a recording, and when a part has become
   * long.
   */
  part: number
  /** The parts before this one last so long together. */
  beforeMs: number
  /** The total length of the kept pieces of this part. */
  lengthMs: number
  /** The number of pieces that this browser has recorded; it includes those that the server has. */
  pieces: number
  /** The number of pieces that belong to parts before this one; 0 if it is left out. */
  earlierPieces?: number
  sentences: readonly Sentence[]
  /** The person has ended the recording, and the rest only has to be sent. */
  isEnded: boolean
}

export interface Piece {
  /** Pieces are counted through all parts. */
  number: number
  /** The piece is the first of a new part. */
  beginsPart?: boolean
  bytes: ArrayBuffer
  /** The length of the part up to the end of this piece. */
  lengthMs: number | null
}

/** Returns the counts and lengths of a recording after one more piece. */
export const withPiece = (
  { beforeMs, lengthMs: former }: KeptRecording,
  { number, lengthMs, beginsPart }: Piece,
): Pick<KeptRecording, 'pieces' | 'beforeMs' | 'lengthMs'> => ({
  pieces: number,
  beforeMs: beginsPart ? beforeMs + former : beforeMs,
  lengthMs: lengthMs ?? (beginsPart ? 0 : former),
})

export interface PieceStore {
  all: (userId: string) => Promise<KeptRecording[]>
  find: (id: string) => Promise<KeptRecording | undefined>
  begin: (recording: KeptRecording) => Promise<void>
  change: (id: string, more: Partial<KeptRecording>) => Promise<void>
  /** When this resolves the piece is on the disk, and not even a crash of the browser loses it. */
  add: (id: string, piece: Piece) => Promise<void>
  /** The first one that the server has not acknowledged. */
  next: (id: string) => Promise<Piece | undefined>
  acknowledge: (id: string, number: number) => Promise<void>
  remove: (id: string) => Promise<void>
}

interface Schema extends DBSchema {
  recordings: { key: string; value: KeptRecording; indexes: { userId: string } }
  pieces: { key: [id: string, number: number]; value: Piece & { id: string } }
}

type PieceDatabase = IDBPDatabase<Schema>

const open = (name: string): Promise<PieceDatabase> =>
  openDB<Schema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('userId', 'userId')
      database.createObjectStore('pieces', { keyPath: ['id', 'number'] })
    },
  })

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
/** Writes are on the disk when the transaction ends. */
const strict = { durability: 'strict' } as const

/** @param name other than the usual one for tests */
export function openPieces(name = 'recordings'): PieceStore {
  let opening: Promise<PieceDatabase> | undefined
  const database = () => {
    opening ??= open(name)
    // A browser that refuses once may allow it later.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  const both = async () => (await database()).transaction(['recordings', 'pieces'], 'readwrite', strict)
  return {
    all: async (userId) => (await database()).getAllFromIndex('recordings', 'userId', userId),
    find: async (id) => (await database()).get('recordings', id),
    begin: async (recording) => void (await (await database()).put('recordings', recording)),
    change: async (id, more) => {
      const { store, done } = (await database()).transaction('recordings', 'readwrite', strict)
      const before = await store.get(id)
      if (before) await store.put({ ...before, ...more })
      await done
    },
    add: async (id, piece) => {
      const transaction = await both()
      const recordings = transaction.objectStore('recordings')
      const before = await recordings.get(id)
      if (before) {
        await recordings.put({ ...before, ...withPiece(before, piece) })
        await transaction.objectStore('pieces').put({ ...piece, id })
      }
      await transaction.done
    },
    next: async (id) => {
      const { store } = (await database()).transaction('pieces')
      return (await store.openCursor(piecesOf(id)))?.value
    },
    acknowledge: async (id, number) => (await database()).delete('pieces', [id, number]),
    remove: async (id) => {
      const transaction = await both()
      await transaction.objectStore('recordings').delete(id)
      await transaction.objectStore('pieces').delete(piecesOf(id))
      await transaction.done
    },
  }
}
