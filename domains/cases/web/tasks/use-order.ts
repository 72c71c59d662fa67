/** The order of the tasks of a case: shown at once, sent one move after the other, and read out. */
import { useEffect, useRef, useState } from 'react'
import type { Task } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { placedAt } from './order.ts'
import { useText } from './text.ts'

export function useOrder(caseId: string, todo: readonly Task[]) {
  const t = useText()
  const send = useSend('tasks.move')
  const [order, setOrder] = useState<string[] | null>(null)
  const [said, setSaid] = useState('')
  const waiting = useRef<Promise<unknown>>(Promise.resolve())
  const under = useRef(0)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const tasks = order ? inOrder(todo, order) : todo
  const ids = useRef<string[]>([])
  ids.current = tasks.map(({ caseTaskId }) => caseTaskId)

  const move = ({ caseTaskId, displayTitle }: Task, to: number) => {
    const placed = placedAt(ids.current, caseTaskId, to)
    if (!placed) return
    const at = placed.ids.indexOf(caseTaskId) + 1
    setOrder(placed.ids)
    // Two presses may come before the list is drawn again.
    ids.current = placed.ids
    setSaid(t('placed', { title: displayTitle, at, total: placed.ids.length }))
    under.current += 1
    const input = { params: { caseId, caseTaskId }, body: placed.beside }
    waiting.current = waiting.current
      .then(() => send.mutateAsync(input))
      .catch(reportRefusal)
      .finally(() => {
        under.current -= 1
        // The list that was read after the last move has the order.
        if (under.current === 0 && isHere.current) setOrder(null)
      })
  }
  return { tasks, move, said }
}

/** Those that came meanwhile are at the end. */
function inOrder(todo: readonly Task[], order: readonly string[]): Task[] {
  const known = new Map(todo.map((task) => [task.caseTaskId, task]))
  const rest = todo.filter(({ caseTaskId }) => !order.includes(caseTaskId))
  return [...order.flatMap((id) => known.get(id) ?? []), ...rest]
}
