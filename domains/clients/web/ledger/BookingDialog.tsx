/** Books a line in the account of a client: what was paid, charged or spent, and what leaves the money that is held. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Slot } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import {
  ChoiceField,
  FieldPair,
  FormDialog,
  MoneyField,
  SelectField,
  TextField,
} from '@mizan/platform/ui/forms'
import { longestText } from '../../data/limits.ts'
import { accounts, expenseTypes, heldAccounts } from '../../data/words.ts'
import type { Account, LineKind } from '../../schemas.ts'
import { dayOf, payWays } from './booking.ts'
import { useText } from './text.ts'
import { useBookingForm } from './use-booking-form.ts'

interface Props {
  kind: LineKind
  clientId: string
  /** The account that the person looks at. */
  account?: Account
  onClose: () => void
}

export function BookingDialog({ kind, clientId, account = 'fee', onClose }: Props) {
  const t = useText()
  const form = useBookingForm({ kind, clientId, account, onClose })
  const day = dayOf(form.values.date)
  const isAhead = day !== undefined && day > dayInTurkey(new Date())
  return (
    <FormDialog title={t(`booking.${kind}`)} form={form} submit={t('booking.save')} onClose={onClose}>
      <FieldPair>
        <MoneyField label={t('booking.amount')} data-autofocus {...form.field('amount')} />
        <DayField
          label={t('booking.date')}
          side="past"
          note={isAhead ? t('booking.ahead') : undefined}
          {...form.field('date')}
        />
      </FieldPair>
      <KindFields kind={kind} form={form} />
      <Slot
        name="clients.service-case"
        clientId={clientId}
        value={form.values.caseId}
        error={form.field('caseId').error}
        onChange={(caseId) => form.set('caseId', caseId)}
      />
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

interface KindProps {
  kind: LineKind
  form: ReturnType<typeof useBookingForm>
}

/** What only a line of this kind asks. */
function KindFields({ kind, form }: KindProps) {
  const t = useText()
  const nameOf = (value: Account) => ({ value, label: t(`accountName.${value}`) })
  const isPaid = kind === 'payment' || kind === 'payout'
  return (
    <>
      {kind === 'payment' && (
        <ChoiceField label={t('booking.account')} options={accounts.map(nameOf)} {...form.field('account')} />
      )}
      {(kind === 'payout' || kind === 'transfer') && (
        <ChoiceField
          label={t('booking.from')}
          options={heldAccounts.map(nameOf)}
          {...form.field('account')}
        />
      )}
      {isPaid && (
        <ChoiceField
          label={t('booking.paymentType')}
          options={payWays.map((value) => ({ value, label: t(`payWay.${value}`) }))}
          {...form.field('way')}
        />
      )}
      {kind === 'expense' && (
        <SelectField
          label={t('booking.expenseType')}
          placeholder={t('booking.choose')}
          options={expenseTypes.map((value) => ({ value, label: t(`expenseType.${value}`) }))}
          {...form.field('expenseType')}
        />
      )}
      {kind === 'transfer' && (
        <TextField
          label={t('booking.consent')}
          hint={t('booking.consentHint')}
          maxLength={longestText}
          autoComplete="off"
          {...form.field('consent')}
        />
      )}
    </>
  )
}
