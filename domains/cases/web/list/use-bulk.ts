/** One change of many cases, with the way back. */
import { notify } from '@mizan/platform/ui'
import type { ListedCase, ManyChange } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

type Change = ManyChange['change']

/** The same change with the value that the case had. */
function formerOf(line: ListedCase, change: Change): Change {
  if ('state' in change) return { state: line.state }
  if ('deadline' in change) return { deadline: line.deadline }
  return { assigneeId: line.assignee?.id ?? null }
}

/** Cases that get the same value back are changed together. */
function groupsOf(lines: readonly ListedCase[], change: Change): { caseIds: string[]; change: Change }[] {
  const groups = new Map<string, { caseIds: string[]; change: Change }>()
  for (const line of lines) {
    const former = formerOf(line, change)
    const key = JSON.stringify(former)
    groups.set(key, { change: former, caseIds: [...(groups.get(key)?.caseIds ?? []), line.caseId] })
  }
  return [...groups.values()]
}

/** `says` is what the toast names, such as "Durum: İstinafta". `expect` is called before each of the writes. */
export function useBulk(expect: () => void) {
  const t = useText()
  const send = useSend('cases.changeMany')
  const run = async (lines: readonly ListedCase[], change: Change, says: string): Promise<void> => {
    expect()
    const { changed } = await send.mutateAsync({
      body: { caseIds: lines.map(({ caseId }) => caseId), change },
    })
    const back = groupsOf(
      lines.filter(({ caseId }) => changed.includes(caseId)),
      change,
    )
    const undo = async () => {
      expect()
      for (const body of back) await send.mutateAsync({ body }).catch(() => undefined)
    }
    notify('info', t('selection.done', { says, count: changed.length }), {
      ...(changed.length > 0 && { action: { label: t('undo'), undoes: true, run: () => void undo() } }),
    })
  }
  return {
    isPending: send.isPending,
    run: (lines: readonly ListedCase[], change: Change, says: string) =>
      // A failure is reported by the row itself, or shown beside it.
      run(lines, change, says).catch(() => undefined),
  }
}
