/** The telephone number. It is proven by entering the code that is sent to it; the same holds for a new one. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, Dialog, notify } from '@mizan/platform/ui'
import { FormStack } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Profile } from '../../schemas.ts'
import { shownNumber } from '../person/phone.ts'
import type { TimedCode } from '../second-step.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import { NewNumber } from './NewNumber.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useText()
  const [changing, setChanging] = useState(false)
  const [said, setSaid] = useState<'changed' | 'proven'>()
  const done = (what: 'changed' | 'proven') => {
    setChanging(false)
    setSaid(what)
  }
  return (
    <Card title={t('phone.title')}>
      <div className={classes.row}>
        <div>
          <strong className={classes.number}>{shownNumber(profile.phoneNumber)}</strong>
          <span className={classes.badge} data-state={profile.phoneVerified ? 'good' : 'pending'}>
            {profile.phoneVerified ? t('phone.verified') : t('phone.unverified')}
          </span>
          {!profile.phoneVerified && <span className={classes.meta}>{t('phone.why')}</span>}
        </div>
        {!profile.phoneVerified && !changing && (
          <ProveNumber number={profile.phoneNumber} onDone={() => done('proven')} />
        )}
        {!changing && (
          <Button
            variant="default"
            onClick={() => {
              setSaid(undefined)
              setChanging(true)
            }}
          >
            {t('phone.change')}
          </Button>
        )}
      </div>
      {changing && <NewNumber onDone={() => done('changed')} onCancel={() => setChanging(false)} />}
      <Said>{said && t(`phone.${said}`)}</Said>
    </Card>
  )
}

/** Sends a code to the present number; where the sign-in is some time ago, once the password was entered. */
function ProveNumber({ number, onDone }: { number: string; onDone: () => void }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const [sent, setSent] = useState<TimedCode>()
  const send = useSend('user.updatePhone')
  const close = () => {
    setAsked(false)
    setSent(undefined)
  }
  const request = async (proof: { password?: string }) => {
    const code = await send.mutateAsync({ body: { newPhoneNumber: number, ...proof } })
    setSent({ code, at: Date.now() })
  }
  const begin = () =>
    request({}).catch((error) => {
      if (error.code === 'auth.password_required') setAsked(true)
      else if (error instanceof ApiError && error.code) notify('error', error.message)
    })
  return (
    <>
      <Button loading={send.isPending} onClick={() => void begin()}>
        {t('phone.verify')}
      </Button>
      {asked && !sent && (
        <Dialog title={t('phone.verify')} form onClose={close}>
          <FormStack>
            <p>{t('phone.passwordHint')}</p>
            <PasswordForm submit={t('phone.send')} onSubmit={(password) => request({ password })} />
          </FormStack>
        </Dialog>
      )}
      {sent && <CodeDialog title={t('phone.verify')} sent={sent} onVerified={onDone} onClose={close} />}
    </>
  )
}
