/** `/verify/code`: step 2 of 2, the code. */
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { EntryAddress } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import classes from '../components/forms.module.css'
import { SentTo } from '../components/SentTo.tsx'
import { useSecondStep } from '../components/use-second-step.ts'
import { keepSecondStep, readSecondStep } from '../second-step.ts'
import { useText } from '../text.ts'

export function VerifyCode() {
  const t = useText()
  const navigate = useNavigate()
  const { next }: EntryAddress = useSearch({ strict: false })
  const search = { ...(next && { next }) }
  const [step, setStep] = useState(readSecondStep)
  const { prove } = useSecondStep()
  const { chosen } = step
  if (!chosen) return <Navigate to="/verify" search={search} replace />
  const sent = chosen.way === 'code' ? chosen.sent : undefined
  return (
    <AuthLayout step={t('verify.step', { step: 2 })} title={t('code.title')} lead={<SentTo sent={sent} />}>
      <CodeForm
        sent={sent}
        onResent={(again) => {
          const renewed = { ...step, chosen: { way: 'code', sent: again } } as const
          setStep(renewed)
          keepSecondStep(renewed)
        }}
        onCode={async (code) => {
          await prove(code, sent)
          await navigate({ to: '/verify/success', search, replace: true })
        }}
      >
        <Link to="/verify" search={search} className={classes.link}>
          {t('code.otherWay')}
        </Link>
      </CodeForm>
    </AuthLayout>
  )
}
