import { Button, PasswordInput } from '@mantine/core'
import type { ApiError } from '@mizan/platform/contract/client'
import { type FormEvent, useState } from 'react'
import { FormError } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  submit: string
  danger?: boolean
  busy: boolean
  error: ApiError | null
  onSubmit: (password: string) => void
}

/** Proof that it is really the owner of the account who asks. */
export function PasswordForm({ submit, danger, busy, error, onSubmit }: Props) {
  const t = useText()
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onSubmit(password)
  }
  return (
    <form className={classes.form} onSubmit={send}>
      <PasswordInput
        label={t('password')}
        autoComplete="current-password"
        maxLength={255}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <FormError error={error} />
      <div className={classes.actions}>
        <Button
          type="submit"
          loading={busy}
          disabled={password === ''}
          {...(danger ? { color: 'red.8' } : {})}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
