/** Asks for the six digits of a code. It submits them once all are typed, and sends a new code on demand. */

import type { ApiError } from '@mizan/platform/contract/client'
import { Button } from '@mizan/platform/ui'
import {
  CodeField,
  codeLength,
  FormBody,
  FormFailure,
  type Problems,
  useCountdown,
  useForm,
} from '@mizan/platform/ui/forms'
import { type ReactNode, useState } from 'react'
import { useSend } from '../data.ts'
import type { TimedCode } from '../second-step.ts'
import { useText } from '../text.ts'
import classes from './forms.module.css'

interface Props {
  /** Undefined for a code from an app. */
  sent: TimedCode | undefined
  onResent?: (sent: TimedCode) => void
  /** @throws ApiError, which is shown beside the code */
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}

/** Failures of the code itself are shown beside it; all others are shown above. */
const beside = new Set(['code.wrong', 'code.locked', 'code.expired', 'factor.locked'])
/** After these failures the sent code is no longer valid, whatever is typed. */
const ended = new Set(['code.locked', 'code.expired'])

export function CodeForm({ sent, onResent, onCode, children }: Props) {
  const t = useText()
  const [endedId, setEndedId] = useState<string>()
  /** The failure of the last code, shown until another one is typed. */
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }): Problems<{ code: string }> => {
      if (code === '') return { code: refusal ?? t('code.missing') }
      return code.length === codeLength ? {} : { code: t('code.incomplete') }
    },
    submit: async ({ code }) => {
      await onCode(code).catch((error) => {
        if (!beside.has(error.code)) throw error
        if (ended.has(error.code)) setEndedId(sent?.code.codeId)
        // The digits are useless now; the next ones are typed in their place.
        form.set('code', '')
        setRefusal(error.message)
        form.refuse({ code: error.message })
      })
    },
  })
  return (
    <FormBody form={form} failure={<FormFailure form={{ failure: form.failure, wrong: 0 }} />}>
      <CodeField
        label={t('code.label')}
        hint={
          sent &&
          (sent.code.codeId === endedId
            ? t('code.ended')
            : t('code.valid', { count: Math.round(sent.code.validFor / 60) }))
        }
        {...form.field('code')}
        onComplete={(code) => form.run({ code })}
      />
      <Button type="submit" loading={form.busy}>
        {t('code.submit')}
      </Button>
      <div className={classes.beside}>
        {sent && onResent && (
          <Resend
            sent={sent}
            onResent={(again) => {
              form.reset({ code: '' })
              setRefusal(undefined)
              setEndedId(undefined)
              onResent(again)
            }}
            onFailure={form.setFailure}
          />
        )}
        {children}
      </div>
    </FormBody>
  )
}

interface ResendProps {
  sent: TimedCode
  onResent: (sent: TimedCode) => void
  onFailure: (failure: ApiError | null) => void
}

function Resend({ sent, onResent, onFailure }: ResendProps) {
  const t = useText()
  const resend = useSend('auth.resendOtp')
  const [again, setAgain] = useState(false)
  /** Milliseconds since 1970; set if the server requires a longer pause than it had announced. */
  const [refusedUntil, setRefusedUntil] = useState(0)
  // A time in the future: the clock of this machine was set back meanwhile.
  const since = sent.at > Date.now() ? 0 : sent.at
  const seconds = useCountdown(Math.max(since + sent.code.resendAfter * 1000, refusedUntil))
  const refused = (failure: ApiError) => {
    if (failure.retryAfter) setRefusedUntil(Date.now() + failure.retryAfter * 1000)
    onFailure(failure)
  }
  const send = async () => {
    if (seconds > 0 || resend.isPending) return
    setAgain(false)
    onFailure(null)
    await resend.mutateAsync({ body: { codeId: sent.code.codeId } }).then((code) => {
      onResent({ code, at: Date.now() })
      setAgain(true)
    }, refused)
  }
  return (
    <>
      {/* It is not disabled, so that it keeps the focus during the countdown. */}
      <button type="button" className={classes.link} aria-disabled={seconds > 0} onClick={send}>
        {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
      </button>
      <span role="status" className={again ? undefined : 'visually-hidden'}>
        {again && t('code.resent')}
      </span>
    </>
  )
}
