/** What is booked for a client, each of the three accounts by itself, newest first with the balance after each line. */
import { Empty, Pager, Segmented, Waiting } from '@mizan/platform/ui'
import { Found, listPage } from '@mizan/platform/ui/lists'
import { useState } from 'react'
import { accounts } from '../../data/words.ts'
import type { Account as AccountName, Client, Ledger, LedgerLine } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { StatementDialog } from '../statement/StatementDialog.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { LineDeletion } from './LineDeletion.tsx'
import { type Opened, Tools } from './Tools.tsx'
import { useText } from './text.ts'

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
    {
      params: { clientId },
      query: { account, pageIndex, pageSize: listPage, includeDeleted: String(includeDeleted) },
    },
    // Lines of another account would stand under the name of this one.
    { placeholderData: (before) => (before?.account === account ? before : undefined) },
  )
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
        value={account}
        options={accounts.map((value) => ({ value, label: t(`accountName.${value}`) }))}
        onChange={choose}
      />
      <Found found={ledger} failed={t('account.failed')} waiting={<Waiting height={200} />}>
        {(page) => (
          <Lines
            {...{ clientId, pageIndex, includeDeleted, showDeleted, setPageIndex, setOpened, setDeleted }}
            ledger={page}
          />
        )}
      </Found>
      {opened === 'statement' && <StatementDialog client={client} onClose={close} />}
      {opened !== null && opened !== 'statement' && (
        <BookingDialog kind={opened} clientId={clientId} account={account} onClose={close} />
      )}
      {deleted && <LineDeletion clientId={clientId} line={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

interface LinesProps {
  clientId: string
  ledger: Ledger
  pageIndex: number
  includeDeleted: boolean
  showDeleted: (shown: boolean) => void
  setPageIndex: (index: number) => void
  setOpened: (opened: Opened) => void
  setDeleted: (line: LedgerLine) => void
}

function Lines({ clientId, ledger, pageIndex, includeDeleted, ...props }: LinesProps) {
  const t = useText()
  const { showDeleted, setPageIndex, setOpened, setDeleted } = props
  return (
    <>
      <Tools ledger={ledger} includesDeleted={includeDeleted} onDeleted={showDeleted} onOpen={setOpened} />
      {ledger.total === 0 ? (
        <Empty title={t(`account.empty.${ledger.account}`)}>{t(`account.emptyBody.${ledger.account}`)}</Empty>
      ) : (
        <LedgerTable clientId={clientId} ledger={ledger} onDelete={setDeleted} />
      )}
      <Pager
        label={t('account.pager')}
        index={pageIndex}
        pages={Math.ceil(ledger.total / listPage)}
        onChange={setPageIndex}
      />
    </>
  )
}
