import { useState } from 'react'
import { CodeForm } from '../components/CodeForm.tsx'
import forms from '../components/forms.module.css'
import { SentTo } from '../components/SentTo.tsx'
import { useSecondStep } from '../components/use-second-step.ts'
import { WayForm } from '../components/WayForm.tsx'
import type { SecondStep } from '../second-step.ts'
import { useText } from '../text.ts'

/** The second step in the place where the password was asked. Once done, the session is good and the dialog goes. */
export function InlineSecondStep({ step }: { step: SecondStep }) {
  const t = useText()
  const [chosen, setChosen] = useState<SecondStep['chosen']>()
  const { choose, prove } = useSecondStep()
  if (!chosen)
    return (
      <WayForm
        channels={step.channels}
        factors={step.factors}
        onChoose={async (way) => setChosen(await choose(way))}
      />
    )
  const sent = chosen.way === 'code' ? chosen.sent : undefined
  return (
    <>
      <p>
        <SentTo sent={sent} />
      </p>
      <CodeForm
        sent={sent}
        onResent={(again) => setChosen({ way: 'code', sent: again })}
        onCode={(code) => prove(code, sent)}
      >
        <button type="button" className={forms.link} onClick={() => setChosen(undefined)}>
          {t('code.otherWay')}
        </button>
      </CodeForm>
    </>
  )
}
