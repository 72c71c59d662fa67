/** The input of the expert form, and its meaning when it is submitted. */

import { isOutcome } from '../../../rules/naming/outcomes.ts'
import { parseTypedDate } from '../../address/dates.ts'
import type { DecisionAddress } from '../../address/decisions.ts'
import { readYear } from '../../address/values.ts'

export const textFields = [
  'caseNumber',
  'decisionNumber',
  'deliveryNumber',
  'documentId',
  'externalId',
  'sides',
  'source',
  'law',
  'article',
] as const
export const yearFields = ['caseYear', 'deliveryYear'] as const

type TextField = (typeof textFields)[number] | (typeof yearFields)[number] | 'from' | 'to'

export interface Draft extends Record<TextField, string> {
  court: string[]
  chamber: string[]
  outcome: string[]
  mode: 'smart' | 'all' | 'either'
}

export type DraftErrors = Partial<Record<TextField, 'date' | 'order' | 'year' | 'articleAlone'>>

export function draftOf(address: DecisionAddress, formatDate: (date: string) => string): Draft {
  const texts = [...textFields, ...yearFields].map((name) => [name, String(address[name] ?? '')])
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    from: address.from ? formatDate(address.from) : '',
    to: address.to ? formatDate(address.to) : '',
    court: address.court ?? [],
    chamber: address.chamber ?? [],
    outcome: address.outcome ?? [],
    mode: address.mode ?? 'smart',
  }
}

/** The change of the address that a draft stands for; none if the draft has errors. */
export function readDraft(draft: Draft): { errors: DraftErrors; patch: Partial<DecisionAddress> } {
  const errors: DraftErrors = {}
  const from = parseTypedDate(draft.from, 'start')
  const to = parseTypedDate(draft.to, 'end')
  if (draft.from.trim() && !from) errors.from = 'date'
  if (draft.to.trim() && !to) errors.to = 'date'
  if (from && to && to < from) errors.to = 'order'
  for (const name of yearFields) if (draft[name].trim() && !readYear(draft[name])) errors[name] = 'year'
  if (draft.article.trim() && !draft.law.trim()) errors.law = 'articleAlone'
  const texts = textFields.map((name) => [name, draft[name].trim() || undefined])
  const years = yearFields.map((name) => [name, readYear(draft[name])])
  const patch: Partial<DecisionAddress> = {
    ...Object.fromEntries([...texts, ...years]),
    from,
    to,
    ...((from || to) && { undated: undefined }),
    court: draft.court.length > 0 ? draft.court : undefined,
    chamber: draft.chamber.length > 0 ? draft.chamber : undefined,
    outcome: draft.outcome.length > 0 ? draft.outcome.filter(isOutcome) : undefined,
    mode: draft.mode === 'smart' ? undefined : draft.mode,
  }
  return { errors, patch }
}
