/** What to write into a bank transfer. */
import { useFormat } from '@mizan/platform/ui'
import type { Transfer } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'

export function TransferNote({ transfer }: { transfer: Transfer }) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={classes.transfer} role="status">
      <strong>{t(`transfer.${transfer.state}`)}</strong>
      <dl>
        <dt>{t('transfer.payee')}</dt>
        <dd>{transfer.payee}</dd>
        <dt>IBAN</dt>
        <dd>{transfer.iban}</dd>
        <dt>{t('transfer.reference')}</dt>
        <dd>{transfer.reference}</dd>
        <dt>{t('transfer.amount')}</dt>
        <dd>{format.money(transfer.state === 'partial' ? transfer.missing : transfer.amount)}</dd>
      </dl>
    </div>
  )
}
