/** Adds an authenticator app: asks for the password, shows the QR code, then asks for the first code. */
import { Dialog } from '@mizan/platform/ui'
import { FormStack } from '@mizan/platform/ui/forms'
import { CodeForm } from '../components/CodeForm.tsx'
import { useSend } from './data.ts'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  /** Receives the recovery codes that come with the first factor. */
  onDone: (codes: readonly string[] | null) => void
  onClose: () => void
}

export function AddTotp({ onDone, onClose }: Props) {
  const t = useText()
  const begin = useSend('user.beginTotp')
  const confirm = useSend('user.confirmTotp')
  const started = begin.data
  return (
    <Dialog title={t('factors.addTotp')} form onClose={onClose}>
      <FormStack>
        {!started && (
          <>
            <p>{t('factors.passwordHint')}</p>
            <PasswordForm
              submit={t('factors.begin')}
              onSubmit={(password) => begin.mutateAsync({ body: { password } })}
            />
          </>
        )}
        {started && (
          <>
            <p>{t('factors.scan')}</p>
            <div className={classes.qr}>
              <img src={`data:image/svg+xml;utf8,${encodeURIComponent(started.qr)}`} alt={t('factors.qr')} />
              <div>
                <span className={classes.meta}>{t('factors.secret')}</span>
                <code>{inFours(started.secret)}</code>
              </div>
            </div>
            <CodeForm
              sent={undefined}
              onCode={async (code) => {
                const added = await confirm.mutateAsync({ body: { factorId: started.factorId, code } })
                onDone(added.recoveryCodes)
              }}
            />
          </>
        )}
      </FormStack>
    </Dialog>
  )
}

/** Easier to type; apps ignore the spaces. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
