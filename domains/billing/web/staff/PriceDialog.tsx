import { notify, useLanguage } from '@mizan/platform/ui'
import {
  FieldPair,
  FormDialog,
  MoneyField,
  readMoney,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { planTypes } from '@mizan/subscription/schemas'
import { cycles, offerTypes } from '../../data/plans.ts'
import type { PriceInput } from '../../schemas/staff.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Values {
  planType: string
  offerType: string
  billingCycle: string
  cost: string
  seatCost: string
  vatPercent: string
  validFrom: string
}

export function PriceDialog({ region, onClose }: { region: 'turkey' | 'kktc'; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const add = useSend('billingStaff.addPrice', () => {
    notify('success', t('staff.priceAdded'))
    onClose()
  })
  const form = useForm<Values>({
    initial: {
      ...{ planType: 'Normal', offerType: 'CaseManagement', billingCycle: '1M' },
      ...{ cost: '', seatCost: '', vatPercent: '20', validFrom: '' },
    },
    submit: async ({ cost, seatCost, vatPercent, ...values }) => {
      const body = {
        ...values,
        region,
        cost: cost.trim() ? (readMoney(cost, language) ?? '') : null,
        seatCost: readMoney(seatCost, language) ?? '',
        vatPercent: Number(vatPercent),
      } as PriceInput
      await add.mutateAsync({ body })
    },
  })
  const choice = <Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
    names.map((value) => ({ value, label: label(value) }))
  return (
    <FormDialog title={t('staff.addPrice')} form={form} submit={t('staff.save')} onClose={onClose}>
      <FieldPair>
        <SelectField
          label={t('staff.head.plan')}
          options={choice(offerTypes, (name) => t(`offer.${name}.name`))}
          {...form.field('offerType')}
        />
        <SelectField
          label={t('plans.type')}
          options={choice(planTypes, (name) => t(`planType.${name}`))}
          {...form.field('planType')}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label={t('plans.cycle')}
          options={choice(cycles, (name) => t(`cycle.${name}`))}
          {...form.field('billingCycle')}
        />
        <TextField type="date" label={t('staff.validFrom')} {...form.field('validFrom')} />
      </FieldPair>
      <FieldPair>
        <MoneyField label={t('staff.cost')} hint={t('staff.costHint')} optional {...form.field('cost')} />
        <MoneyField label={t('staff.seatCost')} {...form.field('seatCost')} />
      </FieldPair>
      <TextField
        label={t('staff.vatPercent')}
        inputMode="numeric"
        maxLength={3}
        {...form.field('vatPercent')}
      />
    </FormDialog>
  )
}
