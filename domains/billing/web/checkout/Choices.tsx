/** The choices in the first two steps of the checkout: seats, a promotion code, and the addressee of the invoice. */
import { Button, PlainLink } from '@mizan/platform/ui'
import { TextField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { mostSeats } from '../../data/limits.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'

interface SeatsProps {
  value: number
  least: number
  onChange: (seats: number) => void
}

export function Seats({ value, least, onChange }: SeatsProps) {
  const t = useText()
  return (
    <div className={classes.seats}>
      <span id="seats-label">{t('checkout.seats')}</span>
      <Button
        variant="default"
        aria-label={t('checkout.fewer')}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <output aria-labelledby="seats-label">{value}</output>
      <Button
        variant="default"
        aria-label={t('checkout.more')}
        disabled={value >= mostSeats}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}

interface CodeProps {
  value: string | undefined
  failure: string | undefined
  onChange: (code: string) => void
}

export function Code({ value = '', failure, onChange }: CodeProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault()
        onChange((typed ?? value).trim())
      }}
    >
      <TextField
        name="promotion"
        label={t('checkout.code')}
        optional
        maxLength={64}
        value={typed ?? value}
        onChange={setTyped}
        error={value ? failure : undefined}
      />
      <Button type="submit" variant="default">
        {t('checkout.apply')}
      </Button>
    </form>
  )
}

export function BuyerNote() {
  const t = useText()
  const buyers = useCall('billing.buyers', {})
  const buyer = buyers.data?.items.find(({ isDefault }) => isDefault)
  return (
    <p className={classes.buyer}>
      {buyer ? (
        <>
          <strong>{buyer.name}</strong> · {buyer.identification.number} · {buyer.address}, {buyer.city}
        </>
      ) : (
        t('checkout.noBuyer')
      )}{' '}
      <PlainLink href="/subscription?tab=buyers">
        {buyer ? t('checkout.changeBuyer') : t('checkout.addBuyer')}
      </PlainLink>
    </p>
  )
}
