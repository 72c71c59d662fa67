/** The office holds its own key from now on; what may be lost by that is said before. */
import { CheckField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useSend } from '../data.ts'
import classes from './keys.module.css'
import { type Chosen, NewPassphrase, nothingChosen, problemsOf } from './NewPassphrase.tsx'
import { useText } from './text.ts'

interface Props {
  onHeld: (recoveryKey: string) => void
  onClose: () => void
}

type Values = Chosen & { understood: boolean }

export function TakeDialog({ onHeld, onClose }: Props) {
  const t = useText()
  const take = useSend('documents.takeKey')
  const form = useForm<Values>({
    initial: { ...nothingChosen, understood: false },
    check: async (values): Promise<Problems<Values>> => ({
      ...(await problemsOf(values, t('field.different'))),
      ...(!values.understood && { understood: t('field.notUnderstood') }),
    }),
    submit: async ({ newPassphrase, understood }) =>
      onHeld((await take.mutateAsync({ body: { newPassphrase, understood } })).recoveryKey),
  })
  return (
    <FormDialog title={t('action.take')} form={form} submit={t('action.take')} onClose={onClose}>
      <p className={classes.warning}>{t('take.lost')}</p>
      <p>{t('take.locked')}</p>
      <NewPassphrase form={form} />
      <CheckField label={t('field.understood')} {...form.field('understood')} />
    </FormDialog>
  )
}
