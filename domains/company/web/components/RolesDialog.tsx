import { Button, Dialog } from '@mizan/platform/ui'
import { FormActions, FormBody, useForm } from '@mizan/platform/ui/forms'
import type { Member, Preset, Role } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { PresetChoice } from './PresetChoice.tsx'

interface Props {
  member: Member
  offered: readonly Role[]
  onClose: () => void
  onSaved: () => void
}

export function RolesDialog({ member, offered, onClose, onSaved }: Props) {
  const t = useText()
  const change = useSend('company.setRoles')
  const form = useForm<{ roles: readonly Role[]; preset: Preset | null }>({
    initial: { roles: member.roles, preset: member.preset },
    check: ({ roles, preset }) =>
      preset === null && roles.length === 0 ? { roles: t('rolesDialog.none') } : {},
    submit: async ({ roles, preset }) => {
      await change.mutateAsync({ params: { userId: member.userId }, body: { roles: [...roles], preset } })
      onSaved()
    },
  })
  const shown = [...new Set([...offered, ...member.roles])]
  return (
    <Dialog
      title={t('rolesDialog.title', { name: `${member.name} ${member.surname}` })}
      form
      onClose={onClose}
    >
      <FormBody form={form}>
        <PresetChoice
          preset={form.field('preset')}
          roles={form.field('roles')}
          offered={shown}
          givable={offered}
        />
        <FormActions atEnd>
          <Button type="submit" loading={form.busy}>
            {t('rolesDialog.save')}
          </Button>
        </FormActions>
      </FormBody>
    </Dialog>
  )
}
