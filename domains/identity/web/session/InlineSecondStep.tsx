import { useState } from 'react'
import forms from '../components/forms.module.css'
import { ProofForm, ProofLead } from '../components/ProofForm.tsx'
import { useSecondStep } from '../components/use-second-step.ts'
import { WayForm } from '../components/WayForm.tsx'
import type { SecondStep } from '../second-step.ts'
import { useText } from '../text.ts'

/** The second step in the place where the password was asked. Once done, the session is good and the dialog goes. */
export function InlineSecondStep({ step }: { step: SecondStep }) {
  const t = useText()
  const [chosen, setChosen] = useState<SecondStep['chosen']>()
  const { choose } = useSecondStep()
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
        <ProofLead chosen={chosen} />
      </p>
      <ProofForm chosen={chosen} recovery={step.recovery} onChosen={setChosen}>
        <button type="button" className={forms.link} onClick={() => setChosen(undefined)}>
          {t('code.otherWay')}
        </button>
      </ProofForm>
    </>
  )
}
