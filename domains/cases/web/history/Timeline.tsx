/** What happened in a case lately, newest first. */
import { Failure, PlainLink, useFormat, Waiting } from '@mizan/platform/ui'
import { useEntryText } from '@mizan/platform/ui/audit'
import { PersonChip } from '@mizan/platform/ui/chips'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { type Entry, folded } from './fold.ts'
import classes from './history.module.css'
import { type ChosenKind, KindFilter, kindAsked } from './KindFilter.tsx'

const pageSize = 30

export function Timeline({ caseId }: { caseId: string }) {
  const t = useText()
  const [kind, setKind] = useState<ChosenKind>('all')
  const asked = { params: { caseId }, body: { pageSize, ...kindAsked(kind) } }
  const history = useCall('cases.history', asked, { placeholderData: keepPreviousData })
  if (history.error)
    return (
      <>
        <p className={classes.failed}>{t('history.failed')}</p>
        <Failure error={history.error} onRetry={() => history.refetch()} />
      </>
    )
  if (!history.data) return <Waiting height={128} />
  const { items, total } = history.data
  return (
    <>
      <KindFilter chosen={kind} onChoose={setKind} />
      {items.length === 0 && <p className={classes.none}>{t('history.none')}</p>}
      <ol className={classes.timeline} aria-busy={history.isPlaceholderData}>
        {folded(items).map(([first, ...rest]) => (
          <Group key={first.id} first={first} rest={rest} />
        ))}
      </ol>
      {total > items.length && (
        <PlainLink href={caseAddress(caseId, 'history')}>{t('timeline.all', { count: total })}</PlainLink>
      )}
    </>
  )
}

function Group({ first, rest }: { first: Entry; rest: readonly Entry[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <li>
      <time dateTime={first.at}>{format.moment(first.at)}</time>
      <PersonChip name={first.actor?.name ?? ''} narrow />
      {rest.length === 0 ? (
        <Says entry={first} />
      ) : (
        <details>
          <summary>{t('timeline.folded', { count: rest.length + 1 })}</summary>
          <ul>
            {[first, ...rest].map((entry) => (
              <li key={entry.id}>
                <Says entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Says({ entry }: { entry: Entry }) {
  const { says, details } = useEntryText()(entry)
  return (
    <span className={classes.says}>
      {says} {details && <small title={details}>{details}</small>}
    </span>
  )
}
