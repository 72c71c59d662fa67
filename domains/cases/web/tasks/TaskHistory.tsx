/** What was done to one task, newest first. */
import { Failure, PanelHeading, PlainLink, useFormat, Waiting } from '@mizan/platform/ui'
import { useEntryText } from '@mizan/platform/ui/audit'
import type { Task } from '../../schemas.ts'
import { useCall } from '../data.ts'
import type { Entry } from '../history/fold.ts'
import { caseAddress } from '../tabs/address.ts'
import classes from './tasks.module.css'
import { useText } from './text.ts'

const most = 10

export function TaskHistory({ task: { caseId, caseTaskId } }: { task: Task }) {
  const t = useText()
  const asked = { params: { caseId }, body: { taskId: caseTaskId, pageSize: most } }
  const history = useCall('cases.history', asked)
  if (history.data?.items.length === 0) return null
  return (
    <section className={classes.history}>
      <PanelHeading>{t('panel.history')}</PanelHeading>
      {history.error && <Failure error={history.error} onRetry={() => history.refetch()} />}
      {history.isPending && <Waiting height={48} />}
      {history.data && (
        <ol>
          {history.data.items.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {history.data && history.data.total > most && (
        <PlainLink href={caseAddress(caseId, 'history')}>{t('panel.historyLink')}</PlainLink>
      )}
    </section>
  )
}

function Line({ entry }: { entry: Entry }) {
  const format = useFormat()
  const { says, details } = useEntryText()({ ...entry, details: { ...entry.details, task: undefined } })
  return (
    <li>
      <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      <span>
        {[entry.actor?.name, says].filter(Boolean).join(' · ')} {details && <small>{details}</small>}
      </span>
    </li>
  )
}
