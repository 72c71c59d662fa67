/** What the person may do with the key now. */
import { Button, notify, useReachable } from '@mizan/platform/ui'
import { useState } from 'react'
import type { KeyState } from '../../schemas/keys.ts'
import { useSend } from '../data.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import classes from './keys.module.css'
import { RecoveryKey } from './RecoveryKey.tsx'
import { TakeDialog } from './TakeDialog.tsx'
import { useText } from './text.ts'
import { GiveBackDialog, UnlockDialog } from './UnlockDialog.tsx'

type Action = KeyState['may'][number]

interface Props {
  state: KeyState
  /** In a case only what everybody needs there. */
  only?: readonly Action[]
}

export function KeyActions({ state: { may }, only = may }: Props) {
  const t = useText()
  const isReachable = useReachable()
  const [asked, setAsked] = useState<Action>()
  /** Shown until the person says that they have kept it, also after the dialog that brought it is gone. */
  const [recoveryKey, setRecoveryKey] = useState<string>()
  const lock = useSend('documents.closeKey', () => notify('success', t('done.close')))
  const close = () => setAsked(undefined)
  const held = (key: string) => {
    close()
    setRecoveryKey(key)
  }
  const offered = may.filter((action) => only.includes(action))
  return (
    <>
      <div className={classes.actions}>
        {offered.map((action) => (
          <Button
            key={action}
            variant={action === 'open' ? 'filled' : 'default'}
            disabled={!isReachable}
            loading={action === 'close' && lock.isPending}
            onClick={() => (action === 'close' ? lock.mutate({}) : setAsked(action))}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      {!isReachable && offered.length > 0 && <p className={classes.muted}>{t('offline')}</p>}
      {asked === 'open' && <UnlockDialog onClose={close} />}
      {asked === 'giveBack' && <GiveBackDialog onClose={close} />}
      {asked === 'take' && <TakeDialog onHeld={held} onClose={close} />}
      {asked === 'change' && <ChangeDialog onHeld={held} onClose={close} />}
      {recoveryKey && <RecoveryKey recoveryKey={recoveryKey} onClose={() => setRecoveryKey(undefined)} />}
    </>
  )
}
