/**
 * Drafts that have not reached the server yet. This browser keeps them if the page is closed without a connection, until
 * they are sent or the person logs out (`productKeys`).
 */
import { readStored, removeStored, unsentDraftsKey, writeStored } from '@mizan/platform/ui'

export interface UnsentDraft {
  userId: string
  caseId: string
  description: string
  /** The version of the case from which the text began. */
  version: number
  savedAt: string
}

/** A browser has little room; the oldest go first. */
const most = 20

/** Whose draft, and of which case. */
type Owner = Pick<UnsentDraft, 'userId' | 'caseId'>

function all(): UnsentDraft[] {
  try {
    const kept: unknown = JSON.parse(readStored(unsentDraftsKey) ?? '[]')
    return Array.isArray(kept) ? (kept as UnsentDraft[]) : []
  } catch {
    return []
  }
}

function put(drafts: readonly UnsentDraft[]): void {
  if (drafts.length === 0) removeStored(unsentDraftsKey)
  else writeStored(unsentDraftsKey, JSON.stringify(drafts.slice(-most)))
}

const isOf =
  ({ userId, caseId }: Owner) =>
  (one: UnsentDraft): boolean =>
    one.userId === userId && one.caseId === caseId

const others = (owner: Owner): UnsentDraft[] => all().filter((one) => !isOf(owner)(one))

export const findUnsent = (owner: Owner): UnsentDraft | undefined => all().find(isOf(owner))

export const keepUnsent = (draft: UnsentDraft): void => put([...others(draft), draft])

/** `sent`: only if it is still this text, because more may have been typed meanwhile. */
export function forgetUnsent(owner: Owner, sent?: string): void {
  const found = findUnsent(owner)
  if (found && (sent === undefined || found.description === sent)) put(others(owner))
}
