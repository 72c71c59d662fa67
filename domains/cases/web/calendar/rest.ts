/** What a day has beyond the shown lines, in words. */
import { useFormat } from '@mizan/platform/ui'
import { useText } from './text.ts'

/** Things of one day; there are more than `total` if it `isCut`. */
export interface DayCount {
  total: number
  isCut: boolean
}

export const emptyDay: DayCount = { total: 0, isCut: false }

/** Undefined if all of the day is shown. */
export function useRest() {
  const t = useText()
  const format = useFormat()
  return (
    date: string,
    { total, isCut }: DayCount,
    shown: number,
  ): { text: string; label: string } | undefined => {
    const count = total - shown
    if (count <= 0 && !isCut) return undefined
    const day = format.longDate(date)
    return isCut
      ? { text: t('moreThan', { count }), label: t('moreThanOf', { day, count }) }
      : { text: t('more', { count }), label: t('moreOf', { day, count }) }
  }
}
