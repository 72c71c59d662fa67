/** Transcripts that are typed and not saved yet. This browser keeps them, also while the server cannot be reached. */
import { readStored, removeStored, writeStored } from '@mizan/platform/ui'

export interface Draft {
  text: string
  /** What was there when it was begun, and its version. */
  before: string
  version: number
}

/** Of one person, who may use the same browser as another. */
const keyOf = (userId: string, recordingId: string) => `transcript_${userId}_${recordingId}`

export function readDraft(userId: string, recordingId: string): Draft | undefined {
  try {
    return JSON.parse(readStored(keyOf(userId, recordingId)) ?? '') as Draft
  } catch {
    return undefined
  }
}

export const keepDraft = (userId: string, recordingId: string, draft: Draft): void =>
  writeStored(keyOf(userId, recordingId), JSON.stringify(draft))

export const forgetDraft = (userId: string, recordingId: string): void =>
  removeStored(keyOf(userId, recordingId))
