/** The groups of the sign-up form. */
import { useLanguage } from '@mizan/platform/ui'
import { CheckField, FieldPair, PasswordField } from '@mizan/platform/ui/forms'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { barAssociations } from '../../../data/bar-associations.ts'
import { mayLackNumber } from '../../../rules/bar-membership.ts'
import {
  AddressField,
  BarField,
  BarNumberField,
  CountryField,
  NameField,
  OccupationField,
  OfficeField,
  PhoneField,
  SurnameField,
} from '../../person/fields.tsx'
import { useText } from '../../text.ts'
import classes from '../forms.module.css'
import { PasswordRules } from '../PasswordRules.tsx'
import type { SignUpForm } from './use-sign-up.ts'

interface Props {
  form: SignUpForm
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <FieldPair>{children}</FieldPair>
    </fieldset>
  )
}

export function PersonFields({ form }: Props) {
  const t = useText()
  const invited = Boolean(useLocation().state.invitation)
  return (
    <Group title={t('signUp.you')}>
      <NameField {...form.field('name')} />
      <SurnameField {...form.field('surname')} />
      <AddressField
        readOnly={invited}
        hint={form.values.occupation === 'academic' && t('signUp.academicHint')}
        {...form.field('email')}
      />
      <PhoneField {...form.field('phoneNumber')} />
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
      <OccupationField
        placeholder={t('signUp.choose')}
        {...form.field('occupation')}
        onChange={(value) => {
          form.set('occupation', value)
          if (!mayLackNumber(value)) form.set('noBarNumber', false)
        }}
      />
      <OfficeField readOnly={invited} {...form.field('organisation')} />
      <CountryField
        {...form.field('country')}
        onChange={(value) => {
          form.set('country', value)
          form.set('barAssociationId', '')
        }}
      />
      <BarField bars={bars} hint={t('signUp.barHint')} {...form.field('barAssociationId')} />
      <BarNumber form={form} />
    </Group>
  )
}

/** A user who is not a lawyer may say that they have no number, so that nobody invents one. */
function BarNumber({ form }: Props) {
  const t = useText()
  const { occupation, noBarNumber } = form.values
  return (
    <div className={classes.number}>
      <BarNumberField {...form.field('barRegistrationNumber')} disabled={noBarNumber} />
      {mayLackNumber(occupation) && (
        <CheckField
          label={t('signUp.noBarNumber')}
          {...form.field('noBarNumber')}
          onChange={(value) => {
            form.set('noBarNumber', value)
            form.set('barRegistrationNumber', '')
          }}
        />
      )}
    </div>
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
  const below = useLanguage() === 'en' ? '/en' : ''
  return (
    <fieldset className={classes.group}>
      <legend>{t('signUp.declarations')}</legend>
      <div className={classes.checks}>
        <CheckField label={t('signUp.declaresCorrect')} {...form.field('declaresCorrect')} />
        <CheckField
          label={
            <>
              <OtherTab href={`${below}/disclaimer`}>{t('signUp.disclaimer')}</OtherTab>{' '}
              {t('signUp.acceptsDisclaimer')}
            </>
          }
          {...form.field('acceptsDisclaimer')}
        />
        <CheckField
          label={
            <>
              <OtherTab href={`${below}/privacy-policy`}>{t('signUp.privacyPolicy')}</OtherTab>{' '}
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
