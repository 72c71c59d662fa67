import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isPassword } from '../../rules/fields.ts'
import { useSend } from './data.ts'
import { Card, FormError, issueOf, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordCard() {
  const t = useText()
  const [form, setForm] = useState(empty)
  const change = useSend('user.changePassword')
  const set = (name: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [name]: event.currentTarget.value })
    if (change.isSuccess) change.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ body: form }, { onSuccess: () => setForm(empty) })
  }
  return (
    <Card title={t('passwordChange.title')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordInput
          label={t('passwordChange.current')}
          autoComplete="current-password"
          value={form.currentPassword}
          onChange={set('currentPassword')}
          error={issueOf(change.error, 'currentPassword')}
        />
        <div className={classes.pair}>
          <PasswordInput
            label={t('passwordChange.new')}
            description={t('passwordChange.rule')}
            autoComplete="new-password"
            value={form.password}
            onChange={set('password')}
            error={issueOf(change.error, 'password') ?? (form.password !== '' && !isPassword(form.password))}
          />
          <PasswordInput
            label={t('passwordChange.repeat')}
            autoComplete="new-password"
            value={form.confirmPassword}
            onChange={set('confirmPassword')}
            error={issueOf(change.error, 'confirmPassword')}
          />
        </div>
        <FormError error={change.error} />
        <div className={classes.actions}>
          <Button
            type="submit"
            loading={change.isPending}
            disabled={form.currentPassword === '' || form.password === ''}
          >
            {t('passwordChange.submit')}
          </Button>
          <Said>{change.isSuccess && t('passwordChange.done')}</Said>
        </div>
      </form>
    </Card>
  )
}
