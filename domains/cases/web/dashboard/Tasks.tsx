/** Tasks and cases of the person: assigned, followed, completed. */
import { Button, PlainLink, Segmented, useTotal } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import { useFocusOfNext } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { StateChip } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import { Content } from './Block.tsx'
import classes from './dashboard.module.css'
import own from './lists.module.css'
import { TaskRow } from './TaskRow.tsx'
import { useText } from './text.ts'
import { useTicks } from './use-ticks.ts'

const filters = ['assigned', 'followed', 'completed'] as const
type Filter = (typeof filters)[number]

const few = 5
const many = 100

function useTasks(filter: Filter, pageSize: number, enabled = true) {
  const options = { placeholderData: keepPreviousData, enabled }
  return useCall('dashboard.tasks', { body: { filter, pageSize } }, options)
}

export function Tasks() {
  const t = useText()
  const shown = useTotal()
  const [filter, setFilter] = useState<Filter>('assigned')
  const counts = { assigned: useTasks('assigned', few).data, followed: useTasks('followed', few).data }
  const labelOf = (one: Filter) =>
    [t(`tasks.${one}`), one !== 'completed' && counts[one] && shown(counts[one])].filter(Boolean).join(' ')
  return (
    <section className={classes.block} aria-label={t('tasks.title')}>
      <Segmented
        label={t('tasks.filter')}
        value={filter}
        options={filters.map((value) => ({ value, label: labelOf(value) }))}
        onChange={setFilter}
      />
      <div className={own.lists}>
        <div>
          <TaskList key={filter} filter={filter} />
        </div>
        <Cases filter={filter} />
      </div>
    </section>
  )
}

function TaskList({ filter }: { filter: Filter }) {
  const t = useText()
  const [pageSize, setPageSize] = useState(few)
  const read = useTasks(filter, pageSize)
  const items = read.data?.items ?? []
  const { tick, ticked } = useTicks()
  const list = useFocusOfNext<HTMLUListElement>(
    items.map(({ caseTaskId }) => caseTaskId),
    { attribute: 'data-task', place: 'input' },
  )
  const hidden = (read.data?.total ?? 0) - items.length
  return (
    <Content failed={t('tasks.failed')} read={read} rows={few}>
      {() => (
        <>
          {items.length === 0 && <p className={classes.nothing}>{t(`tasks.none.${filter}`)}</p>}
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
          {hidden > 0 && pageSize === few && (
            <Button variant="subtle" px="sm" className={classes.more} onClick={() => setPageSize(many)}>
              {read.data?.isCut ? t('moreThan', { count: hidden }) : t('more', { count: hidden })}
            </Button>
          )}
        </>
      )}
    </Content>
  )
}

/** Shown only if there are some. */
function Cases({ filter }: { filter: Filter }) {
  const t = useText()
  const [pageSize, setPageSize] = useState(few)
  const body = { filter, pageSize }
  const { data } = useCall('dashboard.cases', { body }, { placeholderData: keepPreviousData })
  if (!data || data.total === 0) return null
  const hidden = data.total - data.items.length
  return (
    <div>
      <h3>
        {t(`cases.${filter}`)} <span className={classes.count}>{data.total}</span>
      </h3>
      <ul className={classes.rows}>
        {data.items.map(({ caseId, displayTitle, client, state, deadline }) => (
          <li key={caseId} className={classes.row} data-whole-case>
            <span className={classes.when}>
              <StateChip state={state} />
            </span>
            <span className={classes.what}>
              <PlainLink href={caseAddress(caseId)} className={classes.name}>
                {displayTitle}
              </PlainLink>
            </span>
            <span className={classes.case}>{client?.name}</span>
            <span className={classes.who}>{deadline && <DateChip day={deadline} />}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && pageSize === few && (
        <Button variant="subtle" px="sm" className={classes.more} onClick={() => setPageSize(many)}>
          {t('more', { count: hidden })}
        </Button>
      )}
    </div>
  )
}
