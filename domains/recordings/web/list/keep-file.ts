/** Puts a sound file into the outbox: all of it is kept there before any of it is sent, so that an upload outlives its page. */
import { largestPiece } from '../../data/limits.ts'
import { newId, outbox } from '../page.ts'
import { lengthOf } from '../player/read-sound.ts'

interface Owner {
  userId: string
  caseId: string
  caseTitle: string
}

/** @throws if the file cannot be read any more */
export async function keepFile(owner: Owner, file: File): Promise<void> {
  const id = newId()
  const lengthMs = await lengthOf(file)
  await outbox.begin({
    ...owner,
    id,
    name: file.name.replace(/\.[^.]+$/, ''),
    file: { name: file.name, size: file.size },
    startedAt: new Date().toISOString(),
    recordingId: null,
    part: 1,
    beforeMs: 0,
    lengthMs: 0,
    pieces: 0,
    sentences: [],
    isEnded: false,
  })
  for (let at = 0, number = 1; at < file.size; at += largestPiece, number += 1) {
    const isLast = at + largestPiece >= file.size
    await outbox.add(id, {
      number,
      bytes: await file.slice(at, at + largestPiece).arrayBuffer(),
      lengthMs: isLast ? lengthMs : null,
    })
  }
  await outbox.end(id)
}
