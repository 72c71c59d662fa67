/** Ticks tasks off in place, with the way back. */
import { notify } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'
import type { TaskLine } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'

type Ticked = Pick<TaskLine, 'caseId' | 'caseTaskId' | 'displayTitle' | 'completed' | 'version'>

export function useTicks(items: readonly TaskLine[]) {
  const t = useText()
  const send = useSend('tasks.updateState')
  const { list, expect } = useFocusOfNext(items)
  const write = ({ caseId, caseTaskId, completed, version }: Ticked) =>
    send.mutateAsync({
      params: { caseId, caseTaskId },
      body: { state: completed ? 'Todo' : 'Done', version },
    })
  const tick = async (task: Ticked) => {
    expect(task.caseTaskId)
    const { version } = await write(task)
    const undo = () => void write({ ...task, completed: !task.completed, version }).catch(() => undefined)
    notify('success', t(task.completed ? 'tasks.reopened' : 'tasks.done', { name: task.displayTitle }), {
      action: { label: t('tasks.undo'), undoes: true, run: undo },
    })
  }
  return {
    list,
    // A failure is reported by the row itself, or says that somebody else was faster.
    tick: (task: Ticked) => void tick(task).catch((error: Error) => sayRefusal(error)),
    ticked: send.isPending ? send.variables.params.caseTaskId : undefined,
  }
}

const sayRefusal = ({ message }: Error) => message && notify('error', message)

/** A row that leaves the list takes the focus with it; the one that comes up in its place gets it. */
function useFocusOfNext(items: readonly TaskLine[]) {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const { current } = awaited
    if (!current || items.some(({ caseTaskId }) => caseTaskId === current.id)) return
    awaited.current = undefined
    if (document.activeElement !== document.body) return
    const boxes = list.current?.querySelectorAll<HTMLElement>('input') ?? []
    boxes[Math.min(current.index, boxes.length - 1)]?.focus()
  }, [items])
  const expect = (id: string) => {
    awaited.current = { id, index: items.findIndex(({ caseTaskId }) => caseTaskId === id) }
  }
  return { list, expect }
}
