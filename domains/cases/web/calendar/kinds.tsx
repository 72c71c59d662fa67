/** How things in the calendar look and where they lead. */
import { IconFlag, IconGavel, IconHourglass, IconHourglassEmpty, IconSquareCheck } from '@tabler/icons-react'
import type { CalendarItem, CalendarKind } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from './text.ts'

export const signs = {
  hearing: IconGavel,
  limit: IconHourglass,
  deadline: IconFlag,
  task: IconSquareCheck,
} as const satisfies Record<CalendarKind, unknown>

/** The earlier day of a time limit has a sign of its own: its end is another day. */
export const signOf = ({ kind, isPreDeadline }: CalendarItem) =>
  isPreDeadline ? IconHourglassEmpty : signs[kind]

/** Names it among all; a time limit and its earlier day have the same id. */
export const keyOf = ({ kind, id, isPreDeadline }: CalendarItem): string => `${kind} ${id} ${isPreDeadline}`

export function addressOf({ kind, id, caseId }: CalendarItem): string {
  if (kind === 'deadline') return caseAddress(caseId)
  return caseAddress(caseId, kind === 'task' ? 'tasks' : 'dates', id)
}

/** The kind in words, and what there is to say beside the case. */
export function useItemText() {
  const t = useText()
  return ({ kind, hearingKind, title, isPreDeadline }: CalendarItem) => ({
    kind: isPreDeadline
      ? t('preDeadline')
      : hearingKind
        ? t(`hearingKind.${hearingKind}`)
        : t(`kind.${kind}`),
    // The title of a deadline is that of its case.
    title: kind === 'deadline' ? '' : title,
  })
}
