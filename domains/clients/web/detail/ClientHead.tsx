/** Who the client is and what they owe, and what can be done with them. */
import { Button, PageHead, useLock } from '@mizan/platform/ui'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import type { Client } from '../../schemas.ts'
import { Balance } from '../Balance.tsx'
import { Overdue } from '../instalments/Overdue.tsx'
import { BookingDialog } from '../ledger/BookingDialog.tsx'
import { useText } from '../text.ts'
import { ClientDeletion } from './ClientDeletion.tsx'
import classes from './ClientHead.module.css'
import { NameEditor } from './NameEditor.tsx'

type Opened = 'payment' | 'service' | 'deletion' | null

export function ClientHead({ client }: { client: Client }) {
  const t = useText()
  const [opened, setOpened] = useState<Opened>(null)
  const [isNaming, setNaming] = useState(false)
  const lock = useLock()
  const may = (ability: Client['may'][number]) => client.may.includes(ability)
  const close = () => setOpened(null)
  const entries: MenuEntry[] = [
    { id: 'rename', label: t('client.rename'), run: () => setNaming(true), disabled: lock.disabled },
    {
      id: 'delete',
      label: t('client.delete'),
      run: () => setOpened('deletion'),
      disabled: lock.disabled,
      harmful: true,
    },
  ]
  return (
    <>
      <NameEditor
        client={client}
        mayEdit={may('rename') && !lock.disabled}
        isOpen={isNaming}
        onOpen={setNaming}
      >
        {(name) => (
          <PageHead
            back={{ href: '/client', label: t('client.back') }}
            title={name}
            tools={
              <>
                {!may('addTransaction') && <p>{t('readOnly')}</p>}
                {may('addTransaction') && (
                  <Button variant="default" onClick={() => setOpened('service')} {...lock}>
                    {t('client.addService')}
                  </Button>
                )}
                {may('delete') && <Menu label={t('client.more')} entries={entries} />}
              </>
            }
            action={
              may('addTransaction') && (
                <Button onClick={() => setOpened('payment')} {...lock}>
                  {t('client.addPayment')}
                </Button>
              )
            }
            line={
              <p className={classes.owed}>
                <span>
                  <Balance balance={client.balance} />
                  <Overdue clientId={client.clientId} />
                </span>
                <Held client={client} />
              </p>
            }
          />
        )}
      </NameEditor>
      {(opened === 'payment' || opened === 'service') && (
        <BookingDialog kind={opened} clientId={client.clientId} onClose={close} />
      )}
      {opened === 'deletion' && <ClientDeletion client={client} onClose={close} />}
    </>
  )
}

/** The money of the client, if the office has any or has spent more. */
function Held({ client: { advance, trust } }: { client: Client }) {
  return (
    <>
      {advance.standing !== 'settled' && (
        <span className={classes.held}>
          <Balance balance={advance} account="advance" />
        </span>
      )}
      {trust.standing !== 'settled' && (
        <span className={classes.held}>
          <Balance balance={trust} account="trust" />
        </span>
      )}
    </>
  )
}
