/** `/verify/code`: step 2 of 2, the code. */
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { EntryAddress } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { ProofForm, ProofLead } from '../components/ProofForm.tsx'
import { keepSecondStep, readSecondStep, successOf } from '../second-step.ts'
import { useText } from '../text.ts'

export function VerifyCode() {
  const t = useText()
  const navigate = useNavigate()
  const { next }: EntryAddress = useSearch({ strict: false })
  const search = { ...(next && { next }) }
  const [step, setStep] = useState(readSecondStep)
  const { chosen } = step
  if (!chosen) return <Navigate to="/verify" search={search} replace />
  return (
    <AuthLayout
      step={t('verify.step', { step: 2 })}
      title={t('code.title')}
      lead={<ProofLead chosen={chosen} />}
    >
      <ProofForm
        chosen={chosen}
        recovery={step.recovery}
        onChosen={(again) => {
          const renewed = { ...step, chosen: again }
          setStep(renewed)
          keepSecondStep(renewed)
        }}
        onProven={() => navigate(successOf(step, search))}
      >
        <Link to="/verify" search={search} className={classes.link}>
          {t('code.otherWay')}
        </Link>
      </ProofForm>
    </AuthLayout>
  )
}
