/** What the office has ordered and paid, with its invoices and refunds. */
import { Empty, Failure, Pager, saveFile, useApi, useFormat, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { HistoryItem } from '../../schemas.ts'
import { cardName } from '../checkout/card-name.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './history.module.css'

export function History() {
  const t = useText()
  const [index, setIndex] = useState(0)
  const history = useCall('billing.history', { query: { pageIndex: index } })
  if (history.error) return <Failure error={history.error} onRetry={() => history.refetch()} />
  if (!history.data) return <Waiting height={320} />
  const { items, total, pageSize } = history.data
  if (total === 0) return <Empty title={t('history.none')}>{t('history.noneBody')}</Empty>
  return (
    <>
      <ul className={classes.list} aria-label={t('tab.history')}>
        {items.map((item) => (
          <Line key={item.orderId} item={item} />
        ))}
      </ul>
      <Pager
        label={t('history.pages')}
        index={index}
        pages={Math.ceil(total / pageSize)}
        onChange={setIndex}
      />
    </>
  )
}

function Line({ item }: { item: HistoryItem }) {
  const t = useText()
  const format = useFormat()
  const { kind, status, amounts, offer, card, refunded, invoices, createdAt, settledAt, code } = item
  return (
    <li className={classes.line}>
      <div>
        <strong>{t(`kind.${kind}`)}</strong>
        <p>
          {format.day(settledAt ?? createdAt)}
          {offer && ` · ${t(`offer.${offer.offerType}.name`)}, ${t(`cycle.${offer.cycle}`)}`}
          {card && ` · ${cardName(card)}`}
        </p>
        {code && status === 'failed' && <p className={classes.bad}>{t('history.declined')}</p>}
      </div>
      <span className={classes.state} data-state={status}>
        {t(`order.${status}`)}
      </span>
      <div className={classes.amount}>
        {format.money(amounts.due)}
        {refunded !== '0.00' && <small>{t('history.refunded', { amount: format.money(refunded) })}</small>}
      </div>
      <div className={classes.invoices}>
        {invoices.map((invoice) => (
          <InvoiceLink key={invoice.invoiceId} invoice={invoice} />
        ))}
      </div>
    </li>
  )
}

function InvoiceLink({ invoice }: { invoice: HistoryItem['invoices'][number] }) {
  const t = useText()
  const { client } = useApi()
  const load = async () => {
    const file = await client['billing.invoice']?.({ params: { invoiceId: invoice.invoiceId } })
    saveFile(file as Blob, `${invoice.number}.pdf`)
  }
  return (
    <button type="button" onClick={() => void load()}>
      {t(`invoice.${invoice.kind}`)} {invoice.number}
    </button>
  )
}
