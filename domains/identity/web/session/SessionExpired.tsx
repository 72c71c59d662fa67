/**
 * Asks for the password again over the screen on which the session ended, so that no input there is lost. It
 * disappears only by signing in, or by going to a public page.
 */
import { type Ending, signOut, useSession } from '@mizan/platform/ui'
import { useState } from 'react'
import { Credentials } from '../components/Credentials.tsx'
import forms from '../components/forms.module.css'
import { OtherDevice } from '../components/OtherDevice.tsx'
import type { SecondStep } from '../second-step.ts'
import type { SessionElsewhere } from '../sign-in.ts'
import { useText } from '../text.ts'
import { Held } from './Held.tsx'
import { InlineSecondStep } from './InlineSecondStep.tsx'

/** While the dialog fades out it keeps its text. */
function useEnding(open: boolean): Ending | undefined {
  const { ending } = useSession()
  const [shown, setShown] = useState(ending)
  if (open && ending && ending !== shown) setShown(ending)
  return shown
}

interface Props {
  open: boolean
  /** The address of the person who works here, if it is known. */
  email: string
}

export function SessionExpired({ open, email }: Props) {
  const ending = useEnding(open)
  return (
    <Held open={open} covers={isOwnerElsewhere(ending)} lead={<Explanation ending={ending} />}>
      <Question ending={ending} known={email} />
    </Held>
  )
}

/**
 * Somebody ended the session from elsewhere or logged out in another tab: the person at this screen need not be the
 * one whose work waits. If a session has only expired or was lost, the same person is still at this screen.
 */
const isOwnerElsewhere = (ending: Ending | undefined) =>
  ending !== undefined &&
  ['takenOver', 'ended', 'passwordChanged', 'removed', 'signedOut'].includes(ending.kind)

/** The reason for the end of the session, and the fate of the work. */
function Explanation({ ending }: { ending: Ending | undefined }) {
  const t = useText()
  const kind = ending?.kind ?? 'unknown'
  return (
    <>
      <p>{ending?.said || t(`ending.${kind}`)}</p>
      <p>{t(`expired.${workOf(ending)}`)}</p>
    </>
  )
}

const workOf = (ending: Ending | undefined) => {
  if (ending?.kind === 'removed') return 'removedWork'
  return isOwnerElsewhere(ending) ? 'coveredWork' : 'work'
}

type Stage =
  | { name: 'password' }
  | { name: 'otherDevice'; elsewhere: SessionElsewhere }
  | { name: 'secondStep'; step: SecondStep }

/**
 * The session that the server takes for another device may be this browser's own, if the server does not know how it
 * ended.
 */
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
