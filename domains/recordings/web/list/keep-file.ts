/** Puts a sound file into the outbox: all of it is kept there before any of it is sent, so that an upload outlives its page. */
import { largestAudio, largestPiece } from '../../data/limits.ts'
import { audioEndings } from '../../data/types.ts'
import { wavParts } from '../../rules/wav.ts'
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

/** Longer than what stands before the samples of a WAV file. */
const headBytes = 64 * 1024

interface FilePart {
  sound: Blob
  lengthMs: number | null
}

/** A WAV file that is too large for the service that transcribes is cut; any other one is one part. */
async function partsOf(file: File, largestPart: number | null): Promise<FilePart[]> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const cut = largestPart === null ? undefined : wavParts(head, file.size, largestPart)
  if (!cut) return [{ sound: file, lengthMs: await lengthOf(file) }]
  return cut.map(({ header, from, to, lengthMs }) => ({
    sound: new Blob([header, file.slice(from, to)]),
    lengthMs,
  }))
}

/** Whether the service would not take it, and it cannot be cut. */
export async function isTooLargeToTranscribe(file: File, largestPart: number | null): Promise<boolean> {
  if (largestPart === null || file.size <= largestPart) return false
  return (await partsOf(file, largestPart)).length === 1
}

/** @throws if the file cannot be read any more */
export async function keepFile(owner: Owner, file: File, largestPart: number | null): Promise<void> {
  const id = newId()
  const parts = await partsOf(file, largestPart)
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
  let number = 0
  for (const [place, { sound, lengthMs }] of parts.entries())
    for (let at = 0; at < sound.size; at += largestPiece) {
      number += 1
      const isLast = at + largestPiece >= sound.size
      await outbox.add(id, {
        number,
        bytes: await sound.slice(at, at + largestPiece).arrayBuffer(),
        lengthMs: isLast ? lengthMs : null,
        ...(place > 0 && at === 0 && { beginsPart: true }),
      })
    }
  await outbox.end(id)
}
