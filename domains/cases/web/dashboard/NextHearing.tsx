/** The next hearing, large: day, hour, court and room. */
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { PlainLink, useAccount, useFormat } from '@mizan/platform/ui'
import type { HearingKind } from '../../data/hearing-kinds.ts'
import type { Today } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { timeInTurkey } from './greeting.ts'
import { isMine, nextHearing } from './next.ts'
import classes from './parts.module.css'
import { useText } from './text.ts'

/** How far ahead the calendar is asked if no hearing is near. */
const daysAhead = 365

interface Hearing {
  id: string
  caseId: string
  caseTitle: string
  date: string
  time: string | null
  title: string
  hearingKind: HearingKind | null
  room: string | null
}

/** `isAwaited`: it is not known yet whether there is one. */
export function useNextHearing(found: Today | undefined): {
  hearing: Hearing | undefined
  isAwaited: boolean
} {
  const now = { date: dayInTurkey(new Date()), time: timeInTurkey(new Date()) }
  const { account } = useAccount()
  const own = isMine(account?.id)
  // What the person follows, or what the whole office does, is due on the list below and no hearing of theirs.
  const near = found && nextHearing([...found.today.items, ...found.nextDays.items].filter(own), now)
  const query = { startDate: now.date, endDate: addDays(now.date, daysAhead), kinds: 'hearing', mine: 'true' }
  const { data, isLoading } = useCall('calendar.list', { query }, { enabled: found !== undefined && !near })
  return { hearing: near ?? nextHearing(data?.items.filter(own) ?? [], now), isAwaited: isLoading }
}

export function NextHearing({ hearing }: { hearing: Hearing }) {
  const { caseId, caseTitle, date, time, title, room, hearingKind } = hearing
  const t = useText()
  const format = useFormat()
  return (
    <section className={classes.hearing} aria-label={t('nextHearing')}>
      <p className={classes.hearingTime}>
        {time ?? format.date(date)}
        <span>{date === dayInTurkey(new Date()) ? t('part.today') : format.dateAndWeekday(date)}</span>
      </p>
      <p>
        <span>{t('nextHearing')}</span>
        <PlainLink href={caseAddress(caseId)}>
          <span className={classes.hearingCase}>{caseTitle}</span>
        </PlainLink>
        <span>{[t(`hearingKind.${hearingKind ?? 'hearing'}`), title, room].filter(Boolean).join(' · ')}</span>
      </p>
    </section>
  )
}
