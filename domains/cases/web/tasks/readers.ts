/** Who may be given a task: the members who may read its case. */
import { useAccount } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from './text.ts'

export function useReaders(caseId: string) {
  const t = useText()
  const { account } = useAccount()
  const { data } = useCall('cases.permissions', { params: { caseId } }, { staleTime: 10_000 })
  const readers = data?.items.filter(({ right }) => right !== 'none').map(({ user }) => user) ?? []
  const isMe = ({ id }: { id: string }) => id === account?.id
  const own = readers.filter(isMe).map(({ id, name }) => ({ id, label: t('me', { name }) }))
  const others = readers.filter((one) => !isMe(one)).map(({ id, name }) => ({ id, label: name }))
  return {
    choices: [...own, ...others],
    people: readers,
    nameOf: (id: string | null) => readers.find((one) => one.id === id)?.name,
    /** Whether the person sees a task that they were given; somebody who lost the right keeps the task. */
    sees: (id: string) => !data || readers.some((one) => one.id === id),
  }
}
