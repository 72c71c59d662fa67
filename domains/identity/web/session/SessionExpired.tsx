/**
 * Asks for the password again over the screen on which the session ended, so that nothing typed there is lost. It goes
 * only by signing in, or by going to a public page.
 */
import { readStored, signOut } from '@mizan/platform/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Credentials, type Entered } from '../components/Credentials.tsx'
import forms from '../components/forms.module.css'
import { OtherDevice } from '../components/OtherDevice.tsx'
import type { SecondStep } from '../second-step.ts'
import { useText } from '../text.ts'
import { InlineSecondStep } from './InlineSecondStep.tsx'
import classes from './SessionExpired.module.css'

export function SessionExpired({ open }: { open: boolean }) {
  return (
    <Held open={open}>
      <Question />
    </Held>
  )
}

/** A dialog that neither Escape nor a click outside closes; it fades for half a second either way. */
function Held({ open, children }: { open: boolean; children: ReactNode }) {
  const id = useId()
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const { current } = dialog
    if (open && !current?.open) {
      setRound((count) => count + 1)
      current?.showModal()
    }
    if (!open) current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-lead`}
      // biome-ignore lint/suspicious/noExplicitAny: newer than the types
      {...({ closedby: 'none' } as any)}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      // A browser may close it all the same on a second Escape.
      onClose={() => open && dialog.current?.showModal()}
    >
      <h2 id={id}>{t('expired.title')}</h2>
      <p id={`${id}-lead`}>{t('expired.lead')}</p>
      <div key={round}>{children}</div>
    </dialog>
  )
}

type Stage =
  | { name: 'password' }
  | { name: 'otherDevice'; entered: Entered }
  | { name: 'secondStep'; step: SecondStep }

function Question() {
  const t = useText()
  const known = readStored('lastLoginEmail') ?? ''
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const onSignedIn = (step: SecondStep | undefined) => {
    if (step) setStage({ name: 'secondStep', step })
  }
  if (stage.name === 'secondStep') return <InlineSecondStep step={stage.step} />
  if (stage.name === 'otherDevice')
    return (
      <OtherDevice
        entered={stage.entered}
        onSignedIn={onSignedIn}
        onBack={() => setStage({ name: 'password' })}
      />
    )
  return (
    <Credentials
      entered={{ email: known, password: '' }}
      locked={known !== ''}
      submit={t('expired.submit')}
      onSignedIn={onSignedIn}
      onOtherDevice={(entered) => setStage({ name: 'otherDevice', entered })}
    >
      <button type="button" className={forms.link} onClick={() => void signOut()}>
        {t('expired.otherAccount')}
      </button>
    </Credentials>
  )
}
