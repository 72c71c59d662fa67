/** Adds a passkey: asks for the password, then the browser makes the key and keeps its private half. */
import { Dialog } from '@mizan/platform/ui'
import { FormStack, TextField } from '@mizan/platform/ui/forms'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useSend } from './data.ts'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  /** Receives the recovery codes that come with the first factor. */
  onDone: (codes: readonly string[] | null) => void
  onClose: () => void
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

export function AddPasskey({ onDone, onClose }: Props) {
  const t = useText()
  const [name, setName] = useState(t('factors.passkeyDefault'))
  const [cancelled, setCancelled] = useState(false)
  const begin = useSend('user.beginPasskey')
  const add = useSend('user.addPasskey')
  const create = async (password: string) => {
    setCancelled(false)
    const { challengeId, options } = await begin.mutateAsync({ body: { password } })
    const optionsJSON = options as unknown as CreationOptions
    const response = await startRegistration({ optionsJSON }).catch(() => null)
    if (!response) return setCancelled(true)
    const named = name.trim() === '' ? {} : { name: name.trim() }
    const added = await add.mutateAsync({ body: { challengeId, response: { ...response }, ...named } })
    onDone(added.recoveryCodes)
  }
  return (
    <Dialog title={t('factors.addPasskey')} form onClose={onClose}>
      {browserSupportsWebAuthn() ? (
        <FormStack>
          <p>{t('factors.passwordHint')}</p>
          <div role="alert" className={classes.alert}>
            {cancelled && <p className={classes.wrong}>{t('factors.passkeyCancelled')}</p>}
          </div>
          <TextField
            label={t('factors.passkeyName')}
            optional
            name="passkeyName"
            maxLength={80}
            value={name}
            onChange={setName}
          />
          <PasswordForm submit={t('factors.begin')} onSubmit={create} />
        </FormStack>
      ) : (
        <p>{t('factors.passkeyUnsupported')}</p>
      )}
    </Dialog>
  )
}
