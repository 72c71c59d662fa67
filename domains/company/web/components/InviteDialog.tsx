import { Button, TextInput } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from '../office.module.css'
import { useText } from '../text.ts'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  offered: readonly Role[]
  onClose: () => void
  onSent: (email: string) => void
}

const empty = { email: '', name: '', surname: '' }
type Field = keyof typeof empty

export function InviteDialog({ offered, onClose, onSent }: Props) {
  const t = useText()
  const [form, setForm] = useState(empty)
  const [roles, setRoles] = useState<Role[]>(['USER'])
  const [missing, setMissing] = useState<Field[]>([])
  const invite = useSend('invite.create')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const blank = (Object.keys(empty) as Field[]).filter((field) => form[field].trim() === '')
    setMissing(blank)
    if (blank.length > 0 || roles.length === 0) return
    invite.mutate({ body: { ...form, roles } }, { onSuccess: ({ email }) => onSent(email) })
  }
  const field = (name: Field, type = 'text') => ({
    label: t(`invite.${name}`),
    type,
    withAsterisk: true,
    value: form[name],
    maxLength: name === 'email' ? 255 : 63,
    onChange: (event: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
    error: missing.includes(name)
      ? t('invite.required')
      : invite.error?.issues.find(({ path }) => path === name)?.message,
  })
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput {...field('email', 'email')} autoComplete="off" />
        <div className={classes.pair}>
          <TextInput {...field('name')} autoComplete="off" />
          <TextInput {...field('surname')} autoComplete="off" />
        </div>
        <RoleChoice offered={offered} chosen={roles} onChange={setRoles} />
        {roles.length === 0 && <p className={classes.error}>{t('rolesDialog.none')}</p>}
        {invite.error && invite.error.issues.length === 0 && (
          <p role="alert" className={classes.error}>
            {invite.error.message}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
