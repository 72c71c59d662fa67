/** The addressees of invoices: several may be stored, and one of them is the default. */
import { Button, ConfirmDialog, Empty, Failure, notify, usePermission, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Buyer } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { BuyerDialog } from './BuyerDialog.tsx'
import classes from './buyers.module.css'

export function Buyers() {
  const t = useText()
  const buyers = useCall('billing.buyers', {})
  const mayChange = usePermission('subscription', 'Write') === true
  const [open, setOpen] = useState<Buyer | 'new'>()
  const [going, setGoing] = useState<Buyer>()
  const remove = useSend('billing.deleteBuyer', () => {
    notify('success', t('buyers.deleted'))
    setGoing(undefined)
  })
  if (buyers.error) return <Failure error={buyers.error} onRetry={() => buyers.refetch()} />
  if (!buyers.data) return <Waiting height={240} />
  return (
    <section className={classes.section} aria-labelledby="buyers-heading">
      <div className={classes.head}>
        <h2 id="buyers-heading">{t('buyers.title')}</h2>
        {mayChange && <Button onClick={() => setOpen('new')}>{t('buyers.add')}</Button>}
      </div>
      {buyers.data.items.length === 0 && <Empty title={t('buyers.none')}>{t('buyers.noneBody')}</Empty>}
      <ul className={classes.cards}>
        {buyers.data.items.map((buyer) => (
          <li key={buyer.buyerId} className={classes.card}>
            <div className={classes.name}>
              <strong>{buyer.name}</strong>
              {buyer.isDefault && <span className={classes.badge}>{t('buyers.default')}</span>}
            </div>
            <p>
              {t(`identification.${buyer.identification.kind}`)}: {buyer.identification.number}
              <br />
              {buyer.address}, {buyer.city}
              <br />
              {buyer.email}
            </p>
            {mayChange && (
              <div className={classes.actions}>
                <Button variant="default" onClick={() => setOpen(buyer)}>
                  {t('buyers.edit')}
                </Button>
                <Button variant="subtle" color="var(--bad)" onClick={() => setGoing(buyer)}>
                  {t('buyers.delete')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && <BuyerDialog buyer={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      {going && (
        <ConfirmDialog
          title={t('buyers.deleteTitle')}
          confirm={t('buyers.delete')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ body: { buyerId: going.buyerId } })}
          onClose={() => setGoing(undefined)}
        >
          {t('buyers.deleteBody', { name: going.name })}
        </ConfirmDialog>
      )}
    </section>
  )
}
