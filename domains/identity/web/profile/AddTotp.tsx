/** Adds an authenticator app: password, then the square to scan, then the first code. */
import { Button, TextInput } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from './data.ts'
import { FormError } from './FormParts.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  onDone: () => void
  onClose: () => void
}

export function AddTotp({ onDone, onClose }: Props) {
  const t = useText()
  const begin = useSend('user.beginTotp')
  const confirm = useSend('user.confirmTotp')
  const [code, setCode] = useState('')
  const started = begin.data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (started && code.length === 6)
      confirm.mutate({ body: { factorId: started.factorId, code } }, { onSuccess: onDone })
  }
  return (
    <Dialog title={t('factors.addTotp')} onClose={onClose}>
      {!started && (
        <>
          <p className={classes.meta}>{t('factors.passwordHint')}</p>
          <PasswordForm
            submit={t('factors.begin')}
            busy={begin.isPending}
            error={begin.error}
            onSubmit={(password) => begin.mutate({ body: { password } })}
          />
        </>
      )}
      {started && (
        <form className={classes.form} onSubmit={submit} noValidate>
          <p>{t('factors.scan')}</p>
          <div className={classes.qr}>
            <img src={`data:image/svg+xml;utf8,${encodeURIComponent(started.qr)}`} alt={t('factors.qr')} />
            <div>
              <span className={classes.meta}>{t('factors.secret')}</span>
              <code>{started.secret}</code>
            </div>
          </div>
          <TextInput
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
          />
          <FormError error={confirm.error} />
          <div className={classes.actions}>
            <Button type="submit" loading={confirm.isPending} disabled={code.length !== 6}>
              {t('confirmCode')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
