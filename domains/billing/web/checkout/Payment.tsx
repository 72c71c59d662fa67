/** Saved cards, and bank transfers that were announced. */
import { Failure } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Cards } from './Cards.tsx'
import classes from './checkout.module.css'
import { TransferNote } from './TransferNote.tsx'

export function Payment() {
  return (
    <>
      <Cards />
      <Transfers />
    </>
  )
}

function Transfers() {
  const t = useText()
  const transfers = useCall('billing.transfers', {})
  if (transfers.error) return <Failure error={transfers.error} onRetry={() => transfers.refetch()} />
  if (!transfers.data || transfers.data.items.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="transfers-heading">
      <h2 id="transfers-heading">{t('transfer.title')}</h2>
      {transfers.data.items.map((transfer) => (
        <TransferNote key={transfer.transferId} transfer={transfer} />
      ))}
    </section>
  )
}
