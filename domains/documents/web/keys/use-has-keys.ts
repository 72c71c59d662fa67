import { useAccount } from '@mizan/platform/ui'

/** Whether the plan of the office has anything to do with keys; without it they are not asked for. */
export function useHasKeys(): boolean {
  const { account } = useAccount()
  return ['encryption_general', 'encryption_custom'].some((key) => account?.licences.includes(key))
}
