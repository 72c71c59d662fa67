/** The second step once its method is chosen: the code that was sent, the code of an app, or a recovery code. */
import type { ReactNode } from 'react'
import type { StepLeft } from '../../schemas.ts'
import { asksForMailbox, type SecondStep, type TimedCode } from '../second-step.ts'
import { useText } from '../text.ts'
import { CodeForm } from './CodeForm.tsx'
import classes from './forms.module.css'
import { RecoveryForm } from './RecoveryForm.tsx'
import { useSecondStep } from './use-second-step.ts'

type ChosenChannel = NonNullable<SecondStep['chosen']>

interface Props {
  chosen: ChosenChannel
  /** Whether recovery codes are left. */
  recovery: boolean
  onChosen: (chosen: ChosenChannel) => void
  onProven?: () => unknown
  /** The code was right, and another channel has to be proven as well. */
  onLeft: (left: StepLeft) => Promise<unknown>
  /** The link to the other methods. */
  children: ReactNode
}

export function ProofForm({ chosen, recovery, onChosen, onProven, onLeft, children }: Props) {
  const t = useText()
  const { prove, proveByRecovery } = useSecondStep()
  if (chosen.way === 'recovery')
    return (
      <RecoveryForm
        onCode={async (code) => {
          await proveByRecovery(code)
          await onProven?.()
        }}
      >
        {children}
      </RecoveryForm>
    )
  const sent = chosen.way === 'code' ? chosen.sent : undefined
  return (
    <CodeForm
      key={sent?.code.channel ?? chosen.way}
      sent={sent}
      onResent={(again: TimedCode) => onChosen({ way: 'code', sent: again })}
      onCode={async (code) => {
        const left = await prove(code, sent)
        await (left ? onLeft(left) : onProven?.())
      }}
    >
      {recovery && (
        <button type="button" className={classes.link} onClick={() => onChosen({ way: 'recovery' })}>
          {t('recovery.use')}
        </button>
      )}
      {children}
    </CodeForm>
  )
}

/** Names the source of the code; `step` names its purpose, if that is not obvious. */
export function ProofLead({ chosen, step }: { chosen: ChosenChannel; step?: SecondStep }) {
  const t = useText()
  if (chosen.way === 'recovery') return t('recovery.lead')
  if (chosen.way === 'totp') return t('code.totp')
  const { channel, hint } = chosen.sent.code
  if (!hint) return t('code.sent')
  if (step && asksForMailbox(step)) return t('code.mailbox', { hint })
  return channel === 'email' ? t('code.sentEmail', { hint }) : t('code.sentSms', { hint })
}
