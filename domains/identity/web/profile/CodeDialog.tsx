/** Asks for the code that was sent, and sends another one when the first did not arrive. */
import { Button, TextInput } from '@mantine/core'
import { Dialog } from '@mizan/platform/ui'
import { type FormEvent, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { SentCode } from '../../schemas.ts'
import { useSend } from './data.ts'
import { FormError, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

interface Props {
  title: string
  sent: z.infer<typeof SentCode>
  onVerified: () => void
  onClose: () => void
}

export function CodeDialog({ title, sent: first, onVerified, onClose }: Props) {
  const t = useText()
  const [sent, setSent] = useState(first)
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const verify = useSend('auth.verify')
  const resend = useSend('auth.resendOtp')
  const [left, restart] = useCountdown(sent.resendAfter)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length !== 6)
    if (code.length !== 6) return
    verify.mutate({ body: { codeId: sent.codeId, code } }, { onSuccess: onVerified })
  }
  const again = () =>
    resend.mutate(
      { body: { codeId: sent.codeId } },
      {
        onSuccess: (next) => {
          setSent(next)
          setCode('')
          verify.reset()
          restart(next.resendAfter)
        },
      },
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('code')}
          description={t('codeHint', { to: sent.hint })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
          error={short && code.length !== 6 ? t('codeLength') : undefined}
          data-autofocus
        />
        <FormError error={verify.error ?? resend.error} />
        {resend.isSuccess && <Said>{t('resent')}</Said>}
        <div className={classes.actions}>
          <Button type="submit" loading={verify.isPending}>
            {t('confirmCode')}
          </Button>
          <Button variant="subtle" disabled={left > 0} loading={resend.isPending} onClick={again}>
            {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Whole seconds that are left, and a way to begin anew. */
function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (now >= end) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [now, end])
  const restart = (next: number) => {
    setNow(Date.now())
    setEnd(Date.now() + next * 1000)
  }
  return [Math.max(0, Math.ceil((end - now) / 1000)), restart]
}
