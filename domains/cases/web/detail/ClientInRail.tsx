/** The client of a case with what they owe, and the choice of another one. */
import { PlainLink, useFormat, usePermission } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import type { Case } from '../../schemas.ts'
import { clientCalls } from '../data.ts'
import { ClientField } from '../list/ClientField.tsx'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'
import classes from './summary.module.css'

interface Seen {
  version: number
  before: string | null
}

export function ClientInRail({ record }: { record: Case }) {
  const { client } = record
  const t = useText()
  const mayOpen = usePermission('clients', 'Read') === true
  const { mayEdit, save } = useEditing()
  const name =
    client && mayOpen ? (
      <PlainLink href={`/client/${client.clientId}`}>{client.name}</PlainLink>
    ) : (
      <span>{client?.name ?? t('client.none')}</span>
    )
  return (
    <div className={classes.head}>
      {name}
      {mayEdit && mayOpen && (
        <PanelButton label={t('client.change')} face={t('client.change')} bare>
          {(close) => (
            <ClientChoice
              seen={{ version: record.version, before: client?.clientId ?? null }}
              onChoose={(id, seen) => {
                close()
                if (id !== seen.before) void save('client', id, seen)
              }}
            />
          )}
        </PanelButton>
      )}
      {client && mayOpen && <Balance clientId={client.clientId} />}
    </div>
  )
}

/** Only those who may read clients are asked for, and shown, what the client owes. */
function Balance({ clientId }: { clientId: string }) {
  const t = useText()
  const format = useFormat()
  const { data, error } = clientCalls.useCall('client.read', { params: { clientId } })
  if (error) return null
  // The line is kept free, so that nothing below it moves.
  if (!data) return <span className={classes.balance}>&nbsp;</span>
  const { amount, standing } = data.balance
  return (
    <span className={classes.balance} data-standing={standing}>
      {t(`rail.balance.${standing}`, { amount: format.money(amount.replace('-', '')) })}
    </span>
  )
}

interface ChoiceProps {
  seen: Seen
  onChoose: (clientId: string | null, seen: Seen) => void
}

/** Holds what the person saw when it was opened. */
function ClientChoice({ seen, onChoose }: ChoiceProps) {
  const [began] = useState(seen)
  return <ClientField value={began.before} onChange={(id) => onChoose(id, began)} />
}
