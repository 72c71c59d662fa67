/** The fields of a person, which the sign-up and the profile share. */
import { EmailField, type FieldState, SelectField, TextField } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import type { BarAssociation, HomeCountry, Occupation } from '../../schemas.ts'
import { shownNumber } from './phone.ts'
import { usePersonText } from './text.ts'

type Text = FieldState<string> & { readOnly?: boolean | undefined; hint?: ReactNode }

const countries: readonly HomeCountry[] = ['turkey', 'kktc']
const occupations: readonly Occupation[] = ['lawyer', 'paralegal', 'academic', 'none']

export function NameField(field: FieldState<string>) {
  const t = usePersonText()
  return <TextField label={t('name')} autoComplete="given-name" maxLength={63} {...field} />
}

export function SurnameField(field: FieldState<string>) {
  const t = usePersonText()
  return <TextField label={t('surname')} autoComplete="family-name" maxLength={63} {...field} />
}

export function AddressField(field: Text) {
  const t = usePersonText()
  return <EmailField label={t('email')} {...field} />
}

/** Accepts a number in any spelling; when the field loses the focus, it shows the number as it will be dialled. */
export function PhoneField({ autoFocus, ...field }: FieldState<string> & { autoFocus?: boolean }) {
  const t = usePersonText()
  return (
    <TextField
      label={t('phoneNumber')}
      type="tel"
      autoComplete="tel"
      placeholder="05xx xxx xx xx"
      maxLength={30}
      hint={t('phoneHint')}
      autoFocus={autoFocus}
      {...field}
      onBlur={() => {
        const shown = shownNumber(field.value)
        if (shown !== field.value) field.onChange(shown)
      }}
    />
  )
}

interface OccupationProps extends Omit<FieldState<Occupation | ''>, 'onChange'> {
  onChange: (value: Occupation) => void
  placeholder?: string
}

export function OccupationField({ onChange, placeholder, ...field }: OccupationProps) {
  const t = usePersonText()
  return (
    <SelectField
      label={t('occupation')}
      {...(placeholder !== undefined && { placeholder })}
      options={occupations.map((value) => ({ value, label: t(`occupations.${value}`) }))}
      {...field}
      onChange={(value) => onChange(value as Occupation)}
    />
  )
}

export function OfficeField(field: Text) {
  const t = usePersonText()
  return <TextField label={t('office')} autoComplete="organization" maxLength={200} {...field} />
}

export function CountryField({ onChange, ...field }: FieldState<HomeCountry>) {
  const t = usePersonText()
  return (
    <SelectField
      label={t('country')}
      options={countries.map((value) => ({ value, label: t(`countries.${value}`) }))}
      {...field}
      onChange={(value) => onChange(value as HomeCountry)}
    />
  )
}

/** The country as it was given; it cannot be changed afterwards. */
export function FixedCountry({ country }: { country: HomeCountry }) {
  const t = usePersonText()
  return (
    <TextField
      label={t('country')}
      name="country"
      value={t(`countries.${country}`)}
      onChange={unchanged}
      readOnly
    />
  )
}

/** For read-only fields. */
export const unchanged = () => {}

interface BarProps extends Omit<Text, 'readOnly'> {
  bars: readonly Pick<BarAssociation, 'id' | 'name'>[]
}

export function BarField({ bars, ...field }: BarProps) {
  const t = usePersonText()
  return (
    <SelectField
      label={t('barAssociation')}
      optional
      placeholder={t('noBar')}
      options={bars.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  )
}

export function BarNumberField(field: FieldState<string> & { disabled?: boolean }) {
  const t = usePersonText()
  return <TextField label={t('barRegistrationNumber')} maxLength={20} {...field} />
}
