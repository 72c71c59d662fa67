import { Button, useUnsavedChanges } from '@mizan/platform/ui'
import {
  AreaField,
  FieldPair,
  FormActions,
  FormBody,
  type Problems,
  problemsIn,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import type { OfficeProfile, ProfileChange } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { LogoField } from './LogoField.tsx'

interface Props {
  profile: OfficeProfile
  onSaved: () => void
}

type Values = Omit<ProfileChange, 'version'>

/** A refusal that concerns one field. */
const aboutField = { 'company.tax_number': 'taxNumber', 'company.logo': 'logo' } as const

export function ProfileForm({ profile, onSaved }: Props) {
  const t = useText()
  const save = useSend('company.setProfile')
  const { version } = profile
  const { address, taxOffice, taxNumber, iban, phone } = profile
  const form = useForm<Values>({
    initial: { address, taxOffice, taxNumber, iban, phone, logo: profile.logo ? 'kept' : '' },
    check: async (values): Promise<Problems<Values>> =>
      problemsIn((await import('../../schemas.ts')).ProfileChange, {
        ...values,
        version,
      }) as Problems<Values>,
    submit: async (values) => {
      const saved = await save.mutateAsync({ body: { ...values, version } }).catch((error) => {
        const field = aboutField[error.code as keyof typeof aboutField]
        if (!field) throw error
        form.refuse({ [field]: error.message })
      })
      if (saved) onSaved()
    },
  })
  useUnsavedChanges(form.dirty)
  return (
    <FormBody form={form}>
      <AreaField label={t('profile.address')} rows={3} maxLength={500} optional {...form.field('address')} />
      <FieldPair>
        <TextField label={t('profile.taxOffice')} maxLength={100} optional {...form.field('taxOffice')} />
        <TextField
          label={t('profile.taxNumber')}
          hint={t('profile.taxHint')}
          inputMode="numeric"
          maxLength={11}
          optional
          {...form.field('taxNumber')}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('profile.iban')}
          maxLength={42}
          autoComplete="off"
          optional
          {...form.field('iban')}
        />
        <TextField
          label={t('profile.phone')}
          type="tel"
          maxLength={40}
          autoComplete="tel"
          optional
          {...form.field('phone')}
        />
      </FieldPair>
      <LogoField present={profile.logo} {...form.field('logo')} />
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('profile.save')}
        </Button>
      </FormActions>
    </FormBody>
  )
}
