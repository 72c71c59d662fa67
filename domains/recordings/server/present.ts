/** Rows as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { binDays } from '../data/limits.ts'
import type { Recording } from '../schemas.ts'
import type { RecordingCall, Tx } from './call.ts'
import { type WholeRow, wholeRecording } from './store/lists.ts'
import { isLive } from './store/recordings.ts'
import { isStale } from './transcription/stale.ts'

type Person = (id: string) => { id: string; name: string }

export async function presentRecordings(
  call: RecordingCall,
  tx: Tx,
  { rows, mayWrite }: { rows: readonly WholeRow[]; mayWrite: boolean },
): Promise<Recording[]> {
  const people = rows.flatMap(({ created_by, deleted_by, transcription }) => [
    created_by,
    deleted_by,
    transcription?.started_by ?? null,
  ])
  const person = await namesFor(tx, call.parts.namesOf, people)
  return rows.map((row) => presented(row, { call, person, mayWrite }))
}

/** The recording for a person who has just changed it. */
export async function presentRecording(
  call: RecordingCall,
  tx: Tx,
  id: string,
  mayWrite = true,
): Promise<Recording> {
  const [recording] = await presentRecordings(call, tx, { rows: [await wholeRecording(tx, id)], mayWrite })
  return recording as Recording
}

interface RecordingViewer {
  call: RecordingCall
  person: Person
  mayWrite: boolean
}

function presented(row: WholeRow, { call, person, mayWrite }: RecordingViewer): Recording {
  const now = call.clock.now()
  const lengths = row.parts.flatMap(({ length_ms }) => (length_ms === null ? [] : [length_ms]))
  return {
    recordingId: row.id,
    name: row.name,
    state: row.state,
    source: row.source,
    parts: row.parts.map(({ part, content_type, pieces, size, length_ms }) => ({
      part,
      contentType: content_type,
      size,
      pieces,
      lengthMs: length_ms,
    })),
    size: row.size,
    lengthMs: lengths.length === 0 ? null : lengths.reduce((sum, one) => sum + one, 0),
    lastPieceAt: row.last_piece_at,
    transcriptVersion: row.transcript_version,
    transcription: transcriptionOf(row, person, now),
    version: row.version,
    createdBy: person(row.created_by),
    createdAt: row.created_at,
    deleted: deletionOf(row, person, now),
    may: mayWrite ? abilitiesOn(row, { userId: callerOf(call).userId, call }) : [],
  }
}

function transcriptionOf(
  { transcription: found }: WholeRow,
  person: Person,
  now: Date,
): Recording['transcription'] {
  if (!found) return null
  const isOver = isStale(found, now)
  return {
    state: isOver ? 'failed' : found.state,
    percent: found.percent,
    problem: isOver ? 'service_unreachable' : found.problem,
    isOffered: found.is_offered,
    startedBy: person(found.started_by),
    startedAt: new Date(found.started_at).toISOString(),
    endedAt: found.ended_at === null ? null : new Date(found.ended_at).toISOString(),
  }
}

function abilitiesOn(
  row: WholeRow,
  { userId, call }: { userId: string; call: RecordingCall },
): Recording['may'] {
  if (row.deleted_at !== null) return ['restore']
  if (row.state === 'ready') {
    const transcribes = row.size > 0 && call.parts.transcriber !== undefined
    return transcribes ? ['edit', 'delete', 'transcribe'] : ['edit', 'delete']
  }
  if (row.created_by === userId) return ['edit', 'goOn', 'finish', 'drop']
  return isLive(row, call.clock.now()) ? ['edit'] : ['edit', 'finish', 'drop']
}

const dayMs = 24 * 3_600_000

function deletionOf({ deleted_at, deleted_by }: WholeRow, person: Person, now: Date): Recording['deleted'] {
  if (deleted_at === null || deleted_by === null) return null
  const passed = (now.getTime() - new Date(deleted_at).getTime()) / dayMs
  return { by: person(deleted_by), at: deleted_at, daysLeft: Math.max(0, Math.ceil(binDays - passed)) }
}
