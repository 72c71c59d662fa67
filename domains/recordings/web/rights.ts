/** Whether the plan of the office lets its people write; which of them may is answered with each recording. */
import { useAccount } from '@mizan/platform/ui'
import { useText } from './text.ts'

/** Properties of a button that writes: locked, with the reason, while the office may only read. */
export function useLock(): { disabled: boolean; title?: string } {
  const t = useText()
  const { account } = useAccount()
  return account?.readOnly ? { disabled: true, title: t('planLocked') } : { disabled: false }
}
