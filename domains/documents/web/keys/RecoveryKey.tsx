/** The recovery key, which nobody can show again: it stays until the person says that they have kept it. */
import { Button, Dialog, useAccount, useCopy, useUnsavedChanges } from '@mizan/platform/ui'
import classes from './keys.module.css'
import { useText } from './text.ts'

interface Props {
  recoveryKey: string
  onClose: () => void
}

const never = () => false

export function RecoveryKey({ recoveryKey, onClose }: Props) {
  const t = useText()
  const { account } = useAccount()
  const { copied, copy } = useCopy()
  useUnsavedChanges(true)
  return (
    <Dialog title={t('recovery.title')} form mayClose={never} onClose={onClose}>
      <div className={classes.sheet}>
        <h3>{t('recovery.title')}</h3>
        <p>{t('recovery.office', { name: account?.company.name ?? '' })}</p>
        <p className={classes.key}>{recoveryKey}</p>
        <p>{t('recovery.once')}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => copy(recoveryKey)}>
          {copied ? t('recovery.copied') : t('recovery.copy')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
        <Button onClick={onClose}>{t('recovery.kept')}</Button>
      </div>
    </Dialog>
  )
}
