/** Cancelling takes one page with the reason. */
import { notify, useFormat } from '@mizan/platform/ui'
import { AreaField, FormDialog, useForm } from '@mizan/platform/ui/forms'
import type { CancellationReason } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './plans.module.css'

const reasons = ['price', 'missing', 'unused', 'support', 'other'] as const

export function CancelDialog({ until, onClose }: { until: string | null; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const cancel = useSend('billing.cancel', () => {
    notify('success', t('cancel.done'))
    onClose()
  })
  const form = useForm<{ reason: CancellationReason['reason']; comment: string }>({
    initial: { reason: 'price', comment: '' },
    submit: async (values) => void (await cancel.mutateAsync({ body: values })),
  })
  return (
    <FormDialog title={t('cancel.title')} form={form} submit={t('cancel.submit')} harmful onClose={onClose}>
      <p>{t('cancel.lead', { day: until ? format.day(until) : '' })}</p>
      <fieldset className={classes.reasons}>
        <legend>{t('cancel.why')}</legend>
        {reasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              checked={form.values.reason === reason}
              onChange={() => form.set('reason', reason)}
            />
            {t(`cancel.reason.${reason}`)}
          </label>
        ))}
      </fieldset>
      <AreaField label={t('cancel.comment')} optional maxLength={1000} {...form.field('comment')} />
    </FormDialog>
  )
}
