/**
 * Which part of the calendar is shown, as its address says it: every change is an entry of the history, so that Back leads to
 * what was shown before, and a link shows what its sender saw. Whose days are shown is remembered for longer.
 */
import { type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import { readStored, writeStored } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type CalendarScale, calendarKinds } from '../../data/words.ts'
import { type CalendarAddress, type CalendarScope, readCalendarAddress } from './address.ts'

const scopeKey = 'caseCalendarScope'
const readScope = (): CalendarScope => (readStored(scopeKey) === 'all' ? 'all' : 'mine')

export const today = (): CivilDate => dayInTurkey(new Date())

const route = getRouteApi('/calendar')

/** `usual`: the view of an address that names none. */
export function useShownPart(usual: CalendarScale) {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const shown = {
    scale: address.scale ?? usual,
    day: address.day,
    kinds: address.kinds ?? calendarKinds,
    scope: address.of ?? readScope(),
  }
  const go = (to: object, how?: { replace: true }) =>
    navigate({ search: readCalendarAddress({ ...address, ...to }), resetScroll: false, ...how })
  const change = async (part: { [K in keyof CalendarAddress]: CalendarAddress[K] | undefined }) => {
    // So that Back leads to what is seen now, whoever's days are remembered by then.
    if (part.of && !address.of) await go({ of: shown.scope }, { replace: true })
    if (part.of) writeStored(scopeKey, part.of)
    await go(part)
  }
  return [shown, (part: Parameters<typeof change>[0]) => void change(part)] as const
}
