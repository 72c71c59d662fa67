/** The orders and payments of the office, with its invoices and refunds. */
import {
  Empty,
  Failure,
  notify,
  Pager,
  saveFile,
  useApi,
  useFormat,
  useLanguage,
  Waiting,
} from '@mizan/platform/ui'
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
  const language = useLanguage()
  const { kind, status, amounts, offer, card, refunded, invoices, createdAt, settledAt, message } = item
  const isReceived = (status === 'paid' || status === 'refunded') && amounts.due !== '0.00'
  return (
    <li className={classes.line}>
      <div>
        <strong>{t(`kind.${kind}`)}</strong>
        <p>
          {format.day(settledAt ?? createdAt)}
          {offer && ` · ${t(`offer.${offer.offerType}.name`)}, ${t(`cycle.${offer.cycle}`)}`}
          {card && ` · ${cardName(card)}`}
        </p>
        {message && status === 'failed' && <p className={classes.bad}>{message[language]}</p>}
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
        {isReceived && <ReceiptLink orderId={item.orderId} />}
      </div>
    </li>
  )
}

function InvoiceLink({ invoice: { invoiceId, number, kind } }: { invoice: HistoryItem['invoices'][number] }) {
  const t = useText()
  const { client } = useApi()
  const save = useSave()
  const params = { invoiceId }
  return (
    <div className={classes.files}>
      <button
        type="button"
        onClick={() => void save(`${number}.pdf`, () => client['billing.invoice']?.({ params }))}
      >
        {t(`invoice.${kind}`)} {number}
      </button>
      <button
        type="button"
        aria-label={t('invoice.xml', { number })}
        onClick={() => void save(`${number}.xml`, () => client['billing.invoiceXml']?.({ params }))}
      >
        XML
      </button>
    </div>
  )
}

function ReceiptLink({ orderId }: { orderId: string }) {
  const t = useText()
  const { client } = useApi()
  const save = useSave()
  const name = `${t('invoice.receiptFile')}-${orderId.slice(0, 8)}.pdf`
  return (
    <button
      type="button"
      onClick={() => void save(name, () => client['billing.receipt']?.({ params: { orderId } }))}
    >
      {t('invoice.receipt')}
    </button>
  )
}

/** Saves a file of the server, or reports that it is not available. */
function useSave() {
  const t = useText()
  return async (name: string, load: () => Promise<unknown> | undefined) => {
    try {
      saveFile((await load()) as Blob, name)
    } catch {
      notify('error', t('invoice.failed'))
    }
  }
}
