/**
 * Ends the session on another device: a code proves that the account belongs to the user, and a session starts here.
 */
import { useState } from 'react'
import { useSend } from '../data.ts'
import type { SecondStep, TimedCode } from '../second-step.ts'
import { acceptSignIn, type SessionElsewhere } from '../sign-in.ts'
import { useText } from '../text.ts'
import { CodeForm } from './CodeForm.tsx'
import classes from './forms.module.css'
import { SentTo } from './SentTo.tsx'
import { WayForm } from './WayForm.tsx'

interface Props {
  elsewhere: SessionElsewhere
  onSignedIn: (step: SecondStep | undefined) => void
  onBack: () => void
}

export function OtherDevice({ elsewhere: { entered, channels }, onSignedIn, onBack }: Props) {
  const t = useText()
  const [sent, setSent] = useState<TimedCode>()
  const request = useSend('auth.requestOtp')
  const verify = useSend('auth.verify')
  const texts = { noTokens: t('noTokens'), failed: t('failed') }
  const back = (
    <button type="button" className={classes.link} onClick={onBack}>
      {t('back')}
    </button>
  )
  if (!sent)
    return (
      <>
        <p>
          {t('otherDevice.lead')} {t('otherDevice.after')}
        </p>
        <WayForm
          channels={channels}
          factors={[]}
          onChoose={async (channel) => {
            const body = { purpose: 'otherDevice', channel: channel as 'email' | 'sms', ...entered } as const
            setSent({ code: await request.mutateAsync({ body }), at: Date.now() })
          }}
        >
          {back}
        </WayForm>
      </>
    )
  return (
    <>
      <p>
        <SentTo sent={sent} /> {t('otherDevice.after')}
      </p>
      <CodeForm
        sent={sent}
        onResent={setSent}
        onCode={async (code) => {
          const answer = await verify.mutateAsync({ body: { codeId: sent.code.codeId, code } })
          onSignedIn(acceptSignIn(answer.session ?? undefined, entered.email, texts))
        }}
      >
        {back}
      </CodeForm>
    </>
  )
}
