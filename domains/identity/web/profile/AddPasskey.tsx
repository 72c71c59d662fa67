/** Adds a passkey: password, then the browser makes the key and keeps its private half. */
import { TextInput } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useSend } from './data.ts'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  onDone: () => void
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
    const response = await startRegistration({ optionsJSON: options as unknown as CreationOptions }).catch(
      () => null,
    )
    if (!response) return setCancelled(true)
    add.mutate({ body: { challengeId, name, response: { ...response } } }, { onSuccess: onDone })
  }
  return (
    <Dialog title={t('factors.addPasskey')} onClose={onClose}>
      {browserSupportsWebAuthn() ? (
        <div className={classes.form}>
          <TextInput
            label={t('factors.passkeyName')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {cancelled && (
            <p role="alert" className={classes.error}>
              {t('factors.passkeyCancelled')}
            </p>
          )}
          <PasswordForm
            submit={t('factors.begin')}
            busy={begin.isPending || add.isPending}
            error={begin.error ?? add.error}
            onSubmit={(password) => create(password).catch(() => undefined)}
          />
        </div>
      ) : (
        <p>{t('factors.passkeyUnsupported')}</p>
      )}
    </Dialog>
  )
}
