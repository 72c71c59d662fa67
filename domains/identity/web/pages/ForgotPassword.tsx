/** `/forgot-password`: the address, then the code that was sent there. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, readStored } from '@mizan/platform/ui'
import { FormBody, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthLayout } from '../components/AuthLayout.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import classes from '../components/forms.module.css'
import { useSend } from '../data.ts'
import { AddressField } from '../person/fields.tsx'
import { resetGrant } from '../reset-grant.ts'
import type { TimedCode } from '../second-step.ts'
import { useText } from '../text.ts'

interface ResetRequest {
  email: string
  sent: TimedCode
}

export function ForgotPassword() {
  const [asked, setAsked] = useState<ResetRequest>()
  const [email, setEmail] = useState(readStored('lastLoginEmail') ?? '')
  if (!asked)
    return (
      <AddressStep
        email={email}
        onAsked={(given) => {
          setEmail(given.email)
          setAsked(given)
        }}
      />
    )
  return <CodeStep asked={asked} onAsked={setAsked} onBack={() => setAsked(undefined)} />
}

function AddressStep({ email, onAsked }: { email: string; onAsked: (asked: ResetRequest) => void }) {
  const t = useText()
  const initialize = useSend('user.forgotPassword')
  const form = useForm({
    initial: { email },
    check: async (values) => problemsIn((await import('../../schemas.ts')).ForgottenPassword, values),
    submit: async (body) => {
      const code = await initialize.mutateAsync({ body })
      // An empty answer is an error.
      if (!code) throw new ApiError(200, 'code.missing', t('failed'))
      onAsked({ email: body.email.trim(), sent: { code, at: Date.now() } })
    },
  })
  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')} foot={<LoginLink />}>
      <FormBody form={form}>
        <AddressField {...form.field('email')} />
        <Button type="submit" loading={form.busy}>
          {t('forgot.submit')}
        </Button>
      </FormBody>
    </AuthLayout>
  )
}

interface CodeStepProps {
  asked: ResetRequest
  onAsked: (asked: ResetRequest) => void
  onBack: () => void
}

function CodeStep({ asked, onAsked, onBack }: CodeStepProps) {
  const t = useText()
  const navigate = useNavigate()
  const verify = useSend('user.forgotPasswordVerify')
  const { email, sent } = asked
  return (
    <AuthLayout title={t('code.title')} lead={t('forgot.sent', { email })} foot={<LoginLink />}>
      <CodeForm
        sent={sent}
        onResent={(again) => onAsked({ email, sent: again })}
        onCode={async (code) => {
          const { resetToken } = await verify.mutateAsync({ body: { codeId: sent.code.codeId, code } })
          resetGrant.keep(resetToken)
          await navigate({ to: '/reset-password', replace: true })
        }}
      >
        <button type="button" className={classes.link} onClick={onBack}>
          {t('forgot.otherEmail')}
        </button>
      </CodeForm>
    </AuthLayout>
  )
}

function LoginLink() {
  const t = useText()
  return (
    <Link to="/login" className={classes.link}>
      {t('forgot.toLogin')}
    </Link>
  )
}
