import { Dialog } from '@mizan/platform/ui'
import { FormStack } from '@mizan/platform/ui/forms'
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
  const onSubmit = async (password: string) => {
    await remove.mutateAsync({ params: { factorId: factor.id }, body: { password } })
    onDone()
  }
  return (
    <Dialog title={t('factors.removal')} form onClose={onClose}>
      <FormStack>
        <p>{t('factors.removalBody', { name: factor.name || t(`factors.${factor.kind}`) })}</p>
        <PasswordForm submit={t('factors.remove')} danger onSubmit={onSubmit} />
      </FormStack>
    </Dialog>
  )
}
