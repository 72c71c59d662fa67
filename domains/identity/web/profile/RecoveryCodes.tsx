/** The number of recovery codes that are left, and a button that replaces them. */
import { Button, Dialog } from '@mizan/platform/ui'
import { FormStack } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useSend } from './data.ts'
import { PasswordForm } from './PasswordForm.tsx'
import profile from './profile.module.css'
import classes from './recovery.module.css'
import { useText } from './text.ts'

/** With so few codes left the card advises new ones. */
const few = 3

interface Props {
  left: number
  onCodes: (codes: string[]) => void
}

export function RecoveryCodes({ left, onCodes }: Props) {
  const t = useText()
  const [renewing, setRenewing] = useState(false)
  return (
    <div className={`${profile.row} ${classes.left}`}>
      <div>
        <h3>{t('recovery.title')}</h3>
        <p data-few={left <= few}>{left === 0 ? t('recovery.none') : t('recovery.left', { count: left })}</p>
      </div>
      <Button variant="default" onClick={() => setRenewing(true)}>
        {t('recovery.renew')}
      </Button>
      {renewing && (
        <Renewal
          onClose={() => setRenewing(false)}
          onCodes={(codes) => {
            setRenewing(false)
            onCodes(codes)
          }}
        />
      )}
    </div>
  )
}

function Renewal({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const t = useText()
  const renew = useSend('user.renewRecoveryCodes')
  return (
    <Dialog title={t('recovery.renewal')} form onClose={onClose}>
      <FormStack>
        <p>{t('recovery.renewalBody')}</p>
        <PasswordForm
          submit={t('recovery.renew')}
          onSubmit={async (password) => onCodes((await renew.mutateAsync({ body: { password } })).codes)}
        />
      </FormStack>
    </Dialog>
  )
}
