/** The form of a line that is booked, and what is said once it is. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, newId, notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { moneyProblem, type Problems, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Account, Booked, LineKind } from '../../schemas.ts'
import { useBalanceText } from '../Balance.tsx'
import { useSend } from '../data.ts'
import { type BookingValues, bodiesOf, shapeOf } from './booking.ts'
import { useText } from './text.ts'

interface Asked {
  kind: LineKind
  clientId: string
  account: Account
  onClose: () => void
}

export function useBookingForm({ kind, clientId, account, onClose }: Asked) {
  const language = useLanguage()
  const [key] = useState(newId)
  const send = useBooking(kind, onClose)
  const given = { clientId, key, language }
  return useForm<BookingValues>({
    initial: {
      amount: '',
      date: formatDate(dayInTurkey(new Date()), language),
      account,
      way: '',
      expenseType: '',
      consent: '',
      description: '',
      caseId: null,
    },
    check: async (values): Promise<Problems<BookingValues>> => {
      const shape = await shapeOf(kind)
      const problems = problemsIn(shape, bodiesOf(values, given)[kind]) as Problems<BookingValues> & {
        paymentType?: Problems<BookingValues>['way']
      }
      const amount = moneyProblem(values.amount, language)
      const { amount: _, paymentType, ...others } = problems
      return { ...others, ...(paymentType && { way: paymentType }), ...(amount && { amount }) }
    },
    submit: (values) => send(bodiesOf(values, given)),
  })
}

function useBooking(kind: LineKind, onClose: () => void) {
  const t = useText()
  const format = useFormat()
  const balanceText = useBalanceText()
  const onDone = ({ balance, account }: Booked, { body }: { body: { amount: string | number } }) => {
    const said = { amount: format.money(String(body.amount)), balance: balanceText(balance, account) }
    notify('success', t(`booking.done.${kind}`, said))
    onClose()
  }
  const senders = {
    payment: useSend('client.addPayment', onDone),
    service: useSend('client.addService', onDone),
    expense: useSend('client.addExpense', onDone),
    payout: useSend('client.payOut', onDone),
    transfer: useSend('client.moveToFee', onDone),
  }
  return async (bodies: ReturnType<typeof bodiesOf>): Promise<void> => {
    const one = senders[kind] as { mutateAsync: (input: { body: object }) => Promise<unknown> }
    await one.mutateAsync({ body: bodies[kind] })
  }
}
