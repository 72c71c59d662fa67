/** The state of the screens of drafts that their addresses contain. */
import { writeAddress } from '@mizan/platform/ui'
import { longestRequest } from '../data/limits.ts'

export interface DraftsAddress {
  /** Only drafts of this case; a new one is made for it. */
  case?: string
  query?: string
  page?: number
  /** The dialog for a new one is open. */
  new?: true
  /** The request in the person's own words, with which the draft begins. */
  ask?: string
}

const id = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined)

/** Values of another form are left out. */
export function readDraftsAddress(raw: Record<string, unknown>): DraftsAddress {
  const caseId = id(raw.case)
  const query = typeof raw.query === 'string' ? raw.query.slice(0, 200) : ''
  const ask = typeof raw.ask === 'string' ? raw.ask.slice(0, longestRequest) : ''
  const page = Number(raw.page)
  return {
    ...(caseId && { case: caseId }),
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 0 && page <= 10_000 && { page }),
    ...(ask && { ask }),
    ...((raw.new === true || raw.new === 'true') && { new: true as const }),
  }
}

export const draftsAddress = ({ case: caseId, new: isNew, ask }: DraftsAddress = {}): string =>
  `/drafts${writeAddress({ case: caseId, new: isNew ? 'true' : undefined, ask })}`

export const templatesAddress = (): string => '/drafts/templates'
export const templateAddress = (templateId: string): string => `/drafts/templates/${templateId}`

export const draftAddress = (draftId: string): string => `/drafts/${draftId}`
