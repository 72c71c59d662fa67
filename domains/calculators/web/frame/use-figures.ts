/** The dated figures: from the server, and without a network those that it gave last. */

import type { ApiError } from '@mizan/platform/contract/client'
import { readStored, writeStored } from '@mizan/platform/ui'
import { useEffect } from 'react'
import type { Figures } from '../../rules/figures.ts'
import { useCall } from '../data.ts'

const key = 'calculators.figures'

interface StoredFigures {
  figures: Figures
  /** When the server gave them. */
  at: string
}

export interface KnownFigures {
  figures: Figures | undefined
  /** Set if they come from this browser, because the server could not be asked. */
  storedAt: string | undefined
  isLoading: boolean
  error: ApiError | null
  retry: () => void
}

function readFigures(): StoredFigures | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function useFigures(): KnownFigures {
  const { data, error, isPending, isError, failureCount, dataUpdatedAt, refetch } = useCall(
    'calculators.figures',
    {},
  )
  useEffect(() => {
    if (!data) return
    const stored: StoredFigures = { figures: data.items, at: new Date(dataUpdatedAt).toISOString() }
    writeStored(key, JSON.stringify(stored))
  }, [data, dataUpdatedAt])
  const isAway = !data && (isError || failureCount > 0)
  const stored = isAway ? readFigures() : undefined
  return {
    figures: data?.items ?? stored?.figures,
    storedAt: stored?.at,
    isLoading: isPending && !stored && !isError,
    error,
    retry: () => void refetch(),
  }
}
