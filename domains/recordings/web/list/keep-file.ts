/** Puts a sound file into the outbox: all of it is kept there before any of it is sent, so that an upload outlives its page. */
import { largestAudio, largestPiece } from '../../data/limits.ts'
import { audioEndings, isDivisible } from '../../data/types.ts'
import { newId, outbox } from '../page.ts'
import { lengthOf } from '../player/read-sound.ts'

/** Why a file is not sent at all. */
export type Reason = 'type' | 'size' | 'empty'

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''

export function reasonAgainst({ name, size }: Pick<File, 'name' | 'size'>): Reason | undefined {
  if (!audioEndings.includes(endingOf(name))) return 'type'
  if (size > largestAudio) return 'size'
  return size === 0 ? 'empty' : undefined
}

interface Owner {
  userId: string
  caseId: string
  caseTitle: string
}

/** Whether the service that transcribes would not take it, and nobody can divide it. */
export function isTooLargeToTranscribe({ name, size }: File, largest: number | null): boolean {
  return largest !== null && size > largest && !isDivisible(endingOf(name))
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
