/** The reference to write into a bank transfer, or its result. */
import { useFormat } from '@mizan/platform/ui'
import type { Transfer } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'

export function TransferNote({ transfer }: { transfer: Transfer }) {
  const t = useText()
  const format = useFormat()
  const isAwaited = transfer.state === 'waiting' || transfer.state === 'partial'
  return (
    <div className={classes.transfer} role="status">
      <strong>{t(`transfer.${transfer.state}`)}</strong>
      {transfer.closedBecause && <Closed transfer={transfer} because={transfer.closedBecause} />}
      <dl>
        {isAwaited && (
          <>
            <dt>{t('transfer.payee')}</dt>
            <dd>{transfer.payee}</dd>
            <dt>IBAN</dt>
            <dd>{transfer.iban}</dd>
          </>
        )}
        <dt>{isAwaited ? t('transfer.reference') : t('transfer.code')}</dt>
        <dd>{transfer.reference}</dd>
        <dt>{t('transfer.amount')}</dt>
        <dd>{format.money(transfer.state === 'partial' ? transfer.missing : transfer.amount)}</dd>
      </dl>
    </div>
  )
}

function Closed({
  transfer: { received },
  because,
}: {
  transfer: Transfer
  because: NonNullable<Transfer['closedBecause']>
}) {
  const t = useText()
  const format = useFormat()
  return (
    <p>
      {t(`transfer.closed.${because}`)}{' '}
      {received === '0.00' ? t('transfer.stillSent') : t('transfer.kept', { amount: format.money(received) })}
    </p>
  )
}
