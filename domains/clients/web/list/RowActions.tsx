/** What is done with a client most often, without opening them: a payment is added, the statement is had. */
import { IconButton, useLock } from '@mizan/platform/ui'
import { IconCashPlus, IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClientLine } from '../../schemas.ts'
import { BookingDialog } from '../ledger/BookingDialog.tsx'
import { StatementDialog } from '../statement/StatementDialog.tsx'
import { useText } from '../text.ts'

export function RowActions({ client }: { client: ClientLine }) {
  const t = useText()
  const lock = useLock()
  const [opened, setOpened] = useState<'payment' | 'statement' | null>(null)
  const close = () => setOpened(null)
  const { clientId, name } = client
  return (
    <>
      {client.may.includes('addTransaction') && (
        <IconButton
          icon={IconCashPlus}
          label={t('list.addPayment', { name })}
          onClick={() => setOpened('payment')}
          {...lock}
        />
      )}
      <IconButton
        icon={IconFileInvoice}
        label={t('list.statement', { name })}
        onClick={() => setOpened('statement')}
      />
      {opened === 'payment' && <BookingDialog kind="payment" clientId={clientId} onClose={close} />}
      {opened === 'statement' && <StatementDialog client={client} onClose={close} />}
    </>
  )
}
