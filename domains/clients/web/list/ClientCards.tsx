/** Clients on a phone: a card each, with the name, open cases, how to reach them, and the balance. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { clientSorts } from '../../data/words.ts'
import { phoneText } from '../../rules/phone-text.ts'
import type { ClientLine } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { Balance } from '../Balance.tsx'
import { useText } from '../text.ts'
import { countsCases, type Sort } from './address.ts'
import type { ListProps } from './ClientTable.tsx'
import { Exceeded } from './Exceeded.tsx'
import classes from './list.module.css'
import { CardActions } from './RowActions.tsx'

export function ClientCards({ clients, order, onSort }: ListProps) {
  const t = useText()
  return (
    <>
      <Order order={order} hasCases={countsCases(clients)} onSort={onSort} />
      <ul className={classes.cards} aria-label={t('title')}>
        {clients.map((client) => (
          <Card key={client.clientId} client={client} />
        ))}
      </ul>
    </>
  )
}

function Card({ client }: { client: ClientLine }) {
  const t = useText()
  const format = useFormat()
  const { clientId, name, phone, email, openCases, balance, overdue } = client
  return (
    <li className={classes.card}>
      <PlainLink data-result href={clientAddress(clientId)} className={classes.name}>
        {name}
      </PlainLink>
      {openCases !== null && openCases > 0 && (
        <span className={classes.open}>{t('list.openCases', { count: openCases })}</span>
      )}
      <span className={classes.reach} data-overdue={overdue !== null || undefined}>
        {overdue
          ? t('overdue.said', { amount: format.money(overdue.amount) })
          : ((phone && phoneText(phone)) ?? email)}
      </span>
      <span className={classes.owed}>
        <Balance balance={balance} />
        <Exceeded client={client} />
      </span>
      <span className={classes.menu}>
        <CardActions client={client} />
      </span>
    </li>
  )
}

/** There are no heads of columns to press. */
function Order({ order, hasCases, onSort }: Omit<ListProps, 'clients'> & { hasCases: boolean }) {
  const t = useText()
  const name = t(`column.${order.sort}`)
  const sorts = clientSorts.filter((sort) => sort !== 'cases' || hasCases)
  const isAscending = order.direction === 'asc'
  const Arrow = isAscending ? IconArrowUp : IconArrowDown
  return (
    <ChoiceMenu
      label={isAscending ? t('list.ascending', { name }) : t('list.descending', { name })}
      choices={sorts.map((sort) => ({ id: sort, label: t(`column.${sort}`) }))}
      chosen={order.sort}
      onChoose={(sort) => onSort(sort as Sort)}
    >
      {name} <Arrow size={14} stroke={1.7} aria-hidden />
    </ChoiceMenu>
  )
}
