/** Opens the key for everybody of the office, or gives it back to the server; both need what opens it. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
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
  const askAgain = useAskAgain()
  const done = () => {
    notify('success', t(`done.${action}`))
    onClose()
    askAgain()
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

/** Whatever was refused because the documents were locked is asked for again, on all screens and by all domains. */
function useAskAgain(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ predicate: ({ state }) => isLocked(state.error) })
}

const isLocked = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'document.keys_locked'
