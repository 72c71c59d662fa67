/**
 * Removes recordings that were in the bin for 30 days, and pieces without a recording; finishes recordings that
 * nobody continued, and takes back their room.
 */
import { lockOutdated, officesOfOutdated } from '@mizan/documents/server'
import { insertAuditEntry } from '@mizan/platform/database'
import { removeOrphans } from '@mizan/platform/files'
import { incomingHours, roomHours, unfinishedDays } from '../data/limits.ts'
import type { RecordingCall } from './call.ts'
import { pieceKeyOf, piecesFolder } from './places.ts'
import { binSince } from './store/lists.ts'
import { forgetPieces, removeRecordings } from './store/pieces.ts'
import { finishGivenUp, listedPieces, listGivenUp, listUnused, releaseRoom } from './store/tidy.ts'

/** So many in one transaction, so that a large bin holds no lock for long. */
const atOnce = 100
const hourMs = 3_600_000

export async function tidyRecordings(
  call: RecordingCall,
): Promise<{ recordings: number; unfinished: number; roomsReleased: number; pieces: number }> {
  const all = async (some: (call: RecordingCall) => Promise<number>) => {
    let count = 0
    for (let last = atOnce; last === atOnce; count += last) last = await some(call)
    return count
  }
  return {
    recordings: await all(emptyBins),
    unfinished: await all(endGivenUp),
    roomsReleased: await all(takeRoomBack),
    pieces: await all(removePieces),
  }
}

const emptyBins = ({ system, clock, parts }: RecordingCall): Promise<number> =>
  system(async (tx) => {
    const before = binSince(clock.now())
    const officeIds = await officesOfOutdated(tx, 'recordings', { before, most: atOnce })
    await parts.keys.hold(tx, ...officeIds)
    const outdated = await lockOutdated(tx, 'recordings', { officeIds, before, most: atOnce })
    await removeRecordings(
      tx,
      outdated.map(({ id }) => id),
    )
    for (const { id, company_id, case_id, name } of outdated)
      await insertAuditEntry(tx, 'recording.removed', {
        subjectId: case_id,
        details: { recording: name, recordingId: id },
        parties: { actorId: null, officeId: company_id },
      })
    return outdated.length
  })

/** Sound and text that exist are kept. */
const endGivenUp = ({ system, clock }: RecordingCall): Promise<number> =>
  system(async (tx) => {
    const before = new Date(clock.now().getTime() - unfinishedDays * 24 * hourMs)
    const found = await listGivenUp(tx, before, atOnce)
    const ids = (isEmpty: boolean) => found.filter((one) => one.isEmpty === isEmpty).map(({ id }) => id)
    await finishGivenUp(tx, ids(false))
    await removeRecordings(tx, ids(true))
    return found.length
  })

/**
 * This is long before a recording is given up: until then its office could fill up with recordings of which nothing
 * arrived.
 */
const takeRoomBack = ({ system, clock }: RecordingCall): Promise<number> =>
  system((tx) => releaseRoom(tx, new Date(clock.now().getTime() - roomHours * hourMs), atOnce))

/** The files are removed before their rows: rows that remain when a server is killed are handled the next time. */
async function removePieces({ system, clock, parts }: RecordingCall): Promise<number> {
  const before = new Date(clock.now().getTime() - incomingHours * hourMs)
  const ids = await system.read((tx) => listUnused(tx, before, atOnce))
  for (const id of ids) await parts.files.remove(pieceKeyOf(id))
  await system((tx) => forgetPieces(tx, ids))
  return ids.length
}

/** Files without a row, such as those of a database that was restored to an earlier state. */
export async function removeOrphanedPieces({
  system,
  clock,
  parts,
}: RecordingCall): Promise<{ removed: number }> {
  const referred = async (keys: readonly string[]) => {
    const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1))
    return new Set((await system.read((tx) => listedPieces(tx, ids))).map(pieceKeyOf))
  }
  return { removed: await removeOrphans(parts.files, { folder: piecesFolder, now: clock.now(), referred }) }
}
