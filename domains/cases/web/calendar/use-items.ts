/** The first lines of each of the shown days, and how many there are. */
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inDayOrder } from '../../rules/day-order.ts'
import type { CalendarItem, CalendarKind } from '../../schemas.ts'
import { useCall } from '../data.ts'
import type { CalendarScope } from './address.ts'
import { type DayCount, emptyDay } from './rest.ts'

interface Asked {
  from: string
  until: string
  scope: CalendarScope
  kinds: readonly CalendarKind[]
  /** Lines of a day. */
  perDay: number
}

const none: readonly CalendarItem[] = []

/** What a query says of the person's own days and of the kinds. */
export const choiceOf = ({ scope, kinds }: Pick<Asked, 'scope' | 'kinds'>) => ({
  kinds: kinds.join(','),
  ...(scope === 'mine' && { mine: 'true' }),
})

/** Days of the former range stay until the new ones are there. */
export function useItems({ from, until, scope, kinds, perDay }: Asked) {
  const query = { startDate: from, endDate: until, ...choiceOf({ scope, kinds }), perDay: String(perDay) }
  const found = useCall('calendar.list', { query }, { placeholderData: keepPreviousData })
  const days = useMemo(() => daysOf(found.data?.items ?? none), [found.data])
  const totals = useMemo(
    () => new Map((found.data?.days ?? []).map(({ date, ...count }) => [date, count])),
    [found.data],
  )
  return {
    itemsOf: (day: string): readonly CalendarItem[] => days.get(day) ?? none,
    countOf: (day: string): DayCount => totals.get(day) ?? emptyDay,
    isWaiting: found.isPlaceholderData || found.isPending,
    isFirst: found.isPending,
    error: found.error,
    refetch: found.refetch,
  }
}

const daysOf = (items: readonly CalendarItem[]) => Map.groupBy(inDayOrder(items), ({ date }) => date)
