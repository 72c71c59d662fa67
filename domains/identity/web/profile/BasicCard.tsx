/** Names, occupation and bar registration. */
import { Button } from '@mantine/core'
import { useUnsavedChanges } from '@mizan/platform/ui'
import { FormFailure, SelectField, TextField } from '@mizan/platform/ui/forms'
import type { Occupation, Profile } from '../../schemas.ts'
import { useCall } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'
import { type ProfileForm, useProfileForm } from './use-profile-form.ts'

const occupations: readonly Occupation[] = ['lawyer', 'paralegal', 'academic', 'none']
const nothing = () => {}

export function BasicCard({ profile }: { profile: Profile }) {
  const t = useText()
  const { form, saved } = useProfileForm(profile)
  useUnsavedChanges(form.dirty)
  return (
    <Card title={t('basic.title')}>
      <form {...form.formProps} className={classes.form}>
        <FormFailure form={form} />
        <div className={classes.pair}>
          <TextField
            label={t('basic.name')}
            autoComplete="given-name"
            maxLength={63}
            {...form.field('name')}
          />
          <TextField
            label={t('basic.surname')}
            autoComplete="family-name"
            maxLength={63}
            {...form.field('surname')}
          />
        </div>
        <div className={classes.pair}>
          <TextField
            label={t('basic.email')}
            hint={t('basic.emailHint')}
            name="email"
            value={profile.email}
            onChange={nothing}
            readOnly
          />
          <TextField
            label={t('basic.country')}
            name="country"
            value={t(`basic.countries.${profile.country}`)}
            onChange={nothing}
            readOnly
          />
        </div>
        <div className={classes.pair}>
          <SelectField
            label={t('basic.occupation')}
            options={occupations.map((value) => ({ value, label: t(`basic.occupations.${value}`) }))}
            {...form.field('occupation')}
            onChange={(value) => form.set('occupation', value as Occupation)}
          />
          <TextField
            label={t('basic.company')}
            name="company"
            value={profile.company.name}
            onChange={nothing}
            readOnly
          />
        </div>
        <BarFields profile={profile} form={form} />
        <div className={classes.actions}>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
          <Said>{saved && !form.dirty && t('saved')}</Said>
        </div>
      </form>
    </Card>
  )
}

function BarFields({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const t = useText()
  const bars = useCall('bars.all', {}).data?.items ?? (profile.barAssociation ? [profile.barAssociation] : [])
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={t('bar.association')}
          optional
          placeholder={t('bar.none')}
          options={bars.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('barAssociationId')}
        />
        <TextField label={t('bar.number')} maxLength={20} {...form.field('barRegistrationNumber')} />
      </div>
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
