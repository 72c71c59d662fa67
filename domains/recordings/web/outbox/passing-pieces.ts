/** Keeps pieces in memory while the page is open, for browsers that store nothing. */
import { type KeptRecording, type Piece, type PieceStore, withPiece } from './pieces.ts'

export function passingPieces(): PieceStore {
  const recordings = new Map<string, KeptRecording>()
  const pieces = new Map<string, Piece[]>()
  const change = (id: string, more: Partial<KeptRecording>) => {
    const before = recordings.get(id)
    if (before) recordings.set(id, { ...before, ...more })
  }
  const of = (id: string) => pieces.get(id) ?? []
  return {
    all: async (userId) => [...recordings.values()].filter((one) => one.userId === userId),
    find: async (id) => recordings.get(id),
    begin: async (recording) => void recordings.set(recording.id, recording),
    change: async (id, more) => change(id, more),
    add: async (id, piece) => {
      const before = recordings.get(id)
      if (!before) return
      change(id, withPiece(before, piece))
      pieces.set(id, [...of(id), piece])
    },
    next: async (id) => of(id)[0],
    acknowledge: async (id, number) =>
      void pieces.set(
        id,
        of(id).filter((piece) => piece.number !== number),
      ),
    remove: async (id) => {
      recordings.delete(id)
      pieces.delete(id)
    },
  }
}

/** Uses `lasting`; as soon as the browser refuses to store any piece, the memory of the page. */
export function piecesIn(lasting: PieceStore, onPassing: () => void): PieceStore {
  const passing = passingPieces()
  const isHere = new Set<string>()
  const of = (id: string) => (isHere.has(id) ? passing : lasting)
  const moveHere = async (id: string) => {
    isHere.add(id)
    onPassing()
    const recording = await lasting.find(id).catch(() => undefined)
    if (recording) await passing.begin(recording)
  }
  return {
    all: async (userId) => [...(await lasting.all(userId).catch(() => [])), ...(await passing.all(userId))],
    find: async (id) => of(id).find(id),
    begin: async (recording) => {
      try {
        await lasting.begin(recording)
      } catch {
        isHere.add(recording.id)
        onPassing()
        await passing.begin(recording)
      }
    },
    change: (id, more) => of(id).change(id, more),
    add: async (id, piece) => {
      try {
        await of(id).add(id, piece)
      } catch {
        // The disk may be full, for example. Stored pieces are sent first, see `next`.
        await moveHere(id)
        await passing.add(id, piece)
      }
    },
    next: async (id) => (await lasting.next(id).catch(() => undefined)) ?? passing.next(id),
    acknowledge: async (id, number) => {
      await passing.acknowledge(id, number)
      await lasting.acknowledge(id, number).catch(() => undefined)
    },
    remove: async (id) => {
      await passing.remove(id)
      await lasting.remove(id).catch(() => undefined)
    },
  }
}
