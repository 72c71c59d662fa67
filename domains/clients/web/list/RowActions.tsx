/** What is done with a client most often, without opening them: a payment is added, the statement is had. */
import { IconButton, useLock } from '@mizan/platform/ui'
import { Menu } from '@mizan/platform/ui/composite'
import { type Icon, IconCashPlus, IconFileInvoice } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ClientLine } from '../../schemas.ts'
import { BookingDialog } from '../ledger/BookingDialog.tsx'
import { StatementDialog } from '../statement/StatementDialog.tsx'
import { useText } from '../text.ts'

interface Props {
  client: ClientLine
}

/** In a row of the table: a button each. */
export function RowActions({ client }: Props) {
  const { actions, dialog } = useActions(client)
  return (
    <>
      {actions.map(({ id, icon, label, run, lock }) => (
        <IconButton key={id} icon={icon} label={label} onClick={run} {...lock} />
      ))}
      {dialog}
    </>
  )
}

/** On a card, which has no room for buttons. */
export function CardActions({ client }: Props) {
  const t = useText()
  const { actions, dialog } = useActions(client)
  return (
    <>
      <Menu
        label={t('list.actionsOf', { name: client.name })}
        entries={actions.map(({ id, short, run, lock }) => ({ id, label: short, run, ...lock }))}
      />
      {dialog}
    </>
  )
}

interface Action {
  id: 'payment' | 'statement'
  icon: Icon
  label: string
  /** Where the client is named above it. */
  short: string
  run: () => void
  lock?: ReturnType<typeof useLock>
}

function useActions(client: ClientLine): { actions: Action[]; dialog: ReactNode } {
  const t = useText()
  const lock = useLock()
  const [opened, setOpened] = useState<'payment' | 'statement' | null>(null)
  const close = () => setOpened(null)
  const { clientId, name } = client
  const payment: Action = {
    ...{ id: 'payment', icon: IconCashPlus, run: () => setOpened('payment'), lock },
    ...{ label: t('list.addPayment', { name }), short: t('client.addPayment') },
  }
  const statement: Action = {
    ...{ id: 'statement', icon: IconFileInvoice, run: () => setOpened('statement') },
    ...{ label: t('list.statement', { name }), short: t('statement.title') },
  }
  const dialog = (
    <>
      {opened === 'payment' && <BookingDialog kind="payment" clientId={clientId} onClose={close} />}
      {opened === 'statement' && <StatementDialog client={client} onClose={close} />}
    </>
  )
  return { actions: client.may.includes('addTransaction') ? [payment, statement] : [statement], dialog }
}
