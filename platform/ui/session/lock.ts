/** Whether the plan of the office lets its people write; which of them may is answered with each record. */
import { useAccount } from './account.tsx'
import { useSessionText } from './text.ts'

/** Properties of a button that writes: locked, with the reason, while the office may only read. */
export function useLock(): { disabled: boolean; title?: string } {
  const t = useSessionText()
  const { account } = useAccount()
  return account?.readOnly ? { disabled: true, title: t('readOnly.locked') } : { disabled: false }
}
