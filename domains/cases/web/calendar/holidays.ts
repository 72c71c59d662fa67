/** Moving holidays: from the server, and until it answers those that it gave this browser last. */
import type { FigureRow } from '@mizan/calculators/schemas'
import { readStored, writeStored } from '@mizan/platform/ui'
import { useEffect, useMemo } from 'react'
import { useCall } from '../data.ts'

const key = 'holidays'
const freshMs = 5 * 60_000

export interface KnownHolidays {
  rows: readonly FigureRow[]
  /** Set if nobody could be asked and nothing was kept: no feast is known. */
  areUnknown: boolean
}

function readKept(): readonly FigureRow[] | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const none: readonly FigureRow[] = []

export function useHolidays(): KnownHolidays {
  const { data, isError, failureCount } = useCall('calendar.holidays', {}, { staleTime: freshMs })
  const kept = useMemo(readKept, [])
  useEffect(() => {
    if (data) writeStored(key, JSON.stringify(data.items))
  }, [data])
  const rows = data?.items ?? kept
  return { rows: rows ?? none, areUnknown: (isError || failureCount > 0) && !rows }
}
