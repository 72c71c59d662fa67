/** Clients as a table, one line each. */
import { PlainLink, Slot, useFormat } from '@mizan/platform/ui'
import { fillsOf } from '@mizan/platform/ui/slots'
import { phoneText } from '../../rules/phone-text.ts'
import type { ClientLine } from '../../schemas.ts'
import { Balance } from '../Balance.tsx'
import { clientAddress } from '../tabs.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

export function ClientTable({ clients }: { clients: readonly ClientLine[] }) {
  const t = useText()
  const hasCases = fillsOf('clients.open-cases').length > 0
  return (
    <table className={classes.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className={classes.phone}>
            {t('column.phone')}
          </th>
          <th scope="col" className={classes.email}>
            {t('column.email')}
          </th>
          {hasCases && (
            <th scope="col" className={classes.cases}>
              {t('column.cases')}
            </th>
          )}
          <th scope="col" className={classes.balance}>
            {t('column.balance')}
          </th>
          <th scope="col" className={classes.overdue}>
            {t('column.overdue')}
          </th>
          <th scope="col" className={classes.changed}>
            {t('column.changed')}
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

function ClientRow({ client, hasCases }: { client: ClientLine; hasCases: boolean }) {
  const format = useFormat()
  return (
    <tr>
      <th scope="row">
        <PlainLink data-result href={clientAddress(client.clientId)} className={classes.name}>
          {client.name}
        </PlainLink>
      </th>
      <td>{client.phone && phoneText(client.phone)}</td>
      <td className={classes.email} title={client.email ?? undefined}>
        {client.email}
      </td>
      {hasCases && (
        <td className={classes.cases}>
          <Slot name="clients.open-cases" client={client} />
        </td>
      )}
      <td className={classes.balance}>
        <Balance balance={client.balance} />
      </td>
      <td className={classes.overdue}>{client.overdue && format.money(client.overdue.amount)}</td>
      <td className={classes.changed}>{format.day(client.changedAt)}</td>
    </tr>
  )
}
