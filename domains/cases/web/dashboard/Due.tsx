/** What is overdue, due today and in the next seven days: hearings, time limits, deadlines and tasks. */
import { Button, Segmented } from '@mizan/platform/ui'
import { useFocusOfNext } from '@mizan/platform/ui/lists'
import { Block } from './Block.tsx'
import { DueRow, dueKey } from './DueRow.tsx'
import classes from './dashboard.module.css'
import { Fold } from './Fold.tsx'
import { Nothing } from './Nothing.tsx'
import { type Part, parts } from './next.ts'
import { useText } from './text.ts'
import { useTicks } from './use-ticks.ts'
import type { TodayRead } from './use-today.ts'

interface Props {
  today: TodayRead
  /** On a phone the parts open and close, and what is further off is closed at first. */
  narrow?: boolean
}

export function Due({ today, narrow = false }: Props) {
  const t = useText()
  const { read, due, scope, setScope } = today
  const ticks = useTicks()
  // The only thing of today may be the hearing that stands above.
  const hasOther = due?.today.total !== 0 || read.data?.today.total === 0
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
          {parts
            .filter((part) => part !== 'today' || hasOther)
            .map((part) => (
              <Group key={part} part={part} today={today} narrow={narrow} ticks={ticks} />
            ))}
        </div>
      )}
    </Block>
  )
}

interface GroupProps {
  part: Part
  today: TodayRead
  narrow: boolean
  ticks: ReturnType<typeof useTicks>
}

function Group({ part, today, narrow, ticks }: GroupProps) {
  const t = useText()
  const total = today.due?.[part].total ?? 0
  const shown = today.shownOf(part)
  const list = useFocusOfNext<HTMLUListElement>(shown.map(dueKey), {
    attribute: 'data-due',
    place: 'input, a',
  })
  if (total === 0 && part !== 'today') return null
  const begins = part === 'nextDays' ? 'closed' : 'open'
  return (
    <section className={classes.group} aria-label={t(`part.${part}`)} data-part={part}>
      <Fold title={t(`part.${part}`)} count={total} begins={narrow ? begins : undefined}>
        {total === 0 && today.read.data ? (
          <Nothing found={today.read.data} />
        ) : (
          <ul className={classes.rows} {...list}>
            {shown.map((item) => (
              <DueRow key={dueKey(item)} item={item} isToday={part === 'today'} ticks={ticks} />
            ))}
          </ul>
        )}
        {total > shown.length && (
          <Button variant="subtle" px="sm" className={classes.more} onClick={() => today.unfold(part)}>
            {t('more', { count: total - shown.length })}
          </Button>
        )}
      </Fold>
    </section>
  )
}
