/** What is overdue, due today and in the next seven days: hearings, time limits, deadlines and tasks. */
import { addDays } from '@mizan/platform/calendar'
import { Button, Segmented, useAccount, useFormat } from '@mizan/platform/ui'
import type { Dated, Today } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { Block } from './Block.tsx'
import { DueRow, useWords } from './DueRow.tsx'
import classes from './dashboard.module.css'
import { besideHearing, isMine } from './next.ts'
import { useText } from './text.ts'
import { type Part, parts, type TodayRead } from './use-today.ts'

interface Props {
  today: TodayRead
  /** It stands above, and not once more among the others. */
  shownHearing?: string | undefined
}

export function Due({ today, shownHearing }: Props) {
  const t = useText()
  const { read, scope, setScope } = today
  const found = read.data && besideHearing(read.data, shownHearing)
  const hasOther = found?.today.total !== 0 || read.data?.today.total === 0
  return (
    <Block title={t('due.title')} untitled failed={t('due.failed')} read={read} rows={8}>
      {() => (
        <div className={classes.groups} aria-busy={read.isPlaceholderData || undefined}>
          {read.data?.may.includes('seeOffice') && (
            <Segmented
              label={t('scope.label')}
              value={scope}
              options={[
                { value: 'mine', label: t('scope.mine') },
                { value: 'office', label: t('scope.office') },
              ]}
              onChange={setScope}
            />
          )}
          {found &&
            parts
              .filter((part) => part !== 'today' || hasOther)
              .map((part) => <Group key={part} part={part} found={found} today={today} />)}
        </div>
      )}
    </Block>
  )
}

interface GroupProps {
  part: Part
  found: Today
  today: TodayRead
}

function Group({ part, found, today }: GroupProps) {
  const t = useText()
  const { items, total } = found[part]
  const shown = items.slice(0, today.shownOf(part))
  if (total === 0 && part !== 'today') return null
  return (
    <section className={classes.group} aria-label={t(`part.${part}`)} data-part={part}>
      <h2>
        {t(`part.${part}`)} {total > 0 && <span className={classes.count}>{total}</span>}
      </h2>
      <div>
        {total === 0 ? (
          <Nothing found={found} />
        ) : (
          <ul className={classes.rows}>
            {shown.map((item) => (
              <DueRow key={`${item.kind} ${item.id} ${item.date}`} item={item} isToday={part === 'today'} />
            ))}
          </ul>
        )}
        {total > shown.length && (
          <Button variant="subtle" px="sm" className={classes.more} onClick={() => today.unfold(part)}>
            {t('more', { count: total - shown.length })}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Nothing is due today: says what comes next, also if it is more than a week away. */
function Nothing({ found }: { found: Today }) {
  const t = useText()
  const next = found.nextDays.items[0]
  return (
    <p className={classes.nothing}>
      {t('due.none')} {next ? <Next item={next} /> : <Later found={found} />}
    </p>
  )
}

function Next({ item }: { item: Dated }) {
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
