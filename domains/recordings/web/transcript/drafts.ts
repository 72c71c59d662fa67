/** Transcripts that are typed and not saved yet. This browser keeps them, also while the server cannot be reached. */
import { readStored, removeStored, writeStored } from '@mizan/platform/ui'

export interface Draft {
  text: string
  /** The text and version at the start of the editing. */
  before: string
  version: number
  caseId: string
  /** The name of the recording. */
  name: string
}

type Drafts = Readonly<Record<string, Draft>>

/** The key of one person, who may share the browser with another. */
const keyOf = (userId: string) => `transcripts_${userId}`

/** The drafts by the ids of their recordings. */
export function readDrafts(userId: string): Drafts {
  try {
    return JSON.parse(readStored(keyOf(userId)) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

export const readDraft = (userId: string, recordingId: string): Draft | undefined =>
  readDrafts(userId)[recordingId]

function write(userId: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) removeStored(keyOf(userId))
  else writeStored(keyOf(userId), JSON.stringify(drafts))
}

export const keepDraft = (userId: string, recordingId: string, draft: Draft): void =>
  write(userId, { ...readDrafts(userId), [recordingId]: draft })

export function forgetDraft(userId: string, recordingId: string): void {
  const { [recordingId]: _, ...others } = readDrafts(userId)
  write(userId, others)
}

export const forgetDrafts = (userId: string): void => removeStored(keyOf(userId))
