/** Another key under another passphrase, for example after somebody has left who knew the former one. */
import { FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useSend } from '../data.ts'
import { type Chosen, NewPassphrase, nothingChosen, problemsOf } from './NewPassphrase.tsx'
import { emptyIn, nothingTyped, sentOf, type Typed, TypedFields } from './TypedFields.tsx'
import { useText } from './text.ts'

interface Props {
  onHeld: (recoveryKey: string) => void
  onClose: () => void
}

type Values = Typed & Chosen

export function ChangeDialog({ onHeld, onClose }: Props) {
  const t = useText()
  const change = useSend('documents.changePassphrase')
  const form = useForm<Values>({
    initial: { ...nothingTyped, ...nothingChosen },
    check: async (values): Promise<Problems<Values>> => ({
      ...emptyIn(values, t('field.empty')),
      ...(await problemsOf(values, t('field.different'))),
    }),
    submit: async (values) => {
      const { newPassphrase } = values
      onHeld((await change.mutateAsync({ body: { ...sentOf(values), newPassphrase } })).recoveryKey)
    },
  })
  return (
    <FormDialog title={t('action.change')} form={form} submit={t('action.change')} onClose={onClose}>
      <p>{t('changeIntro')}</p>
      <TypedFields form={form} />
      <NewPassphrase form={form} />
    </FormDialog>
  )
}
