import { notify } from '@mizan/platform/ui'
import { CheckField, FieldPair, FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

const initial = {
  code: '',
  nameTr: '',
  nameEn: '',
  percent: '',
  validFrom: '',
  validUntil: '',
  most: '',
  firstTimeOnly: false,
}

export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const add = useSend('billingStaff.addPromotion', () => {
    notify('success', t('staff.promotionAdded'))
    onClose()
  })
  const form = useForm({
    initial,
    submit: async ({ percent, validUntil, most, ...values }) => {
      await add.mutateAsync({
        body: {
          ...values,
          percent: Number(percent),
          validUntil: validUntil || null,
          most: most ? Number(most) : null,
        },
      })
    },
  })
  return (
    <FormDialog title={t('staff.addPromotion')} form={form} submit={t('staff.save')} onClose={onClose}>
      <FieldPair>
        <TextField label={t('staff.code')} maxLength={32} {...form.field('code')} />
        <TextField label={t('staff.percent')} inputMode="numeric" maxLength={3} {...form.field('percent')} />
      </FieldPair>
      <FieldPair>
        <TextField label={t('staff.nameTr')} maxLength={100} {...form.field('nameTr')} />
        <TextField label={t('staff.nameEn')} maxLength={100} {...form.field('nameEn')} />
      </FieldPair>
      <FieldPair>
        <TextField type="date" label={t('staff.validFrom')} {...form.field('validFrom')} />
        <TextField type="date" label={t('staff.validUntil')} optional {...form.field('validUntil')} />
      </FieldPair>
      <TextField label={t('staff.most')} optional inputMode="numeric" maxLength={7} {...form.field('most')} />
      <CheckField label={t('promotion.firstTimeOnly')} {...form.field('firstTimeOnly')} />
    </FormDialog>
  )
}
