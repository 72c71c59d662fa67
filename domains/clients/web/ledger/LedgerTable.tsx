import { IconButton, PlainLink, useFormat, useLock } from '@mizan/platform/ui'
import { IconTrash } from '@tabler/icons-react'
import { hasVoucher } from '../../rules/voucher.ts'
import type { Account, Ledger, LedgerLine } from '../../schemas.ts'
import { RunningBalance } from '../Balance.tsx'
import { ReceiptLink } from '../receipt/ReceiptLink.tsx'
import classes from './ledger.module.css'
import { useText } from './text.ts'
import { VoucherButton } from './VoucherButton.tsx'

interface Props {
  clientId: string
  ledger: Ledger
  onDelete: (line: LedgerLine) => void
}

export function LedgerTable({ clientId, ledger, onDelete }: Props) {
  const t = useText()
  const hasActions = ledger.items.some(
    (line) => (hasVoucher(line) && !line.deletion) || line.may.includes('delete'),
  )
  return (
    <table className={classes.table} aria-label={t('account.list')}>
      <thead>
        <tr>
          <th scope="col" className={classes.date}>
            {t('account.date')}
          </th>
          <th scope="col">{t('account.description')}</th>
          <th scope="col" className={classes.amount}>
            {t(`account.charged.${ledger.account}`)}
          </th>
          <th scope="col" className={classes.amount}>
            {t(`account.paid.${ledger.account}`)}
          </th>
          <th scope="col" className={classes.balance}>
            {t(`account.left.${ledger.account}`)}
          </th>
          {hasActions && (
            <th scope="col" className={classes.actions}>
              <span className="visually-hidden">{t('account.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {ledger.items.map((line) => (
          <Line
            key={line.transactionId}
            clientId={clientId}
            account={ledger.account}
            line={line}
            hasActions={hasActions}
            onDelete={() => onDelete(line)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  clientId: string
  account: Account
  line: LedgerLine
  hasActions: boolean
  onDelete: () => void
}

function Line({ clientId, account, line, hasActions, onDelete }: LineProps) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const { kind, date, description, amount, balance, deletion } = line
  const isAhead = line.ahead && !deletion
  const figures = deletion ? <del>{format.amount(amount.amount)}</del> : format.amount(amount.amount)
  const label = t('account.delete', { description, amount: format.money(amount.amount) })
  return (
    <tr data-deleted={deletion !== null || undefined} data-ahead={isAhead || undefined}>
      <td className={classes.date}>{format.date(date)}</td>
      <td className={classes.text}>
        {deletion ? <del>{description}</del> : description}
        <Ways line={line} />
        {isAhead && <span className={classes.way}>{t('account.ahead')}</span>}
        {line.case && (
          <PlainLink
            href={`/case-management/${line.case.caseId}`}
            className={classes.case}
            title={line.case.title}
          >
            {line.case.title}
          </PlainLink>
        )}
        {kind === 'service' && !deletion && (
          <ReceiptLink clientId={clientId} line={line} className={classes.case} />
        )}
        {deletion && <Deletion deletion={deletion} />}
      </td>
      <td className={classes.amount} data-kind={t(`account.charged.${account}`)}>
        {kind !== 'payment' && figures}
      </td>
      <td className={classes.amount} data-kind={t(`account.paid.${account}`)}>
        {kind === 'payment' && figures}
      </td>
      <td className={classes.balance} data-kind={t(`account.left.${account}`)}>
        {balance ? <RunningBalance balance={balance} account={account} /> : '–'}
      </td>
      {hasActions && (
        <td className={classes.actions}>
          {hasVoucher(line) && !deletion && <VoucherButton clientId={clientId} line={line} />}
          {line.may.includes('delete') && (
            <IconButton icon={IconTrash} label={label} onClick={onDelete} {...lock} />
          )}
        </td>
      )}
    </tr>
  )
}

/** How money changed hands, what was spent, or how the client agreed. */
function Ways({ line: { kind, paymentType, paymentDetail, expenseType, consent } }: { line: LedgerLine }) {
  const t = useText()
  const ways = [
    (kind === 'payout' || kind === 'transfer') && t(`lineKind.${kind}`),
    expenseType && t(`expenseType.${expenseType}`),
    paymentDetail ? t(`paymentDetail.${paymentDetail}`) : paymentType && t(`paymentType.${paymentType}`),
    consent && t('account.consent', { consent }),
  ]
  return ways.map(
    (way) =>
      way && (
        <span key={way} className={classes.way}>
          {way}
        </span>
      ),
  )
}

function Deletion({ deletion: { by, at, comment } }: { deletion: NonNullable<LedgerLine['deletion']> }) {
  const t = useText()
  const format = useFormat()
  const name = by.name || t('account.gone')
  return (
    <span className={classes.deletion}>
      {t('account.deletedBy', { name, at: format.moment(at), comment })}
    </span>
  )
}
