/** Names, occupation and bar registration. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Occupation, occupations, type Profile } from '../../schemas.ts'
import { useCall, useSend } from './data.ts'
import { Card, FormError, issueOf, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function BasicCard({ profile }: { profile: Profile }) {
  const t = useText()
  const [form, setForm] = useState({
    name: profile.name,
    surname: profile.surname,
    occupation: profile.occupation,
    barAssociationId: profile.barAssociation?.id ?? '',
    barRegistrationNumber: profile.barRegistrationNumber,
  })
  const update = useSend('user.updateProfile')
  const change = (patch: Partial<typeof form>) => {
    setForm({ ...form, ...patch })
    if (update.isSuccess) update.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate({ body: { ...form, barAssociationId: form.barAssociationId || null } })
  }
  const text = (name: 'name' | 'surname') => ({
    label: t(`basic.${name}`),
    value: form[name],
    maxLength: 63,
    withAsterisk: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    error: form[name].trim() === '' ? t('required') : issueOf(update.error, name),
  })
  return (
    <Card title={t('basic.title')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput {...text('name')} autoComplete="given-name" />
          <TextInput {...text('surname')} autoComplete="family-name" />
        </div>
        <TextInput
          label={t('basic.email')}
          description={t('basic.emailHint')}
          value={profile.email}
          readOnly
        />
        <div className={classes.pair}>
          <NativeSelect
            label={t('basic.occupation')}
            value={form.occupation}
            onChange={(event) => change({ occupation: event.currentTarget.value as Occupation })}
            data={occupations.map((value) => ({ value, label: t(`basic.occupations.${value}`) }))}
          />
          <TextInput label={t('basic.company')} value={profile.company.name} readOnly />
        </div>
        <BarFields profile={profile} form={form} onChange={change} />
        <FormError error={update.error} />
        <div className={classes.actions}>
          <Button
            type="submit"
            loading={update.isPending}
            disabled={form.name.trim() === '' || form.surname.trim() === ''}
          >
            {t('save')}
          </Button>
          <Said>{update.isSuccess && t('saved')}</Said>
        </div>
      </form>
    </Card>
  )
}

interface BarProps {
  profile: Profile
  form: { barAssociationId: string; barRegistrationNumber: string }
  onChange: (patch: { barAssociationId?: string; barRegistrationNumber?: string }) => void
}

function BarFields({ profile, form, onChange }: BarProps) {
  const t = useText()
  const bars = useCall('bars.all', {}).data?.items ?? (profile.barAssociation ? [profile.barAssociation] : [])
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t('bar.association')}
          value={form.barAssociationId}
          onChange={(event) => onChange({ barAssociationId: event.currentTarget.value })}
          data={[
            { value: '', label: t('bar.none') },
            ...bars.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          label={t('bar.number')}
          value={form.barRegistrationNumber}
          maxLength={20}
          onChange={(event) => onChange({ barRegistrationNumber: event.currentTarget.value })}
        />
      </div>
      <p className={classes.meta}>
        {t('bar.state')}:
        <span className={classes.badge} data-state={profile.barMembership}>
          {t(`bar.states.${profile.barMembership}`)}
        </span>
      </p>
      <p className={classes.meta}>{t('bar.hint')}</p>
    </>
  )
}
