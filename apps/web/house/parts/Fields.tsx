import {
  AreaField,
  CheckField,
  EmailField,
  MoneyField,
  PasswordField,
  SelectField,
  TextField,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import classes from '../house.module.css'
import { useText } from '../text.ts'

const initial = {
  name: '',
  amount: '',
  email: '',
  password: '',
  state: '',
  note: '',
  agreed: false,
  wrong: '12',
}

export function Fields() {
  const t = useText()
  const [values, setValues] = useState(initial)
  const field = <K extends keyof typeof initial>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: (typeof initial)[K]) => setValues((before) => ({ ...before, [name]: value })),
  })
  const states = [
    { value: 'open', label: t('state.open') },
    { value: 'closed', label: t('state.closed') },
  ]
  return (
    <div className={classes.grid}>
      <TextField label={t('field.name')} hint={t('field.nameHint')} {...field('name')} />
      <TextField label={t('field.number')} error={t('field.numberError')} {...field('wrong')} />
      <TextField label={t('disabled')} disabled {...field('name')} value={t('long')} />
      <EmailField label={t('field.email')} optional {...field('email')} />
      <MoneyField label={t('field.amount')} {...field('amount')} />
      <PasswordField label={t('field.password')} {...field('password')} />
      <SelectField
        label={t('field.state')}
        options={states}
        placeholder={t('field.choose')}
        {...field('state')}
      />
      <AreaField label={t('field.note')} rows={3} {...field('note')} />
      <CheckField label={t('field.agreed')} {...field('agreed')} />
    </div>
  )
}
