/** Payments that fail for no known reason, as a person reads them: the words of the specification. */
import { type TestContext, test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, Unreachable } from '@mizan/platform/ui/testing'
import { billingErrors, billingRows, onlinePaymentErrors } from '../../contract.ts'
import { useSend } from '../data.ts'
import { Cards } from './Cards.tsx'

const show = screensOf({ rows: billingRows, errors: { ...billingErrors, ...onlinePaymentErrors } })

const account: Account = {
  ...{ id: 'person-1', name: 'Ayşe', surname: 'Yılmaz', email: 'ayse@ornek.test', country: 'turkey' },
  ...{ company: { id: 'office-1', name: 'Büro' }, roles: ['ADMIN'], permissions: { subscription: 'Write' } },
  ...{ licences: [], readOnly: false, trialEndsAt: null },
}

const open = (t: TestContext, language: 'tr' | 'en') =>
  show(
    t,
    <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
      <Cards />
    </AccountProvider>,
    {
      language,
      answers: {
        'payment.savedCards': () => ({ cards: [], offers: { card: true, applePay: false } }),
        'payment.saveCard': () => {
          throw new Unreachable()
        },
      },
    },
  )

test('a card that could not be saved is reported in both languages', async (t) => {
  const english = await open(t, 'en')
  await english.press('Add a card')
  await english.shows('Failed to save card')
  const turkish = await open(t, 'tr')
  await turkish.press('Kart ekle')
  await turkish.shows('Kart kaydedilemedi')
})

const choice = { planType: 'Normal', offerType: 'Research', billingCycle: '1M' } as const

function Pay() {
  const process = useSend('payment.process')
  const payWithCard = useSend('payment.payWithCard')
  return (
    <>
      <button type="button" onClick={() => process.mutate({ body: { ...choice, method: 'card' } })}>
        Form
      </button>
      <button type="button" onClick={() => payWithCard.mutate({ body: choice })}>
        Card
      </button>
    </>
  )
}

test('a payment whose call gets no answer is reported, by the form and with a saved card', async (t) => {
  const gone = () => {
    throw new Unreachable()
  }
  const answers = { 'payment.process': gone, 'payment.payWithCard': gone }
  const screen = await show(t, <Pay />, { language: 'en', answers })
  await screen.press('Form')
  await screen.shows('Error processing payment')
  await screen.press('Card')
  await screen.shows('Payment failed')
})
