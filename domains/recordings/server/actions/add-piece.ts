/**
 * Stores a piece of audio. It is listed before it is written, and belongs to its recording before the call is
 * answered, so that no acknowledged piece is lost, and nothing is left of others.
 */
import { randomUUID } from 'node:crypto'
import { storeError } from '@mizan/documents/server'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import { largestAudio, largestPiece, mostPieces } from '../../data/limits.ts'
import type { NewPiece, RecordingId, StoredPiece } from '../../schemas.ts'
import { contentTypeOf } from '../audio-type.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { pieceKeyOf, recordingKeyOf } from '../places.ts'
import {
  dropPiece,
  findPiece,
  forgetPieces,
  insertPiece,
  keepPiece,
  type Piece,
  removeRecordings,
} from '../store/pieces.ts'
import { findUndeleted, getRecording, lockRecording, promiseBytes } from '../store/recordings.ts'
import type { RecordingRow } from '../tables.ts'

type PieceInput = RecordingId & NewPiece & { Piece: Upload }

export async function addPiece(call: RecordingCall, asked: PieceInput): Promise<StoredPiece> {
  const { Piece: upload, Number: number } = asked
  const contentType = await typeOf(upload, number).catch((error) => dropWrongFile(call, asked, error))
  const id = randomUUID()
  const begun = await begin(call, asked, id)
  if ('stored' in begun) return begun.stored
  try {
    const file = await call.parts.files.put(pieceKeyOf(id), upload.open(), largestPiece, begun.dataKey)
    if (file.sha256 !== upload.sha256) throw new Error('A piece changed between its arrival and its storing')
    const piece = { id, size: file.size, sha256: file.sha256 }
    const stored = await call.office.unaudited((tx) => keep(tx, asked, { piece, contentType }))
    if (stored.isOther) await discard(call, id)
    return stored.piece
  } catch (error) {
    await discard(call, id).catch((failure) =>
      call.parts.log.warn({ err: failure, id }, 'a piece of audio is left to the daily job'),
    )
    throw storeError(error)
  }
}

/** Null for pieces after the first. @throws AppError `document.empty`, `recording.not_audio` */
async function typeOf(upload: Upload, number: number): Promise<string | null> {
  if (upload.size === 0) throw new AppError('document.empty')
  return number === 1 ? contentTypeOf(upload) : null
}

/** A chosen file that is no audio leaves nothing behind, as if its upload had been refused at its beginning. */
async function dropWrongFile(call: RecordingCall, place: PieceInput, error: unknown): Promise<never> {
  if (error instanceof AppError)
    await call.office.unaudited(async (tx) => {
      const row = await findUndeleted(tx, place)
      if (row?.created_by !== callerOf(call).userId || row.source !== 'file') return
      const isBare = row.state === 'unfinished' && row.size === 0 && row.transcript_version === 0
      if (isBare) await removeRecordings(tx, [row.id])
    })
  throw error
}

/** Lists the file of the piece, unless the piece is stored already. */
const begin = (
  call: RecordingCall,
  { caseId, recordingId, Part: part, Number: number, Piece: upload }: PieceInput,
  id: string,
): Promise<{ dataKey: Buffer } | { stored: StoredPiece }> =>
  call.office.unaudited(async (tx) => {
    const caller = callerOf(call)
    const { officeId, userId } = caller
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await getRecording(tx, { caseId, recordingId })
    if (row.created_by !== userId) throw new AppError('recording.of_other')
    const stored = await storedBefore(tx, row, { part, number, sha256: upload.sha256 })
    if (stored) return { stored }
    requireRoom(row, part, upload.size)
    await promiseRoom(call, tx, row, upload.size)
    const name = { officeId, fileKey: recordingKeyOf(recordingId) }
    const dataKey = await call.parts.keys.openFileKey(tx, name, row.wrapped_key)
    await insertPiece(tx, { id, officeId, recordingId, part, number })
    return { dataKey }
  })

/** @throws AppError `recording.finished`, `recording.continued`, `recording.too_large` */
function requireRoom(row: RecordingRow, part: number, size: number): void {
  if (row.state !== 'unfinished') throw new AppError('recording.finished')
  if (part !== row.part) throw new AppError('recording.continued')
  if (row.size + size > largestAudio) throw new AppError('recording.too_large')
}

/** Reserves room for a file that is larger than announced. @throws AppError `document.office_full` */
async function promiseRoom(call: RecordingCall, tx: Tx, row: RecordingRow, size: number): Promise<void> {
  const promised = row.size + size
  if (promised <= row.promised) return
  await call.parts.room.require(tx, row.company_id, promised - Math.max(row.promised, row.size))
  await promiseBytes(tx, row.id, promised)
}

/**
 * The same piece may be sent twice, because the answer to it was lost. @throws AppError `recording.piece_differs`,
 * `recording.piece_missing` if an earlier one is not here, or `recording.too_large` if there are too many
 */
async function storedBefore(
  tx: Tx,
  row: RecordingRow,
  { part, number, sha256 }: { part: number; number: number; sha256: string },
): Promise<StoredPiece | undefined> {
  const found = await findPiece(tx, { recordingId: row.id, part, number })
  const { pieces } = found
  if (found.sha256 !== null) {
    if (found.sha256 !== sha256) throw new AppError('recording.piece_differs')
    return { part, pieces, size: row.size, at: row.last_piece_at ?? row.created_at }
  }
  if (part === row.part && number !== pieces + 1)
    throw new AppError('recording.piece_missing', {
      values: { pieces: String(pieces) },
      details: { part, pieces },
    })
  if (found.all >= mostPieces) throw new AppError('recording.too_large')
  return undefined
}

interface PieceFile {
  piece: Piece
  contentType: string | null
}

/** `isOther`: the same piece arrived twice at once, and its other file is the one that is kept. */
async function keep(
  tx: Tx,
  { caseId, recordingId, Part: part, Number: number, Length }: PieceInput,
  { piece, contentType }: PieceFile,
): Promise<{ piece: StoredPiece; isOther: boolean }> {
  const row = await lockRecording(tx, { caseId, recordingId })
  const stored = await storedBefore(tx, row, { part, number, sha256: piece.sha256 })
  if (stored) return { piece: stored, isOther: true }
  requireRoom(row, part, piece.size)
  const at = tx.clock.now().toISOString()
  const place = { recordingId, officeId: row.company_id, part }
  await keepPiece(tx, at, { ...place, piece, contentType, lengthMs: Length ?? null })
  const size = row.size + piece.size
  return { piece: { part, pieces: number, size, at }, isOther: false }
}

/** A piece that was kept is not discarded: the answer of its commit may have been lost. */
async function discard({ office, parts }: RecordingCall, id: string): Promise<void> {
  if (!(await office.unaudited((tx) => dropPiece(tx, id)))) return
  await parts.files.remove(pieceKeyOf(id))
  await office.unaudited((tx) => forgetPieces(tx, [id]))
}
