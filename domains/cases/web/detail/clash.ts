/** What is told about changes that others made meanwhile. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import type { Changed } from '../../schemas.ts'

/** Somebody else has changed the same field: who and when, as far as the refusal says. */
export interface Clash<Edit> {
  edit: Edit
  by: string | null
  at: string | null
}

/** What became of a change. `clash`: a dialog asks what is kept. `failed`: that was reported, and nothing was saved. */
export type Outcome = 'kept' | 'clash' | 'failed'

interface Told {
  changes?: { by: string | null; at: string; fields: string[] }[]
}

export function clashOf<Edit extends { field: string }>(edit: Edit, { details }: ApiError): Clash<Edit> {
  const touching = ((details as Told).changes ?? []).findLast(({ fields }) => fields.includes(edit.field))
  return { edit, by: touching?.by ?? null, at: touching?.at ?? null }
}

/** Changes of other fields were kept beside those of the person. */
export function reportMeanwhile(
  meanwhile: Changed['meanwhile'],
  says: { both: (who: string) => string; alone: string },
): void {
  if (meanwhile.length === 0) return
  const who = meanwhile.at(-1)?.by?.name
  notify('info', who ? says.both(who) : says.alone)
}

/** Whether the field that was edited has done its part: what it holds was saved, or a dialog has taken it over. */
export const isOver = (outcome: Outcome): boolean => outcome !== 'failed'

/** Without a reason of the server the row itself reports the failure. */
export function reportRefusal(error: unknown): void {
  if (error instanceof ApiError && error.message && error.status >= 400 && error.status < 500)
    notify('error', error.message)
}
