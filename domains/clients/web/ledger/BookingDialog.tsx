/** Adds a payment or a service to the account of a client. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, newId, notify, Slot, useFormat, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import {
  FieldPair,
  FormDialog,
  MoneyField,
  moneyProblem,
  type Problems,
  problemsIn,
  readMoney,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestText } from '../../data/limits.ts'
import { paymentTypes } from '../../data/words.ts'
import type { Booked, PaymentType } from '../../schemas.ts'
import { useBalanceText } from '../Balance.tsx'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  kind: 'payment' | 'service'
  clientId: string
  onClose: () => void
}

interface Values {
  amount: string
  date: string
  paymentType: string
  description: string
  caseId: string | null
}

const dayOf = (typed: string): string | undefined => readDay(typed, dayInTurkey(new Date()), 'past')

export function BookingDialog({ kind, clientId, onClose }: Props) {
  const t = useText()
  const form = useBookingForm({ kind, clientId, onClose })
  const day = dayOf(form.values.date)
  const isAhead = day !== undefined && day > dayInTurkey(new Date())
  return (
    <FormDialog
      title={t(`booking.${kind}`)}
      form={form}
      submit={kind === 'payment' ? t('booking.savePayment') : t('booking.saveService')}
      onClose={onClose}
    >
      <FieldPair>
        <MoneyField label={t('booking.amount')} data-autofocus {...form.field('amount')} />
        <DayField
          label={t('booking.date')}
          side="past"
          note={isAhead ? t('booking.ahead') : undefined}
          {...form.field('date')}
        />
      </FieldPair>
      {kind === 'payment' && (
        <SelectField
          label={t('booking.paymentType')}
          placeholder={t('booking.choose')}
          options={paymentTypes.map((value) => ({ value, label: t(`paymentType.${value}`) }))}
          {...form.field('paymentType')}
        />
      )}
      {kind === 'service' && (
        <Slot
          name="clients.service-case"
          clientId={clientId}
          value={form.values.caseId}
          error={form.field('caseId').error}
          onChange={(caseId) => form.set('caseId', caseId)}
        />
      )}
      <TextField
        label={t('booking.description')}
        hint={form.values.caseId ? t('booking.descriptionHint') : undefined}
        maxLength={longestText}
        autoComplete="off"
        {...form.field('description')}
      />
    </FormDialog>
  )
}

function useBookingForm({ kind, clientId, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const format = useFormat()
  const balanceText = useBalanceText()
  // One for the dialog, so that sending again after a lost answer books nothing twice.
  const [key] = useState(newId)
  const onDone = ({ balance }: Booked, { body }: { body: { amount: string | number } }) => {
    const said = { amount: format.money(String(body.amount)), balance: balanceText(balance) }
    notify('success', kind === 'payment' ? t('booking.paymentDone', said) : t('booking.serviceDone', said))
    onClose()
  }
  const addPayment = useSend('client.addPayment', onDone)
  const addService = useSend('client.addService', onDone)
  const bodyOf = ({ amount, date, description }: Values) => ({
    clientId,
    amount: readMoney(amount, language) ?? '',
    date: dayOf(date) ?? date,
    description,
    key,
  })
  return useForm<Values>({
    initial: {
      amount: '',
      date: formatDate(dayInTurkey(new Date()), language),
      paymentType: '',
      description: '',
      caseId: null,
    },
    check: async (values): Promise<Problems<Values>> => {
      const { NewPayment, NewService } = await import('../../schemas.ts')
      const shape = kind === 'payment' ? NewPayment : NewService
      const problems = problemsIn(shape, { ...bodyOf(values), paymentType: values.paymentType })
      const amount = moneyProblem(values.amount, language)
      const { amount: _, ...others } = problems
      return { ...(others as Problems<Values>), ...(amount && { amount }) }
    },
    submit: async (values) => {
      const { caseId } = values
      const paymentType = values.paymentType as PaymentType
      if (kind === 'payment') await addPayment.mutateAsync({ body: { ...bodyOf(values), paymentType } })
      else await addService.mutateAsync({ body: { ...bodyOf(values), ...(caseId && { caseId }) } })
    },
  })
}
