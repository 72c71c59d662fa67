/** Recordings and texts of a person in this browser that the server does not have. */
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptRecording } from '../outbox/pieces.ts'
import { type Draft, forgetDraft, forgetDrafts, readDrafts } from '../transcript/drafts.ts'

export interface UnsentWork {
  recordings: readonly KeptRecording[]
  drafts: readonly (Draft & { recordingId: string })[]
}

export const isNothing = ({ recordings, drafts }: UnsentWork): boolean =>
  recordings.length === 0 && drafts.length === 0

export async function unsentOf(outbox: Pick<Outbox, 'unsent'>, userId: string): Promise<UnsentWork> {
  const drafts = Object.entries(readDrafts(userId)).map(([recordingId, draft]) => ({ ...draft, recordingId }))
  return { recordings: await outbox.unsent(userId), drafts }
}

interface SendingPorts {
  outbox: Pick<Outbox, 'end' | 'find' | 'online'>
  recorder: { current: () => { id: string } | undefined; end: () => Promise<void> }
  saveDraft: (draft: UnsentWork['drafts'][number]) => Promise<unknown>
}

/** Ends and sends all of it. Returns the names of texts that could not be saved, which stay. */
export async function sendAll(
  { outbox, recorder, saveDraft }: SendingPorts,
  userId: string,
  { recordings, drafts }: UnsentWork,
): Promise<string[]> {
  if (recorder.current()) await recorder.end()
  for (const { id, isEnded } of recordings) if (outbox.find(id) && !isEnded) await outbox.end(id)
  // A person waits for it, so it is tried now and not after the next pause.
  outbox.online()
  const refused: string[] = []
  for (const draft of drafts)
    try {
      await saveDraft(draft)
      forgetDraft(userId, draft.recordingId)
    } catch {
      refused.push(draft.name)
    }
  return refused
}

/** Pieces that have reached the server stay there. The microphone is released first, so that no more sound arrives. */
export async function throwAway(
  { outbox, recorder }: { outbox: Pick<Outbox, 'forgetAll'>; recorder: SendingPorts['recorder'] },
  userId: string,
): Promise<void> {
  if (recorder.current()) await recorder.end()
  forgetDrafts(userId)
  await outbox.forgetAll(userId)
}
