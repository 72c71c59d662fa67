/** Clients on a phone: a card each, with the name, how to reach them, and the balance. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { phoneText } from '../../rules/phone-text.ts'
import type { ClientLine } from '../../schemas.ts'
import { Balance } from '../Balance.tsx'
import { clientAddress } from '../tabs.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

export function ClientCards({ clients }: { clients: readonly ClientLine[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <ul className={classes.cards} aria-label={t('title')}>
      {clients.map(({ clientId, name, phone, email, balance, overdue }) => (
        <li key={clientId} className={classes.card}>
          <PlainLink data-result href={clientAddress(clientId)} className={classes.name}>
            {name}
          </PlainLink>
          <span className={classes.reach} data-overdue={overdue !== null || undefined}>
            {overdue
              ? t('overdue.said', { amount: format.money(overdue.amount) })
              : ((phone && phoneText(phone)) ?? email)}
          </span>
          <Balance balance={balance} />
        </li>
      ))}
    </ul>
  )
}
