/** Nothing is due today: says what comes next, also if it is more than a week away. */
import { addDays } from '@mizan/platform/calendar'
import { useAccount, useFormat } from '@mizan/platform/ui'
import type { Dated, Today } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useWords } from './DueRow.tsx'
import classes from './dashboard.module.css'
import { isMine } from './next.ts'
import { useText } from './text.ts'

export function Nothing({ found }: { found: Today }) {
  const t = useText()
  const next = found.nextDays.items[0]
  return (
    <p className={classes.nothing}>
      {t('due.none')} {next ? <Next item={next} /> : <Later found={found} />}
    </p>
  )
}

type Named = Pick<Dated, 'kind' | 'title' | 'room' | 'hearingKind' | 'isPreDeadline' | 'date' | 'caseTitle'>

function Next({ item }: { item: Named }) {
  const t = useText()
  const format = useFormat()
  const { kind, name } = useWords()(item)
  const isKind = item.kind === 'hearing' || name === ''
  return t('due.next', {
    date: format.date(item.date),
    what: isKind ? kind.toLocaleLowerCase('tr') : name,
    // The sentence has a full stop of its own.
    case: item.caseTitle.replace(/\.$/, ''),
  })
}

/** As far ahead as the calendar is read in one call. */
const daysAhead = 365

function Later({ found: { date, scope } }: { found: Today }) {
  const t = useText()
  const { account } = useAccount()
  const range = { startDate: addDays(date, 8), endDate: addDays(date, daysAhead) }
  const isOfOffice = scope === 'office'
  const { data } = useCall('calendar.list', { query: isOfOffice ? range : { ...range, mine: 'true' } })
  const mine = isMine(account?.id)
  const next = data?.items.find((item) => !item.isDone && (isOfOffice || mine(item)))
  if (!data) return null
  if (!next) return t('due.nothing')
  return <Next item={{ ...next, kind: next.kind === 'deadline' ? 'case' : next.kind }} />
}
