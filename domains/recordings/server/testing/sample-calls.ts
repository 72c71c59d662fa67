/** Calls about recordings that succeed. */
import type { SampleCall, SampleCalls, SampleInput, SampleWorld } from '@mizan/platform/domain'
import { openRecordingJobs } from './index.ts'

const newCase = (world: SampleWorld) => ({ ...world.bodyOf('cases.create'), conflictsSeen: true })
const piece = () => new File(['OggS', new Uint8Array(24), 'OpusHead'], 'parça.ogg')

const hearing = {
  maxBytes: 1_000_000,
  transcribe: async () => [{ text: 'Tanık geldi.', start: 0, end: 1_000 }],
}

interface Ids {
  caseId: string
  recordingId: string
}

/** `upTo`: rows that are called before, one after the other. */
const after =
  (upTo: readonly string[], inputOf: (params: Ids, body: object | undefined) => SampleInput): SampleCall =>
  async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: newCase(world) })
    const begun = await world.must(headers, 'recordings.begin', {
      params: { caseId: String(caseId) },
      body: {},
    })
    const params = { caseId: String(caseId), recordingId: String(begun.recordingId) }
    for (const name of upTo) {
      const sample = world.bodyOf(name)
      const own = name === 'recordings.addPiece' ? { Part: '1', Number: '1', Piece: piece() } : sample
      await world.must(headers, name, { params, body: own })
    }
    return { headers, input: inputOf(params, body as object | undefined) }
  }

const named = (params: Ids, body: object | undefined): SampleInput => ({
  params: { ...params },
  ...(body && { body }),
})
const audible = ['recordings.addPiece']
const ready = [...audible, 'recordings.finish']

export const recordingSampleCalls: SampleCalls = {
  'recordings.list': after(ready, ({ caseId }) => ({ params: { caseId } })),
  'recordings.begin': after([], ({ caseId }) => ({ params: { caseId }, body: { name: 'Keşif' } })),
  'recordings.read': after(ready, named),
  'recordings.addPiece': after([], (params) => ({
    params: { ...params },
    body: { Part: '1', Number: '1', Length: '2000', Piece: piece() },
  })),
  'recordings.goOn': after(audible, named),
  'recordings.finish': after(audible, named),
  'recordings.drop': after(audible, named),
  'recordings.audio': after(ready, ({ caseId, recordingId }) => ({
    params: { caseId },
    query: { recordingId },
  })),
  'recordings.ticket': after(ready, named),
  'recordings.rename': after(ready, named),
  'recordings.delete': after(ready, named),
  'recordings.restore': after([...ready, 'recordings.delete'], named),
  'recordings.transcript': after(['recordings.saveTranscript'], named),
  'recordings.saveTranscript': after(ready, named),
  'recordings.transcribe': after(ready, named),
  'recordings.cancelTranscription': after([...ready, 'recordings.transcribe'], named),
  'recordings.useTranscription': async (world, sample) => {
    const { headers, input } = await after([...ready, 'recordings.transcribe'], named)(world, sample)
    const params = input.params as unknown as Ids
    // Somebody writes meanwhile, so the text is offered.
    await world.must(headers, 'recordings.saveTranscript', {
      params: { ...params },
      body: { text: 'Tanık' },
    })
    await openRecordingJobs(world, hearing).transcribe(params.recordingId)
    return { headers, input: { ...input, body: { version: 1 } } }
  },
}
