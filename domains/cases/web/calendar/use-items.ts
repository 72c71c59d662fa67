/** What is on each of the shown days: all of it or, in a grid with little room, its first lines and how many there are. */
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inDayOrder } from '../../rules/day-order.ts'
import type { CalendarItem, CalendarKind } from '../../schemas.ts'
import { useCall } from '../data.ts'
import type { CalendarScope } from './state.ts'

interface Asked {
  from: string
  until: string
  scope: CalendarScope
  kinds: readonly CalendarKind[]
  /** Lines of a day; undefined if all are shown. */
  perDay: number | undefined
}

const none: readonly CalendarItem[] = []

/** What a query says of the person's own days and of the kinds. */
export const choiceOf = ({ scope, kinds }: Pick<Asked, 'scope' | 'kinds'>) => ({
  kinds: kinds.join(','),
  ...(scope === 'mine' && { mine: 'true' }),
})

/**
 * Days of the former range stay until the new ones are there. Kinds are chosen here where all is known; where the rest
 * is only counted, the server counts them.
 */
export function useItems({ from, until, scope, kinds, perDay }: Asked) {
  const range = { startDate: from, endDate: until }
  const mine = scope === 'mine' ? { mine: 'true' } : {}
  const query =
    perDay === undefined
      ? { ...range, ...mine }
      : { ...range, ...choiceOf({ scope, kinds }), perDay: String(perDay) }
  const found = useCall('calendar.list', { query }, { placeholderData: keepPreviousData })
  const days = useMemo(() => daysOf(found.data?.items ?? none), [found.data])
  const totals = useMemo(
    () => found.data?.days && new Map(found.data.days.map(({ date, total }) => [date, total])),
    [found.data],
  )
  const itemsOf = (day: string): readonly CalendarItem[] => {
    const all = days.get(day) ?? none
    return totals ? all : all.filter(({ kind }) => kinds.includes(kind))
  }
  return {
    itemsOf,
    countOf: (day: string): number => (totals ? (totals.get(day) ?? 0) : itemsOf(day).length),
    isComplete: found.data?.isComplete ?? true,
    isWaiting: found.isPlaceholderData || found.isPending,
    isFirst: found.isPending,
    error: found.error,
    refetch: found.refetch,
  }
}

const daysOf = (items: readonly CalendarItem[]) => Map.groupBy(inDayOrder(items), ({ date }) => date)
