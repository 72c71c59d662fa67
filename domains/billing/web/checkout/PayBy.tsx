/** The way of payment: a saved card, a card that is typed on the bank's page, Apple Pay, or a bank transfer. */
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { hasApplePay } from './apple-pay.ts'
import { cardName } from './card-name.ts'
import classes from './checkout.module.css'

export type PaymentWay =
  | { by: 'card' }
  | { by: 'storedCard'; cardId: string }
  | { by: 'applePay' }
  | { by: 'transfer' }

interface WayOption {
  way: PaymentWay
  name: string
  note?: string
}

/**
 * The ways in which this office can pay in this browser. A trial needs a card, and an order that is open already is
 * not paid by transfer.
 */
export function useWays(among: 'any' | 'card' | 'online'): WayOption[] | undefined {
  const t = useText()
  const known = useCall('payment.savedCards', {}).data
  if (!known) return undefined
  const { cards, offers } = known
  const saved = cards.map(
    (card): WayOption => ({
      way: { by: 'storedCard', cardId: card.cardId },
      name: cardName(card),
      ...(card.expiresSoon && { note: t('cards.soon') }),
    }),
  )
  const typed: WayOption = { way: { by: 'card' }, name: t('way.card'), note: t('way.cardNote') }
  const apple: WayOption = { way: { by: 'applePay' }, name: t('way.applePay') }
  const transfer: WayOption = {
    way: { by: 'transfer' },
    name: t('way.transfer'),
    note: t('way.transferNote'),
  }
  return [
    ...(offers.card ? [...saved, typed] : []),
    ...(offers.applePay && among !== 'card' && hasApplePay() ? [apple] : []),
    ...(among === 'any' ? [transfer] : []),
  ]
}

const isSame = (one: PaymentWay, other: PaymentWay | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The chosen way, if it is still offered; else the first one, which is the default card. */
export const usableWay = (
  ways: WayOption[] | undefined,
  chosen: PaymentWay | undefined,
): PaymentWay | undefined => (ways?.find(({ way }) => isSame(way, chosen)) ?? ways?.[0])?.way

interface Props {
  ways: WayOption[] | undefined
  way: PaymentWay | undefined
  onChange: (way: PaymentWay) => void
}

export function PayBy({ ways = [], way: chosen, onChange }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.ways}>
      <legend className="visually-hidden">{t('checkout.payment')}</legend>
      {ways.map(({ way, name, note }) => (
        <label key={JSON.stringify(way)}>
          <input type="radio" name="way" checked={isSame(way, chosen)} onChange={() => onChange(way)} />
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
