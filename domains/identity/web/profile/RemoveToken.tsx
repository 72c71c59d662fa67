import { ConfirmDialog } from '@mizan/platform/ui'
import type { PersonalToken } from '../../token-schemas.ts'
import { useSend } from './data.ts'
import { useText } from './text.ts'

interface Props {
  token: PersonalToken
  onDone: () => void
  onClose: () => void
}

export function RemoveToken({ token, onDone, onClose }: Props) {
  const t = useText()
  const revoke = useSend('tokens.revoke', onDone)
  return (
    <ConfirmDialog
      title={t('tokens.removal')}
      confirm={t('tokens.remove')}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ params: { tokenId: token.id } })}
      onClose={onClose}
    >
      <p>{t('tokens.removalBody', { name: token.name })}</p>
    </ConfirmDialog>
  )
}
