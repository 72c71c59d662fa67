/** In the head of a case: its court, its number there, and its next hearing. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'
import classes from './facts.module.css'

export function CaseFacts() {
  const t = useText()
  const format = useFormat()
  const { caseId, courtName, docketNumber, caseNumber } = useEditing().record
  const { data } = useCall('hearings.list', { params: { caseId } })
  const today = dayInTurkey(new Date())
  const next = data?.items.find(({ date }) => date >= today)
  return (
    <p className={classes.facts}>
      {courtName && <span>{courtName}</span>}
      <span>{docketNumber ?? caseNumber}</span>
      {next && (
        <PlainLink href={caseAddress(caseId, 'dates', next.hearingId)}>
          {t(`hearingKind.${next.kind}`)} {format.dateAndWeekday(next.date)} {next.time}
        </PlainLink>
      )}
    </p>
  )
}
