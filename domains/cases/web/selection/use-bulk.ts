/** One change of many cases, with the way back. What somebody else has set meanwhile is not overwritten unasked. */
import { notify } from '@mizan/platform/ui'
import { useState } from 'react'
import type { ListedCase, ManyChange, ManyChanged } from '../../schemas.ts'
import { useSend } from '../data.ts'
import type { Change } from '../list/Changes.tsx'
import { useChangeWords } from '../list/use-change-words.ts'
import { useText } from './text.ts'

type Found = ManyChanged['meanwhile'][number]

/** A case as it was when the person chose what to change. */
type Before = Pick<ListedCase, 'caseId' | 'version' | 'state' | 'assignee' | 'deadline'>

/** Cases that somebody else has changed, and what they would have become. */
export interface Kept {
  found: readonly Found[]
  change: Change
}

/** The same change with the value that the case had. */
function formerOf(line: Before, change: Change): Change {
  if ('state' in change) return { state: line.state }
  if ('deadline' in change) return { deadline: line.deadline }
  return { assigneeId: line.assignee?.id ?? null }
}

const versionOf = ({ caseId, version }: Before) => ({ caseId, version })

/** Cases that get the same value back are changed together. */
function groupsOf(lines: readonly Before[], change: Change): ManyChange[] {
  const groups = new Map<string, ManyChange>()
  for (const line of lines) {
    const former = formerOf(line, change)
    const key = JSON.stringify(former)
    groups.set(key, { change: former, cases: [...(groups.get(key)?.cases ?? []), versionOf(line)] })
  }
  return [...groups.values()]
}

/** `expect` is called before each of the writes. */
export function useBulk(expect: () => void) {
  const t = useText()
  const wordsOf = useChangeWords()
  const send = useSend('cases.changeMany')
  const [kept, setKept] = useState<Kept | null>(null)
  const undo = async (groups: readonly ManyChange[]) => {
    expect()
    const found: Found[] = []
    for (const body of groups) found.push(...(await send.mutateAsync({ body })).meanwhile)
    const names = found.map(({ displayTitle }) => displayTitle).join(', ')
    if (names) notify('warning', t('meanwhile.notUndone', { names }))
  }
  const run = async (lines: readonly Before[], change: Change): Promise<void> => {
    expect()
    setKept(null)
    const { changed, meanwhile } = await send.mutateAsync({ body: { cases: lines.map(versionOf), change } })
    if (meanwhile.length > 0) setKept({ found: meanwhile, change })
    if (changed.length === 0 && meanwhile.length > 0) return
    const versions = new Map(changed.map(({ caseId, version }) => [caseId, version]))
    const done = lines.flatMap((line) => {
      const version = versions.get(line.caseId)
      return version === undefined ? [] : [{ ...line, version }]
    })
    const back = () => void undo(groupsOf(done, change)).catch(() => undefined)
    notify('info', t('done', { says: wordsOf(change), count: changed.length }), {
      ...(changed.length > 0 && { action: { label: t('undo'), undoes: true, run: back } }),
    })
  }
  return {
    isPending: send.isPending,
    run: (lines: readonly Before[], change: Change) =>
      // A failure is reported by the row itself, or shown beside it.
      run(lines, change).catch(() => undefined),
    kept,
    forget: () => setKept(null),
  }
}
