/** Texts that have not reached the server. The browser stores them until then, so a closed tab loses nothing. */
import { draftCopiesKey, readStored, removeStored, writeStored } from '@mizan/platform/ui'
import type { DraftText } from '../../schemas.ts'

export interface Copy {
  draftId: string
  /** The revision of the text that was changed. */
  revision: number
  title: string
  text: DraftText
  at: string
}

/** Beyond this number the oldest copy is dropped. */
const most = 5

function isCopies(value: unknown): value is Copy[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one?.draftId === 'string' && Array.isArray(one?.text?.blocks))
  )
}

function readAll(): Copy[] {
  try {
    const kept: unknown = JSON.parse(readStored(draftCopiesKey) ?? '[]')
    return isCopies(kept) ? kept : []
  } catch {
    return []
  }
}

function writeAll(copies: readonly Copy[]): void {
  if (copies.length === 0) removeStored(draftCopiesKey)
  else writeStored(draftCopiesKey, JSON.stringify(copies.slice(-most)))
}

export const findCopy = (draftId: string): Copy | undefined =>
  readAll().find((copy) => copy.draftId === draftId)

export const keepCopy = (copy: Copy): void =>
  writeAll([...readAll().filter(({ draftId }) => draftId !== copy.draftId), copy])

export const dropCopy = (draftId: string): void =>
  writeAll(readAll().filter((copy) => copy.draftId !== draftId))
