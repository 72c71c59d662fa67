/** Tasks of the person besides those that are due soon: assigned, followed, completed; and their cases. */
import { Button, Segmented, useTotal } from '@mizan/platform/ui'
import { useFocusOfNext } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCall } from '../data.ts'
import { Content } from './Block.tsx'
import { Cases } from './Cases.tsx'
import classes from './dashboard.module.css'
import { Fold } from './Fold.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useText } from './text.ts'
import { useTicks } from './use-ticks.ts'
import { few, type TodayRead } from './use-today.ts'

export const filters = ['assigned', 'followed', 'completed'] as const
export type Filter = (typeof filters)[number]

const many = 100

interface Props {
  today: TodayRead
  narrow: boolean
  /** What adds one, where the head of the screen has no room for it. */
  children?: ReactNode
}

export function Tasks({ today, narrow, children }: Props) {
  const t = useText()
  const shown = useTotal()
  const [filter, setFilter] = useState<Filter>('assigned')
  // Those that stand above are left out here, so that many more are read.
  const first = Math.min(many, few + today.shownTasks.length)
  const counts = { assigned: useTasks('assigned', first).data, followed: useTasks('followed', first).data }
  const labelOf = (one: Filter) =>
    [t(`tasks.${one}`), one !== 'completed' && counts[one] && shown(counts[one])].filter(Boolean).join(' ')
  return (
    <section className={classes.block} aria-label={t('tasks.title')}>
      <Fold title={t('tasks.title')} begins={narrow ? 'closed' : undefined}>
        {children}
        <Segmented
          label={t('tasks.filter')}
          value={filter}
          options={filters.map((value) => ({ value, label: labelOf(value) }))}
          onChange={setFilter}
        />
        <TaskList key={filter} filter={filter} first={first} above={today.shownTasks} />
      </Fold>
      <Cases filter={filter} />
    </section>
  )
}

function useTasks(filter: Filter, pageSize: number) {
  return useCall('dashboard.tasks', { body: { filter, pageSize } }, { placeholderData: keepPreviousData })
}

interface ListProps {
  filter: Filter
  /** So many are read at first. */
  first: number
  /** Those that are shown elsewhere. */
  above: readonly string[]
}

function TaskList({ filter, first, above }: ListProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const read = useTasks(filter, isWhole ? many : first)
  const listed = read.data?.items ?? []
  const others = listed.filter(({ caseTaskId }) => !above.includes(caseTaskId))
  const items = isWhole ? others : others.slice(0, few)
  const { tick, ticked } = useTicks()
  const list = useFocusOfNext<HTMLUListElement>(
    items.map(({ caseTaskId }) => caseTaskId),
    { attribute: 'data-task', place: 'input' },
  )
  const hidden = (read.data?.total ?? 0) - (listed.length - others.length) - items.length
  return (
    <Content failed={t('tasks.failed')} read={read} rows={few}>
      {() => (
        <>
          {items.length === 0 && (
            <p className={classes.nothing}>
              {listed.length > 0 ? t('tasks.noneElse') : t(`tasks.none.${filter}`)}
            </p>
          )}
          <ul className={classes.rows} {...list}>
            {items.map((task) => (
              <TaskRow
                key={task.caseTaskId}
                task={task}
                onTick={tick}
                isTicked={ticked === task.caseTaskId}
              />
            ))}
          </ul>
          {hidden > 0 && !isWhole && (
            <Button variant="subtle" px="sm" className={classes.more} onClick={() => setWhole(true)}>
              {read.data?.isCut ? t('moreThan', { count: hidden }) : t('more', { count: hidden })}
            </Button>
          )}
        </>
      )}
    </Content>
  )
}
