import { Button } from '@mizan/platform/ui'
import {
  FieldPair,
  FormActions,
  FormBody,
  PasswordField,
  type Problems,
  problemsIn,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { PasswordRules } from '../components/PasswordRules.tsx'
import { useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '' }
type Values = typeof empty

/**
 * The schema compares the passwords only once everything else is valid; a person wants to see all problems at once.
 */
async function check(values: Values): Promise<Problems<Values>> {
  const found: Problems<Values> = problemsIn((await import('../../schemas.ts')).PasswordChange, values)
  if (values.confirmPassword === '') return { ...found, confirmPassword: { key: 'required' } }
  if (values.confirmPassword === values.password) return found
  return { ...found, confirmPassword: { key: 'field', rule: 'password_mismatch' } }
}

export function PasswordCard() {
  const t = useText()
  const change = useSend('user.changePassword')
  const [changed, setChanged] = useState(false)
  const form = useForm({
    initial: empty,
    check,
    submit: async (body) => {
      setChanged(false)
      await change.mutateAsync({ body }).then(
        () => {
          form.reset(empty)
          setChanged(true)
        },
        (error) => {
          if (error.code !== 'auth.wrong_password') throw error
          form.refuse({ currentPassword: error.message })
        },
      )
    },
  })
  return (
    <Card title={t('passwordChange.title')}>
      <FormBody form={form}>
        <PasswordField label={t('passwordChange.current')} {...form.field('currentPassword')} />
        <FieldPair>
          <PasswordField
            label={t('passwordChange.new')}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField
            label={t('passwordChange.repeat')}
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
        </FieldPair>
        <div className={classes.meta}>
          <PasswordRules password={form.values.password} />
        </div>
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('passwordChange.submit')}
          </Button>
          <Said>{changed && !form.dirty && t('passwordChange.done')}</Said>
        </FormActions>
      </FormBody>
    </Card>
  )
}
