/** `/verify/code`: step 2 of 2, the code. */
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { StepLeft } from '../../schemas.ts'
import type { EntryAddress } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { ProofForm, ProofLead } from '../components/ProofForm.tsx'
import { useSecondStep } from '../components/use-second-step.ts'
import { hasOtherWay, keepSecondStep, readSecondStep, type SecondStep, successOf } from '../second-step.ts'
import { useText } from '../text.ts'

export function VerifyCode() {
  const t = useText()
  const navigate = useNavigate()
  const { next }: EntryAddress = useSearch({ strict: false })
  const search = { ...(next && { next }) }
  const [step, setStep] = useState(readSecondStep)
  const { goOn } = useSecondStep()
  const { chosen, ...begun } = step
  const keep = (renewed: SecondStep) => {
    setStep(renewed)
    keepSecondStep(renewed)
  }
  if (!chosen) return <Navigate to="/verify" search={search} replace />
  return (
    <AuthLayout
      step={t('verify.step', { step: 2 })}
      title={t('code.title')}
      lead={<ProofLead chosen={chosen} step={step} />}
    >
      <ProofForm
        chosen={chosen}
        recovery={step.recovery}
        onChosen={(again) => keep({ ...step, chosen: again })}
        onLeft={async (left: StepLeft) => keep({ ...begun, ...(await goOn(left)) })}
        onProven={() => navigate(successOf(step, search))}
      >
        {hasOtherWay(step) && (
          <Link to="/verify" search={search} className={classes.link}>
            {t('code.otherWay')}
          </Link>
        )}
      </ProofForm>
    </AuthLayout>
  )
}
