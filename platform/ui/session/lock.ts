/** Whether people of an office can write now; which of them may is answered with each record. */
import { useReachable } from '../connection.ts'
import { useAccount } from './account.tsx'
import { useSessionText } from './text.ts'

interface Lock {
  disabled: boolean
  /** The reason. */
  title?: string
}

const unlocked: Lock = { disabled: false }

/**
 * Properties of a button whose work goes on without a connection, such as that of a draft, a timer, a recording or an
 * upload: locked while the office may only read.
 */
export function usePlanLock(): Lock {
  const t = useSessionText()
  const { account } = useAccount()
  return account?.readOnly ? { disabled: true, title: t('readOnly.locked') } : unlocked
}

/** Properties of any other button that writes: also locked while the server cannot be reached. */
export function useLock(): Lock {
  const t = useSessionText()
  const isReachable = useReachable()
  const plan = usePlanLock()
  return plan.disabled || isReachable ? plan : { disabled: true, title: t('offline.locked') }
}
