import { Dialog } from '@mizan/platform/ui'
import type { SecondFactor } from '../../schemas.ts'
import { useSend } from './data.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { useText } from './text.ts'

interface Props {
  factor: SecondFactor
  onDone: () => void
  onClose: () => void
}

export function RemoveFactor({ factor, onDone, onClose }: Props) {
  const t = useText()
  const remove = useSend('user.removeFactor')
  return (
    <Dialog title={t('factors.removal')} onClose={onClose}>
      <p>{t('factors.removalBody', { name: factor.name || t(`factors.${factor.kind}`) })}</p>
      <PasswordForm
        submit={t('factors.remove')}
        danger
        busy={remove.isPending}
        error={remove.error}
        onSubmit={(password) =>
          remove.mutate({ params: { factorId: factor.id }, body: { password } }, { onSuccess: onDone })
        }
      />
    </Dialog>
  )
}
