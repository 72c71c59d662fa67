/** Names, occupation and bar registration. */
import { Button, useUnsavedChanges } from '@mizan/platform/ui'
import { FieldPair, FormActions, FormBody } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import type { Profile } from '../../schemas.ts'
import { useBarProposal } from '../bars/use-bar-proposal.tsx'
import {
  AddressField,
  BarField,
  BarNumberField,
  FixedCountry,
  NameField,
  OccupationField,
  OfficeField,
  SurnameField,
  unchanged,
} from '../person/fields.tsx'
import { useCall } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'
import { type ProfileForm, useProfileForm } from './use-profile-form.ts'

export function BasicCard({ profile }: { profile: Profile }) {
  const t = useText()
  const { form, saved } = useProfileForm(profile)
  const proposal = useBarProposal()
  useUnsavedChanges(form.dirty)
  return (
    <Card title={t('basic.title')}>
      <FormBody form={form}>
        <FieldPair>
          <NameField {...form.field('name')} />
          <SurnameField {...form.field('surname')} />
        </FieldPair>
        <FieldPair>
          <AddressField
            name="email"
            hint={t('basic.emailHint')}
            value={profile.email}
            onChange={unchanged}
            readOnly
          />
          <FixedCountry country={profile.country} />
        </FieldPair>
        <FieldPair>
          <OccupationField
            {...form.field('occupation')}
            onChange={(value) => form.set('occupation', value)}
          />
          <OfficeField name="company" value={profile.company.name} onChange={unchanged} readOnly />
        </FieldPair>
        <BarFields profile={profile} form={form} beside={proposal.button} />
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
          <Said>{saved && !form.dirty && t('saved')}</Said>
        </FormActions>
      </FormBody>
      {proposal.dialog}
    </Card>
  )
}

interface BarFieldsProps {
  profile: Profile
  form: ProfileForm
  /** For users who do not find their bar. */
  beside: ReactNode
}

function BarFields({ profile, form, beside }: BarFieldsProps) {
  const t = useText()
  const bars = useCall('bars.all', {}).data?.items ?? (profile.barAssociation ? [profile.barAssociation] : [])
  return (
    <>
      <FieldPair>
        <BarField bars={bars} {...form.field('barAssociationId')} />
        <BarNumberField {...form.field('barRegistrationNumber')} />
      </FieldPair>
      <div className={classes.besideBar}>{beside}</div>
      <p className={classes.meta}>
        {t('bar.state')}:
        <span className={classes.badge} data-state={profile.barMembership}>
          {t(`bar.states.${profile.barMembership}`)}
        </span>
        <span className={classes.meta}>{t('bar.hint')}</span>
      </p>
    </>
  )
}
