/**
 * Asks for the password again over the screen on which the session ended, so that nothing typed there is lost. It goes
 * only by signing in, or by going to a public page.
 */
import { type Ending, signOut, useSession } from '@mizan/platform/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Credentials } from '../components/Credentials.tsx'
import forms from '../components/forms.module.css'
import { OtherDevice } from '../components/OtherDevice.tsx'
import type { SecondStep } from '../second-step.ts'
import type { Elsewhere } from '../sign-in.ts'
import { useText } from '../text.ts'
import { InlineSecondStep } from './InlineSecondStep.tsx'
import classes from './SessionExpired.module.css'

/** While it fades away, it goes on saying what it said. */
function useEnding(open: boolean): Ending | undefined {
  const { ending } = useSession()
  const [shown, setShown] = useState(ending)
  if (open && ending && ending !== shown) setShown(ending)
  return shown
}

interface Props {
  open: boolean
  /** The address of whoever works here, where it is known. */
  email: string
}

export function SessionExpired({ open, email }: Props) {
  const ending = useEnding(open)
  return (
    <Held open={open} lead={<Explanation ending={ending} />}>
      <Question ending={ending} known={email} />
    </Held>
  )
}

/** Why the session is over, and what becomes of the work. */
function Explanation({ ending }: { ending: Ending | undefined }) {
  const t = useText()
  const kind = ending?.kind ?? 'unknown'
  return (
    <>
      <p>{ending?.said || t(`ending.${kind}`)}</p>
      <p>{kind === 'removed' ? t('expired.removedWork') : t('expired.work')}</p>
    </>
  )
}

/** A dialog that neither Escape nor a click outside closes; it fades for half a second either way. */
function Held({ open, lead, children }: { open: boolean; lead: ReactNode; children: ReactNode }) {
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
      <div id={`${id}-lead`} className={classes.lead}>
        {lead}
      </div>
      <div key={round} className={classes.question}>
        {children}
      </div>
    </dialog>
  )
}

type Stage =
  | { name: 'password' }
  | { name: 'otherDevice'; elsewhere: Elsewhere }
  | { name: 'secondStep'; step: SecondStep }

/** What the server takes for another device may be this very browser, where it does not know how its session ended. */
const isOwnTrace = (ending: Ending | undefined) =>
  ending === undefined || ['lost', 'unknown', 'signedOut'].includes(ending.kind)

function Question({ ending, known }: { ending: Ending | undefined; known: string }) {
  const t = useText()
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const onSignedIn = (step: SecondStep | undefined) => {
    if (step) setStage({ name: 'secondStep', step })
  }
  if (stage.name === 'secondStep') return <InlineSecondStep step={stage.step} />
  if (stage.name === 'otherDevice')
    return (
      <OtherDevice
        elsewhere={stage.elsewhere}
        onSignedIn={onSignedIn}
        onBack={() => setStage({ name: 'password' })}
      />
    )
  return (
    <Credentials
      entered={{ email: known, password: '' }}
      locked={known !== ''}
      openElsewhere={isOwnTrace(ending) ? t('otherDevice.stillOpen') : undefined}
      submit={t('expired.submit')}
      onSignedIn={onSignedIn}
      onOtherDevice={(elsewhere) => setStage({ name: 'otherDevice', elsewhere })}
    >
      <button type="button" className={forms.link} onClick={() => void signOut()}>
        {t('expired.otherAccount')}
      </button>
    </Credentials>
  )
}
