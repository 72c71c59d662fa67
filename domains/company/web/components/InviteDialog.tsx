import { Button, Dialog, useUnsavedChanges } from '@mizan/platform/ui'
import {
  EmailField,
  FieldPair,
  FormActions,
  FormBody,
  type Problems,
  problemsIn,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import type { Preset, Role } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { PresetChoice } from './PresetChoice.tsx'

interface Props {
  offered: readonly Role[]
  onClose: () => void
  onSent: (email: string) => void
}

interface Invitee {
  email: string
  name: string
  surname: string
  roles: readonly Role[]
  preset: Preset | null
}

const empty: Invitee = { email: '', name: '', surname: '', roles: ['USER'], preset: null }

/** Refusals that concern the person with this address. */
const aboutEmail = new Set(['invite.already_member', 'invite.already_invited', 'invite.too_soon'])

export function InviteDialog({ offered, onClose, onSent }: Props) {
  const t = useText()
  const invite = useSend('invite.create')
  const check = async (values: Invitee): Promise<Problems<Invitee>> => ({
    ...(problemsIn((await import('../../schemas.ts')).InvitationRequest, values) as Problems<Invitee>),
    ...(values.preset === null && values.roles.length === 0 && { roles: t('rolesDialog.none') }),
  })
  const form = useForm({
    initial: empty,
    check,
    submit: async ({ preset, ...values }) => {
      const body = { ...values, roles: [...values.roles], ...(preset && { preset }) }
      const sent = await invite.mutateAsync({ body }).catch((error) => {
        if (!aboutEmail.has(error.code)) throw error
        form.refuse({ email: error.message })
      })
      if (sent) onSent(sent.email)
    },
  })
  useUnsavedChanges(form.dirty)
  return (
    <Dialog title={t('invite.title')} form onClose={onClose}>
      <FormBody form={form}>
        <EmailField label={t('invite.email')} autoComplete="off" data-autofocus {...form.field('email')} />
        <FieldPair>
          <TextField label={t('invite.name')} autoComplete="off" maxLength={63} {...form.field('name')} />
          <TextField
            label={t('invite.surname')}
            autoComplete="off"
            maxLength={63}
            {...form.field('surname')}
          />
        </FieldPair>
        <PresetChoice preset={form.field('preset')} roles={form.field('roles')} offered={offered} />
        <FormActions atEnd>
          <Button type="submit" loading={form.busy}>
            {t('invite.send')}
          </Button>
        </FormActions>
      </FormBody>
    </Dialog>
  )
}
