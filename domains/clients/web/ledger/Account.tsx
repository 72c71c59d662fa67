/** Services and payments of a client, newest first, with the balance after each. */
import { Button, Empty, Failure, Pager, useFormat, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client, Ledger, LedgerLine } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { StatementDialog } from '../statement/StatementDialog.tsx'
import { useText } from '../text.ts'
import { LedgerTable } from './LedgerTable.tsx'
import { LineDeletion } from './LineDeletion.tsx'
import classes from './ledger.module.css'

const pageSize = 50

export function Account({ client }: { client: Client }) {
  const { clientId } = client
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const [includeDeleted, setIncludeDeleted] = useState(false)
  const [deleted, setDeleted] = useState<LedgerLine | null>(null)
  const [isStating, setStating] = useState(false)
  const ledger = useCall(
    'client.transactions',
    { params: { clientId }, query: { pageIndex, pageSize, includeDeleted: String(includeDeleted) } },
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
  return (
    <>
      <Tools
        ledger={ledger.data}
        includesDeleted={includeDeleted}
        onDeleted={showDeleted}
        onStatement={() => setStating(true)}
      />
      {ledger.data.total === 0 ? (
        <Empty title={t('account.empty')}>{t('account.emptyBody')}</Empty>
      ) : (
        <LedgerTable clientId={clientId} ledger={ledger.data} onDelete={setDeleted} />
      )}
      <Pager
        label={t('account.pager')}
        index={pageIndex}
        pages={Math.ceil(ledger.data.total / pageSize)}
        onChange={setPageIndex}
      />
      {isStating && <StatementDialog client={client} onClose={() => setStating(false)} />}
      {deleted && <LineDeletion clientId={clientId} line={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

interface ToolsProps {
  ledger: Ledger
  includesDeleted: boolean
  onDeleted: (shown: boolean) => void
  onStatement: () => void
}

function Tools({ ledger, includesDeleted, onDeleted, onStatement }: ToolsProps) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={classes.tools}>
      <dl className={classes.sums}>
        <dt>{t('account.service')}</dt>
        <dd>{format.money(ledger.services.amount)}</dd>
        <dt>{t('account.payment')}</dt>
        <dd>{format.money(ledger.payments.amount)}</dd>
      </dl>
      {ledger.deleted > 0 && (
        <Button
          variant={includesDeleted ? 'outline' : 'default'}
          px="sm"
          aria-pressed={includesDeleted}
          onClick={() => onDeleted(!includesDeleted)}
        >
          {t('account.deleted', { count: ledger.deleted })}
        </Button>
      )}
      <Button variant="default" px="sm" onClick={onStatement}>
        {t('statement.title')}
      </Button>
    </div>
  )
}
