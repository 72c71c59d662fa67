/** Bank transfers that were announced. */
import { Empty, Failure, Waiting } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'
import { TransferNote } from './TransferNote.tsx'

export function Payment() {
  const t = useText()
  const transfers = useCall('billing.transfers', {})
  if (transfers.error) return <Failure error={transfers.error} onRetry={() => transfers.refetch()} />
  if (!transfers.data) return <Waiting height={200} />
  if (transfers.data.items.length === 0) return <Empty title={t('transfer.none')} />
  return (
    <section className={classes.section} aria-labelledby="transfers-heading">
      <h2 id="transfers-heading">{t('transfer.title')}</h2>
      {transfers.data.items.map((transfer) => (
        <TransferNote key={transfer.transferId} transfer={transfer} />
      ))}
    </section>
  )
}
