/** The saved cards of the office. None is typed here: a new one is entered on the bank's page. */
import { Button, ConfirmDialog, Empty, Failure, notify, usePermission, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { SavedCard } from '../../schemas/online-payment.ts'
import { useCall, useSend } from '../data.ts'
import { keepCompleteUrl } from '../selected-plan.ts'
import { useText } from '../text.ts'
import { cardName } from './card-name.ts'
import saved from './cards.module.css'
import classes from './checkout.module.css'
import { addressNow } from './use-payment.ts'

export function Cards() {
  const t = useText()
  const cards = useCall('payment.savedCards', {})
  const mayChange = usePermission('subscription', 'Write') === true && cards.data?.offers.card === true
  const [going, setGoing] = useState<SavedCard>()
  const add = useSend('payment.saveCard', ({ address }) => {
    keepCompleteUrl(addressNow())
    if (address) window.location.assign(address)
  })
  if (cards.error) return <Failure error={cards.error} onRetry={() => cards.refetch()} />
  if (!cards.data) return <Waiting height={200} />
  return (
    <section className={classes.section} aria-labelledby="cards-heading">
      <div className={classes.head}>
        <h2 id="cards-heading">{t('cards.title')}</h2>
        {mayChange && (
          <Button onClick={() => add.mutate({ body: {} })} loading={add.isPending}>
            {t('cards.add')}
          </Button>
        )}
      </div>
      {cards.data.cards.length === 0 && <Empty title={t('cards.none')}>{t('cards.noneBody')}</Empty>}
      <ul className={saved.saved}>
        {cards.data.cards.map((card) => (
          <Card key={card.cardId} card={card} mayChange={mayChange} onDelete={() => setGoing(card)} />
        ))}
      </ul>
      {mayChange && <p className={classes.note}>{t('cards.addNote')}</p>}
      {going && (
        <Deleting card={going} isLast={cards.data.cards.length === 1} onClose={() => setGoing(undefined)} />
      )}
    </section>
  )
}

function Card({ card, mayChange, onDelete }: { card: SavedCard; mayChange: boolean; onDelete: () => void }) {
  const t = useText()
  const choose = useSend('payment.defaultCard', () => notify('success', t('cards.chosen')))
  const { cardId, expiryMonth: month, expiryYear: year, isDefault, expiresSoon } = card
  return (
    <li>
      <div className={saved.cardName}>
        <strong>{cardName(card)}</strong>
        {isDefault && <span className={saved.default}>{t('cards.default')}</span>}
      </div>
      {month && year && <p>{t('cards.expires', { month: String(month).padStart(2, '0'), year })}</p>}
      {expiresSoon && <p className={classes.bad}>{t('cards.soon')}</p>}
      {mayChange && (
        <div className={saved.cardActions}>
          {!isDefault && (
            <Button
              variant="default"
              loading={choose.isPending}
              onClick={() => choose.mutate({ params: { cardId } })}
            >
              {t('cards.choose')}
            </Button>
          )}
          <Button variant="subtle" color="var(--bad)" onClick={onDelete}>
            {t('cards.delete')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface DeletingProps {
  card: SavedCard
  isLast: boolean
  onClose: () => void
}

/** The last card of an office whose plan renews itself is deleted only after a warning. */
function Deleting({ card, isLast, onClose }: DeletingProps) {
  const t = useText()
  const status = useCall('billing.status', {})
  const remove = useSend('payment.deleteCard', () => {
    notify('success', t('cards.deleted'))
    onClose()
  })
  const isNeeded = isLast && status.data?.autoRenewal === true
  return (
    <ConfirmDialog
      title={t('cards.deleteTitle', { card: cardName(card) })}
      confirm={t('cards.delete')}
      busy={remove.isPending || status.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate({
          params: { cardId: card.cardId },
          query: isNeeded || remove.error?.code === 'payment.last_card' ? { confirmed: 'true' } : {},
        })
      }
      onClose={onClose}
    >
      {isNeeded ? t('cards.deleteLast') : t('cards.deleteBody')}
    </ConfirmDialog>
  )
}
