import { useState } from 'react'
import type { StepLeft } from '../../schemas.ts'
import forms from '../components/forms.module.css'
import { ProofForm, ProofLead } from '../components/ProofForm.tsx'
import { useSecondStep } from '../components/use-second-step.ts'
import { WayForm } from '../components/WayForm.tsx'
import { hasOtherWay, type SecondStep } from '../second-step.ts'
import { useText } from '../text.ts'

/**
 * The second step in the dialog that asked for the password. Once it is done the session is valid and the dialog
 * closes.
 */
export function InlineSecondStep({ step: begun }: { step: SecondStep }) {
  const t = useText()
  const [step, setStep] = useState(begun)
  const [chosen, setChosen] = useState<SecondStep['chosen']>()
  const { choose, goOn } = useSecondStep()
  const onLeft = async (left: StepLeft) => {
    const renewed = await goOn(left)
    setStep(renewed)
    setChosen(renewed.chosen)
  }
  if (!chosen)
    return (
      <WayForm
        channels={step.channels}
        factors={step.factors}
        recovery={step.recovery}
        onChoose={async (way) => setChosen(await choose(way))}
      />
    )
  return (
    <>
      <p>
        <ProofLead chosen={chosen} step={step} />
      </p>
      <ProofForm chosen={chosen} recovery={step.recovery} onChosen={setChosen} onLeft={onLeft}>
        {hasOtherWay(step) && (
          <button type="button" className={forms.link} onClick={() => setChosen(undefined)}>
            {t('code.otherWay')}
          </button>
        )}
      </ProofForm>
    </>
  )
}
