/** `/reset-password`: the new password. */
import { Button, session } from '@mizan/platform/ui'
import {
  FormBody,
  FormFailure,
  PasswordField,
  type Problems,
  problemsIn,
  useForm,
} from '@mizan/platform/ui/forms'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { PasswordRules } from '../components/PasswordRules.tsx'
import { useSend } from '../data.ts'
import { resetGrant } from '../reset-grant.ts'
import { useText } from '../text.ts'

interface Values {
  password: string
  confirmPassword: string
}

export function ResetPassword() {
  const [token] = useState(resetGrant.current)
  return token ? <NewPassword resetToken={token} /> : <NoGrant />
}

function NewPassword({ resetToken }: { resetToken: string }) {
  const t = useText()
  const navigate = useNavigate()
  const reset = useSend('user.resetPassword')
  const form = useForm<Values>({
    initial: { password: '', confirmPassword: '' },
    check: async (values) => {
      const { PasswordReset } = await import('../../schemas.ts')
      const { password, confirmPassword }: Problems<Values> = problemsIn(PasswordReset, {
        ...values,
        resetToken,
      })
      return { ...(password && { password }), ...(confirmPassword && { confirmPassword }) }
    },
    submit: async (values) => {
      await reset.mutateAsync({ body: { resetToken, ...values } })
      resetGrant.forget()
      // All sessions have ended, also the one of this browser.
      session.end()
      await navigate({ to: '/login', state: { passwordChanged: true }, replace: true })
    },
  })
  const spent = form.failure?.code.startsWith('reset.')
  return (
    <AuthLayout title={t('reset.title')} lead={t('reset.lead')}>
      <FormBody form={form} failure={<FormFailure form={form}>{spent && <Restart />}</FormFailure>}>
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          hint={<PasswordRules password={form.values.password} />}
          {...form.field('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Button type="submit" loading={form.busy}>
          {t('reset.submit')}
        </Button>
      </FormBody>
    </AuthLayout>
  )
}

function NoGrant() {
  const t = useText()
  return (
    <AuthLayout title={t('reset.missing')} lead={t('reset.missingBody')}>
      <div className={classes.done}>
        <Button renderRoot={(props) => <Link to="/forgot-password" replace {...props} />}>
          {t('reset.restart')}
        </Button>
      </div>
    </AuthLayout>
  )
}

function Restart() {
  const t = useText()
  return (
    <Link to="/forgot-password" className={classes.link}>
      {t('reset.restart')}
    </Link>
  )
}
