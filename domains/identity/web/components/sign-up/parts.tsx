/** The groups of the sign-up form. */
import { useLanguage } from '@mizan/platform/ui'
import { CheckField, EmailField, PasswordField, SelectField, TextField } from '@mizan/platform/ui/forms'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { barAssociations } from '../../../data/bar-associations.ts'
import type { HomeCountry, Occupation } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from '../forms.module.css'
import { PasswordRules } from '../PasswordRules.tsx'
import type { SignUpForm } from './use-sign-up.ts'

const occupations: readonly Occupation[] = ['lawyer', 'paralegal', 'academic', 'none']
const countries: readonly HomeCountry[] = ['turkey', 'kktc']

interface Props {
  form: SignUpForm
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  )
}

export function PersonFields({ form }: Props) {
  const t = useText()
  const invited = Boolean(useLocation().state.invitation)
  return (
    <Group title={t('signUp.you')}>
      <TextField label={t('signUp.name')} autoComplete="given-name" maxLength={63} {...form.field('name')} />
      <TextField
        label={t('signUp.surname')}
        autoComplete="family-name"
        maxLength={63}
        {...form.field('surname')}
      />
      <EmailField
        label={t('email')}
        readOnly={invited}
        hint={form.values.occupation === 'academic' && t('signUp.academicHint')}
        {...form.field('email')}
      />
      <TextField
        label={t('signUp.phoneNumber')}
        type="tel"
        autoComplete="tel"
        placeholder="+90 5xx xxx xx xx"
        maxLength={30}
        hint={t('signUp.phoneHint')}
        {...form.field('phoneNumber')}
      />
    </Group>
  )
}

export function WorkFields({ form }: Props) {
  const t = useText()
  const invited = Boolean(useLocation().state.invitation)
  const { country } = form.values
  const bars = barAssociations.filter((bar) => bar.country === country)
  return (
    <Group title={t('signUp.work')}>
      <SelectField
        label={t('signUp.occupation')}
        placeholder={t('signUp.choose')}
        options={occupations.map((value) => ({ value, label: t(`occupations.${value}`) }))}
        {...form.field('occupation')}
        onChange={(value) => form.set('occupation', value as Occupation | '')}
      />
      <TextField
        label={t('signUp.organisation')}
        autoComplete="organization"
        maxLength={200}
        readOnly={invited}
        {...form.field('organisation')}
      />
      <SelectField
        label={t('signUp.country')}
        options={countries.map((value) => ({ value, label: t(`countries.${value}`) }))}
        {...form.field('country')}
        onChange={(value) => {
          form.set('country', value as HomeCountry)
          form.set('barAssociationId', '')
        }}
      />
      <SelectField
        label={t('signUp.barAssociation')}
        optional
        placeholder={t('signUp.noBar')}
        options={bars.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('barAssociationId')}
      />
      <TextField
        label={t('signUp.barRegistrationNumber')}
        maxLength={20}
        {...form.field('barRegistrationNumber')}
      />
    </Group>
  )
}

export function PasswordFields({ form }: Props) {
  const t = useText()
  return (
    <Group title={t('signUp.security')}>
      <PasswordField label={t('password')} autoComplete="new-password" {...form.field('password')} />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <div className={classes.wide}>
        <PasswordRules password={form.values.password} />
      </div>
    </Group>
  )
}

export function Declarations({ form }: Props) {
  const t = useText()
  // The legal pages hold both languages, English first.
  const place = useLanguage() === 'tr' ? '#tr' : ''
  return (
    <fieldset className={classes.group}>
      <legend>{t('signUp.declarations')}</legend>
      <div className={classes.checks}>
        <CheckField label={t('signUp.declaresCorrect')} {...form.field('declaresCorrect')} />
        <CheckField
          label={
            <>
              <OtherTab href={`/disclaimer${place}`}>{t('signUp.disclaimer')}</OtherTab>{' '}
              {t('signUp.acceptsDisclaimer')}
            </>
          }
          {...form.field('acceptsDisclaimer')}
        />
        <CheckField
          label={
            <>
              <OtherTab href={`/privacy-policy${place}`}>{t('signUp.privacyPolicy')}</OtherTab>{' '}
              {t('signUp.acceptsPrivacyPolicy')}
            </>
          }
          {...form.field('acceptsPrivacyPolicy')}
        />
      </div>
    </fieldset>
  )
}

function OtherTab({ href, children }: { href: string; children: ReactNode }) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children} <span className="visually-hidden">{t('signUp.newTab')}</span>
    </a>
  )
}
