/** Puts a sound file into the outbox: all of it is kept there before any of it is sent, so that an upload outlives its page. */
import { largestAudio, largestPiece } from '../../data/limits.ts'
import { audioEndings } from '../../data/types.ts'
import { newId, outbox } from '../page.ts'
import { lengthOf } from '../player/length-of.ts'

/** Why a file is not sent at all. */
export type Reason = 'type' | 'size' | 'empty'

export function reasonAgainst({ name, size }: Pick<File, 'name' | 'size'>): Reason | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!audioEndings.includes(ending)) return 'type'
  if (size > largestAudio) return 'size'
  return size === 0 ? 'empty' : undefined
}

interface Owner {
  userId: string
  caseId: string
  caseTitle: string
}

/** @throws if the file cannot be read any more */
export async function keepFile(owner: Owner, file: File): Promise<void> {
  const id = newId()
  const [lengthMs] = await Promise.all([lengthOf(file), file.slice(0, 1).arrayBuffer()])
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
  for (let at = 0, number = 1; at < file.size; at += largestPiece, number++) {
    const isLast = at + largestPiece >= file.size
    const bytes = await file.slice(at, at + largestPiece).arrayBuffer()
    await outbox.add(id, { number, bytes, lengthMs: isLast ? lengthMs : null })
  }
  await outbox.end(id)
}
