/** What is booked for a client, each of the three accounts by itself, newest first with the balance after each line. */
import { Empty, Failure, Pager, Segmented, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { accounts } from '../../data/words.ts'
import type { Account as AccountName, Client, LedgerLine } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { StatementDialog } from '../statement/StatementDialog.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { LineDeletion } from './LineDeletion.tsx'
import classes from './ledger.module.css'
import { type Opened, Tools } from './Tools.tsx'
import { useText } from './text.ts'

const pageSize = 50

export function Account({ client }: { client: Client }) {
  const { clientId } = client
  const t = useText()
  const [account, setAccount] = useState<AccountName>('fee')
  const [pageIndex, setPageIndex] = useState(0)
  const [includeDeleted, setIncludeDeleted] = useState(false)
  const [deleted, setDeleted] = useState<LedgerLine | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const ledger = useCall(
    'client.transactions',
    { params: { clientId }, query: { account, pageIndex, pageSize, includeDeleted: String(includeDeleted) } },
    { placeholderData: keepPreviousData },
  )
  if (ledger.error)
    return (
      <>
        <p className={classes.failed}>{t('account.failed')}</p>
        <Failure error={ledger.error} onRetry={() => ledger.refetch()} />
      </>
    )
  if (!ledger.data) return <Waiting height={200} />
  const showDeleted = (shown: boolean) => {
    setIncludeDeleted(shown)
    setPageIndex(0)
  }
  const choose = (next: AccountName) => {
    setAccount(next)
    showDeleted(false)
  }
  return (
    <>
      <Segmented
        label={t('account.part')}
        className={classes.parts}
        value={account}
        options={accounts.map((value) => ({ value, label: t(`accountName.${value}`) }))}
        onChange={choose}
      />
      <Tools
        ledger={ledger.data}
        includesDeleted={includeDeleted}
        onDeleted={showDeleted}
        onOpen={setOpened}
      />
      {ledger.data.total === 0 ? (
        <Empty title={t(`account.empty.${ledger.data.account}`)}>
          {t(`account.emptyBody.${ledger.data.account}`)}
        </Empty>
      ) : (
        <LedgerTable clientId={clientId} ledger={ledger.data} onDelete={setDeleted} />
      )}
      <Pager
        label={t('account.pager')}
        index={pageIndex}
        pages={Math.ceil(ledger.data.total / pageSize)}
        onChange={setPageIndex}
      />
      {opened === 'statement' && <StatementDialog client={client} onClose={close} />}
      {opened !== null && opened !== 'statement' && (
        <BookingDialog kind={opened} clientId={clientId} account={account} onClose={close} />
      )}
      {deleted && <LineDeletion clientId={clientId} line={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}
