/** Looks for similar names 400 ms after the last letter was typed. */
import { useSettled } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import type { Conflicts } from '../../schemas.ts'
import { useCall } from '../data.ts'

export interface Asked {
  name: string
  side?: 'ours' | 'opponent'
  clientId?: string
}

export interface Check {
  /** `none`: there is no name yet. */
  state: 'none' | 'looking' | 'failed' | 'done'
  items: Conflicts['items']
  total: number
  /** The names as they are now, which were perhaps not checked yet. */
  asked: string
  retry: () => void
}

const pauseMs = 400

export function useConflicts(names: readonly Asked[], exceptCaseId?: string): Check {
  const wanted = JSON.stringify(names.filter(({ name }) => name.trim().length > 1))
  const settled = useSettled(wanted, pauseMs)
  const asked = JSON.parse(settled) as Asked[]
  const body = { names: asked, ...(exceptCaseId !== undefined && { exceptCaseId }) }
  const isAsked = asked.length > 0
  const found = useCall(
    'cases.conflicts',
    { body },
    { enabled: isAsked, gcTime: 0, placeholderData: keepPreviousData },
  )
  const items = isAsked ? (found.data?.items ?? []) : []
  const isLooking = settled !== wanted || found.isFetching
  const state = wanted === '[]' ? 'none' : isLooking ? 'looking' : found.error ? 'failed' : 'done'
  return {
    state,
    items: state === 'none' ? [] : items,
    total: state === 'none' ? 0 : items.reduce((sum, { total }) => sum + total, 0),
    asked: wanted,
    retry: () => void found.refetch(),
  }
}
