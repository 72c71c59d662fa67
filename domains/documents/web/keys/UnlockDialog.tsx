/** Opens the key for everybody of the office, or gives it back to the server; both need what opens it. */
import { notify } from '@mizan/platform/ui'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { useSend } from '../data.ts'
import { emptyIn, nothingTyped, sentOf, TypedFields } from './TypedFields.tsx'
import { useText } from './text.ts'

interface Props {
  onClose: () => void
}

export const UnlockDialog = ({ onClose }: Props) => <Typing action="open" onClose={onClose} />
export const GiveBackDialog = ({ onClose }: Props) => <Typing action="giveBack" onClose={onClose} />

function Typing({ action, onClose }: Props & { action: 'open' | 'giveBack' }) {
  const t = useText()
  const done = () => {
    notify('success', t(`done.${action}`))
    onClose()
  }
  const open = useSend('documents.openKey', done)
  const giveBack = useSend('documents.giveBackKey', done)
  const form = useForm({
    initial: nothingTyped,
    check: (values) => emptyIn(values, t('field.empty')),
    submit: async (values) => {
      const body = sentOf(values)
      await (action === 'open' ? open.mutateAsync({ body }) : giveBack.mutateAsync({ body }))
    },
  })
  return (
    <FormDialog title={t(`action.${action}`)} form={form} submit={t(`action.${action}`)} onClose={onClose}>
      <p>{action === 'open' ? t('openIntro') : t('giveBackIntro')}</p>
      <TypedFields form={form} />
    </FormDialog>
  )
}
