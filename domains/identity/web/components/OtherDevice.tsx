/** Ends the session on another device: a code proves that the account is one's own, and the session begins here. */
import { useState } from 'react'
import { maskEmail } from '../../rules/masking.ts'
import { useSend } from '../data.ts'
import type { SecondStep, Sent } from '../second-step.ts'
import { acceptSignIn } from '../sign-in.ts'
import { useText } from '../text.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Entered } from './Credentials.tsx'
import classes from './forms.module.css'
import { SentTo } from './SentTo.tsx'
import { WayForm } from './WayForm.tsx'

interface Props {
  entered: Entered
  onSignedIn: (step: SecondStep | undefined) => void
  onBack: () => void
}

export function OtherDevice({ entered, onSignedIn, onBack }: Props) {
  const t = useText()
  const [sent, setSent] = useState<Sent>()
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
          channels={[
            { channel: 'email', hint: maskEmail(entered.email.trim()) },
            // Whose number it is says the server only with the code.
            { channel: 'sms', hint: t('otherDevice.ownPhone') },
          ]}
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
