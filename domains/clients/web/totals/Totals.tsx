/** Services and payments of the whole office, month by month of a year: as a chart, and as a table. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Empty, Failure, PageHead, useFormat, Waiting } from '@mizan/platform/ui'
import { SelectField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Totals as Found } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Bars } from './Bars.tsx'
import { useMonthName } from './month-name.ts'
import classes from './totals.module.css'

/** How many years back can be chosen. */
const yearsBack = 10

export function Totals() {
  const t = useText()
  const thisYear = dayInTurkey(new Date()).slice(0, 4)
  const [year, setYear] = useState(thisYear)
  const years = Array.from({ length: yearsBack }, (_, back) => String(Number(thisYear) - back))
  const totals = useCall('client.totals', { query: { startDate: `${year}-01-01`, endDate: `${year}-12-31` } })
  return (
    <>
      <PageHead
        back={{ href: '/client', label: t('totals.list') }}
        title={t('totals.title')}
        tools={
          <SelectField
            name="year"
            label={t('totals.year')}
            optional
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            onChange={setYear}
          />
        }
      />
      {totals.error && (
        <>
          <p className={classes.failed}>{t('totals.failed')}</p>
          <Failure error={totals.error} onRetry={() => totals.refetch()} />
        </>
      )}
      {!totals.error && !totals.data && <Waiting height={320} />}
      {totals.data && !totals.error && <Shown totals={totals.data} year={year} />}
    </>
  )
}

function Shown({ totals, year }: { totals: Found; year: string }) {
  const t = useText()
  const isEmpty = columns.every((of) => totals[of].amount === '0.00')
  if (isEmpty) return <Empty title={t('totals.empty', { year })} />
  const hasHeld = held.some(({ of }) => of.some((column) => totals[column].amount !== '0.00'))
  return (
    <div className={classes.body}>
      <figure className={classes.figure} aria-label={t('totals.chart', { year })}>
        <Bars months={totals.months} />
        <figcaption className={classes.legend}>
          <span data-of="services">{t('totals.services')}</span>
          <span data-of="payments">{t('totals.payments')}</span>
        </figcaption>
      </figure>
      <Table totals={totals} of={fees} name={hasHeld ? t('totals.fees') : undefined} />
      {hasHeld && (
        <div className={classes.held}>
          <p>{t('totals.apart')}</p>
          {held.map(({ id, of }) => (
            <Table key={id} totals={totals} of={of} name={t(`totals.${id}`)} />
          ))}
        </div>
      )}
    </div>
  )
}

const fees = ['services', 'payments'] as const
/** Money of clients, which is no income of the office. */
const held = [
  { id: 'advance', of: ['advances', 'expenses', 'advancesOut'] },
  { id: 'trust', of: ['trustIn', 'trustOut'] },
] as const
const columns = [...fees, ...held.flatMap(({ of }) => of)]

interface TableProps {
  totals: Found
  of: readonly (typeof columns)[number][]
  name: string | undefined
}

function Table({ totals, of, name }: TableProps) {
  const t = useText()
  const format = useFormat()
  const nameOf = useMonthName('long')
  return (
    <table className={classes.table}>
      {name && <caption>{name}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('totals.month')}</th>
          {of.map((column) => (
            <th key={column} scope="col">
              {t(`totals.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.months.map((one) => (
          <tr key={one.month}>
            <th scope="row">{nameOf(one.month)}</th>
            {of.map((column) => (
              <td key={column}>{format.money(one[column].amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('totals.sum')}</th>
          {of.map((column) => (
            <td key={column}>{format.money(totals[column].amount)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
