/** Clients as a table, one line each. The heads of columns that have an order are buttons. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { HeadCell } from '@mizan/platform/ui/lists'
import { phoneText } from '../../rules/phone-text.ts'
import type { ClientLine } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { Balance } from '../Balance.tsx'
import { useText } from '../text.ts'
import { countsCases, type orderOf, type Sort } from './address.ts'
import { Exceeded } from './Exceeded.tsx'
import classes from './list.module.css'
import { RowActions } from './RowActions.tsx'

export interface ListProps {
  clients: readonly ClientLine[]
  order: ReturnType<typeof orderOf>
  onSort: (sort: Sort) => void
}

const columns = [
  { id: 'name', sort: 'name' },
  { id: 'phone' },
  { id: 'email' },
  { id: 'cases', sort: 'cases' },
  { id: 'balance', sort: 'balance' },
  { id: 'overdue' },
  { id: 'changed', sort: 'changed' },
] as const
/** The class of a name spreads its link over the row. */
const headClasses = {
  name: undefined,
  cases: classes.cases,
  balance: classes.balance,
  changed: classes.changed,
}
type Column = (typeof columns)[number]

export function ClientTable({ clients, order, onSort }: ListProps) {
  const t = useText()
  const hasCases = countsCases(clients)
  const shown = columns.filter(({ id }) => id !== 'cases' || hasCases)
  return (
    <table className={classes.table} aria-label={t('title')}>
      <thead>
        <tr>
          {shown.map((column) => (
            <Head key={column.id} column={column} order={order} onSort={onSort} />
          ))}
          <th scope="col" className={classes.rowActions}>
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <ClientRow key={client.clientId} client={client} hasCases={hasCases} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ column, order, onSort }: Omit<ListProps, 'clients'> & { column: Column }) {
  const t = useText()
  const label = t(`column.${column.id}`)
  if (!('sort' in column)) return <HeadCell label={label} className={classes[column.id]} />
  const { sort } = column
  return (
    <HeadCell
      label={label}
      className={headClasses[sort]}
      direction={order.sort === sort ? order.direction : undefined}
      onSort={() => onSort(sort)}
    />
  )
}

function ClientRow({ client, hasCases }: { client: ClientLine; hasCases: boolean }) {
  const format = useFormat()
  return (
    <tr>
      <th scope="row">
        <PlainLink data-result href={clientAddress(client.clientId)} className={classes.name}>
          {client.name}
        </PlainLink>
      </th>
      <td className={classes.phone}>{client.phone && phoneText(client.phone)}</td>
      <td className={classes.email} title={client.email ?? undefined}>
        {client.email}
      </td>
      {hasCases && <td className={classes.cases}>{format.number(client.openCases ?? 0)}</td>}
      <td className={classes.balance}>
        <Balance balance={client.balance} />
        <Exceeded client={client} />
      </td>
      <td className={classes.overdue}>{client.overdue && format.money(client.overdue.amount)}</td>
      <td className={classes.changed}>{format.day(client.changedAt)}</td>
      <td className={classes.rowActions}>
        <span>
          <RowActions client={client} />
        </span>
      </td>
    </tr>
  )
}
