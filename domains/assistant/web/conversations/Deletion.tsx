/** Asks before a conversation is deleted for good. */
import { ConfirmDialog, notify } from '@mizan/platform/ui'
import type { Conversation } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  one: Conversation
  onDone: () => void
  onClose: () => void
}

export function Deletion({ one: { id, title, isShared }, onDone, onClose }: Props) {
  const t = useText()
  const remove = useSend('assistant.delete', () => {
    notify('success', t('conversation.deleted'))
    onDone()
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('conversation.deleteTitle', { title })}
      confirm={t('conversation.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { conversationId: id } })}
      onClose={onClose}
    >
      <p>{t('conversation.deleteBody')}</p>
      {isShared && <p>{t('conversation.deleteShared')}</p>}
    </ConfirmDialog>
  )
}
