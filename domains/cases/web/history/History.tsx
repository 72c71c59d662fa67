/** Everything that was done to a case, as a table. */
import { Failure, Pager, useFormat, Waiting } from '@mizan/platform/ui'
import { useEntryText } from '@mizan/platform/ui/audit'
import { PersonChip } from '@mizan/platform/ui/chips'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import type { Entry } from './fold.ts'
import classes from './history.module.css'
import { type ChosenKind, KindFilter, kindAsked } from './KindFilter.tsx'

const pageSize = 50

interface Shown {
  kind: ChosenKind
  pageIndex: number
}

export function History({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const [{ kind, pageIndex }, setShown] = useState<Shown>({ kind: 'all', pageIndex: 0 })
  const asked = { params: { caseId }, body: { pageIndex, pageSize, ...kindAsked(kind) } }
  const history = useCall('cases.history', asked, { placeholderData: keepPreviousData })
  if (history.error)
    return (
      <>
        <p className={classes.failed}>{t('history.failed')}</p>
        <Failure error={history.error} onRetry={() => history.refetch()} />
      </>
    )
  if (!history.data) return <Waiting height={320} />
  const { items, total } = history.data
  return (
    <>
      <KindFilter chosen={kind} onChoose={(chosen) => setShown({ kind: chosen, pageIndex: 0 })} />
      <table className={classes.table} aria-label={t('history.title')}>
        <thead>
          <tr>
            <th scope="col">{t('history.at')}</th>
            <th scope="col">{t('history.who')}</th>
            <th scope="col">{t('history.what')}</th>
            <th scope="col">{t('history.change')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      {items.length === 0 && <p className={classes.none}>{t('history.none')}</p>}
      <Pager
        label={t('history.pager')}
        index={pageIndex}
        pages={Math.ceil(total / pageSize)}
        onChange={(index) => setShown({ kind, pageIndex: index })}
      />
    </>
  )
}

function Line({ entry }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const { says, details } = useEntryText()(entry)
  return (
    <tr>
      <td>
        <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      </td>
      <td>{entry.actor ? <PersonChip name={entry.actor.name} /> : t('history.system')}</td>
      <td>{says}</td>
      <td>{details}</td>
    </tr>
  )
}
