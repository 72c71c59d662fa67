/** `/verify`: step 1 of 2, the choice of a method. */
import { signOut } from '@mizan/platform/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { EntryAddress } from '../address.ts'
import { AuthLayout } from '../components/AuthLayout.tsx'
import classes from '../components/forms.module.css'
import { useSecondStep } from '../components/use-second-step.ts'
import { WayForm } from '../components/WayForm.tsx'
import { asksForMailbox, keepSecondStep, readSecondStep, type SecondStep, successOf } from '../second-step.ts'
import { useText } from '../text.ts'

/** A new account learns beforehand that its mailbox will be asked for in any case. */
function leadOf(step: SecondStep) {
  if (step.mailboxProven) return 'verify.lead'
  return asksForMailbox(step) ? 'verify.mailbox' : 'verify.newLead'
}

export function Verify() {
  const t = useText()
  const navigate = useNavigate()
  const { next }: EntryAddress = useSearch({ strict: false })
  const [step] = useState(readSecondStep)
  const { choose } = useSecondStep()
  const search = { ...(next && { next }) }
  return (
    <AuthLayout
      step={t('verify.step', { step: 1 })}
      title={t(step.mailboxProven ? 'verify.title' : 'verify.newTitle')}
      lead={t(leadOf(step))}
    >
      <WayForm
        channels={step.channels}
        factors={step.factors}
        recovery={step.recovery}
        onChoose={async (way) => {
          const chosen = await choose(way)
          if (!chosen) return navigate(successOf(step, search))
          keepSecondStep({ ...step, chosen })
          await navigate({ to: '/verify/code', search })
        }}
      >
        <button type="button" className={classes.link} onClick={() => void signOut()}>
          {t('verify.otherAccount')}
        </button>
      </WayForm>
    </AuthLayout>
  )
}
