/** Cases of the person, folded; shown only if there are some. */
import { Button, PlainLink } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { StateChip } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import classes from './dashboard.module.css'
import { Fold } from './Fold.tsx'
import row from './rows.module.css'
import type { Filter } from './Tasks.tsx'
import { useText } from './text.ts'
import { few } from './use-today.ts'

const many = 100

export function Cases({ filter }: { filter: Filter }) {
  const t = useText()
  const [pageSize, setPageSize] = useState(few)
  const body = { filter, pageSize }
  const { data } = useCall('dashboard.cases', { body }, { placeholderData: keepPreviousData })
  if (!data || data.total === 0) return null
  const hidden = data.total - data.items.length
  return (
    <Fold title={t(`cases.${filter}`)} count={data.total} begins="closed">
      <ul className={classes.rows}>
        {data.items.map(({ caseId, displayTitle, client, state, deadline }) => (
          <li key={caseId} className={row.row} data-whole-case>
            <span className={row.when}>
              <StateChip state={state} />
            </span>
            <span className={row.what}>
              <PlainLink href={caseAddress(caseId)} className={row.name}>
                {displayTitle}
              </PlainLink>
            </span>
            <span className={row.case}>{client?.name}</span>
            <span className={row.who}>{deadline && <DateChip day={deadline} />}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && pageSize === few && (
        <Button variant="subtle" px="sm" className={classes.more} onClick={() => setPageSize(many)}>
          {t('more', { count: hidden })}
        </Button>
      )}
    </Fold>
  )
}
