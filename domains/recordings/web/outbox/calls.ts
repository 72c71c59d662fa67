/** The calls by which recordings reach the server. */
import { ApiError, type Client } from '@mizan/platform/contract/client'
import type { recordingRows } from '../../contract.ts'
import { transcriptOf } from '../../rules/transcript.ts'
import type { KeptRecording } from './pieces.ts'
import type { RecordingCalls } from './steps.ts'

export type RecordingClient = Client<typeof recordingRows>

/** Others may save the transcript at the same moment. */
const mostTries = 3

/** The heard text is added to the present one, unless a lost answer already added it. */
const withAdded = (before: string, added: string): string => {
  if (before === '' || before.endsWith(added)) return before || added
  return `${before}\n${added}`
}

async function addText(
  client: RecordingClient,
  params: { caseId: string; recordingId: string },
  added: string,
): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      const { text, version } = await client['recordings.transcript']({ params })
      const next = withAdded(text, added)
      if (next === text) return
      await client['recordings.saveTranscript']({
        params,
        body: { text: next, version },
      })
      return
    } catch (error) {
      const isClash = error instanceof ApiError && error.code === 'version.changed'
      if (!isClash || tries >= mostTries) throw error
    }
}

const paramsOf = ({ caseId, recordingId }: KeptRecording) => ({ caseId, recordingId: recordingId ?? '' })

export const callsOf = (client: RecordingClient): RecordingCalls => ({
  // Uses its id as the key: if the answer is lost, the same recording is answered again.
  begin: ({ id: key, caseId, name, file }) =>
    client['recordings.begin']({
      params: { caseId },
      body: file ? { key, name, source: 'file', fileName: file.name, size: file.size } : { key, name },
    }),
  goOn: (recording) => client['recordings.goOn']({ params: paramsOf(recording) }),
  add: (recording, { number, bytes, lengthMs }) =>
    client['recordings.addPiece']({
      params: paramsOf(recording),
      body: {
        Part: String(recording.part),
        Number: String(number - (recording.earlierPieces ?? 0)),
        ...(lengthMs !== null && { Length: String(lengthMs) }),
        Piece: new File([bytes], `${number}`),
      },
    }),
  saveText: (recording) => addText(client, paramsOf(recording), transcriptOf(recording.sentences)),
  finish: (recording, withAll) =>
    client['recordings.finish']({
      params: paramsOf(recording),
      body: withAll ? { pieces: recording.pieces - (recording.earlierPieces ?? 0) } : {},
    }),
})
