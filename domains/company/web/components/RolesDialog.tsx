import { Button } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { FormFailure, useForm } from '@mizan/platform/ui/forms'
import type { Member, Role } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './dialogs.module.css'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  member: Member
  offered: readonly Role[]
  onClose: () => void
  onSaved: () => void
}

export function RolesDialog({ member, offered, onClose, onSaved }: Props) {
  const t = useText()
  const change = useSend('company.setRoles')
  const form = useForm<{ roles: readonly Role[] }>({
    initial: { roles: member.roles },
    check: ({ roles }) => (roles.length === 0 ? { roles: t('rolesDialog.none') } : {}),
    submit: async ({ roles }) => {
      await change.mutateAsync({ params: { userId: member.userId }, body: { roles: [...roles] } })
      onSaved()
    },
  })
  return (
    <Dialog title={t('rolesDialog.title', { name: `${member.name} ${member.surname}` })} onClose={onClose}>
      <form {...form.formProps} className={classes.form}>
        <FormFailure form={form} />
        <RoleChoice offered={offered} {...form.field('roles')} />
        <div className={classes.actions}>
          <Button type="submit" loading={form.busy}>
            {t('rolesDialog.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
