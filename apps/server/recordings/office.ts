/** For tests of recordings: audio in pieces, and its files in the store. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { officeOf } from '../incoming-mail/office.ts'
import type { Person, World } from '../sweep/world.ts'

/** The beginning of an Ogg stream with Opus in it, and bytes that follow. */
export const begins = (more = ''): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from(`OpusHead${more}`)])

export interface Place {
  caseId: string
  recordingId: string
}

export function recordingsOf(world: World) {
  const { mustCall, newCase, colleague } = officeOf(world)
  const begin = async (who: Person, caseId: string, body: object = {}): Promise<Place> => {
    const { recordingId } = await mustCall(who, 'recordings.begin', { params: { caseId }, body })
    return { caseId, recordingId }
  }
  /** The whole answer, also of a refusal. */
  const send = (who: Person, params: Place, bytes: Buffer<ArrayBuffer> | string, more: object = {}) =>
    world.call(who.headers, 'recordings.addPiece', {
      params: { ...params },
      body: { Part: '1', Number: '1', Piece: new File([bytes], 'parça'), ...more },
    })
  const call = (who: Person, name: string, params: Place, body?: object) =>
    world.call(who.headers, `recordings.${name}`, { params: { ...params }, ...(body && { body }) })
  /** A finished recording with two pieces. */
  const recorded = async (who: Person, caseId?: string): Promise<Place> => {
    const place = await begin(who, caseId ?? (await newCase(who)))
    for (const [number, bytes] of [begins(), Buffer.from('devamı')].entries()) {
      const more = { Number: String(number + 1), Length: String(2_000 * (number + 1)) }
      const { status } = await send(who, place, bytes, more)
      if (status !== 200) throw new Error(`A piece was refused with ${status}`)
    }
    await mustCall(who, 'recordings.finish', { params: { ...place }, body: { pieces: 2 } })
    return place
  }
  const read = (who: Person, params: Place) => mustCall(who, 'recordings.read', { params: { ...params } })
  const piecesOnDisk = async (): Promise<number> => {
    const folder = join(world.folder, 'files', 'recordings')
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    return names.filter((name) => /[0-9a-f-]{36}$/.test(name)).length
  }
  const play = (
    { headers }: { headers: Record<string, string> },
    { caseId, ...query }: Place & { part?: string; ticket?: string },
  ) =>
    world.server.inject({
      url: `/api/case-management/${caseId}/recording/audio?${new URLSearchParams(query as Record<string, string>)}`,
      headers,
    })
  return { mustCall, newCase, colleague, begin, send, call, recorded, read, piecesOnDisk, play }
}
