import { Button } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import type { Member, Role } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from '../office.module.css'
import { useText } from '../text.ts'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  member: Member
  offered: readonly Role[]
  onClose: () => void
  onSaved: () => void
}

export function RolesDialog({ member, offered, onClose, onSaved }: Props) {
  const t = useText()
  const [roles, setRoles] = useState<Role[]>(member.roles)
  const change = useSend('company.setRoles')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (roles.length === 0) return
    change.mutate({ params: { userId: member.userId }, body: { roles } }, { onSuccess: onSaved })
  }
  return (
    <Dialog title={t('rolesDialog.title', { name: `${member.name} ${member.surname}` })} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <RoleChoice offered={offered} chosen={roles} onChange={setRoles} />
        {roles.length === 0 && <p className={classes.error}>{t('rolesDialog.none')}</p>}
        {change.error && (
          <p role="alert" className={classes.error}>
            {change.error.message}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={change.isPending} disabled={roles.length === 0}>
            {t('rolesDialog.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
