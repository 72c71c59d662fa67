/** The tasks to do, in the order that the people of the case give them. */
import { useListKeys } from '@mizan/platform/ui'
import { useFocusOfNext } from '@mizan/platform/ui/lists'
import { useState } from 'react'
import type { Task } from '../../schemas.ts'
import { type Order, TaskRow } from './TaskRow.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'
import { useOrder } from './use-order.ts'

interface Props {
  caseId: string
  todo: readonly Task[]
  mayOrder: boolean
}

interface Over {
  caseTaskId: string
  place: 'before' | 'after'
}

export function TaskList({ caseId, todo, mayOrder }: Props) {
  const t = useText()
  const { tasks, move, said } = useOrder(caseId, todo)
  const [dragged, setDragged] = useState<Task | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const list = useFocusOfNext<HTMLOListElement>(
    tasks.map(({ caseTaskId }) => caseTaskId),
    { attribute: 'data-task', place: 'input' },
  )
  useListKeys(true)
  const drop = () => {
    if (dragged && over) move(dragged, indexAt(tasks, dragged, over))
    setOver(null)
    setDragged(null)
  }
  const orderOf = (task: Task, index: number): Order => ({
    isFirst: index === 0,
    isLast: index === tasks.length - 1,
    target: dragged && dragged !== task && over?.caseTaskId === task.caseTaskId ? over.place : undefined,
    onStep: (step) => move(task, index + step),
    onDrag: (isDragged) => {
      setDragged(isDragged ? task : null)
      setOver(null)
    },
    onOver: (place) => setOver({ caseTaskId: task.caseTaskId, place }),
    onDrop: drop,
  })
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className={classes.list} aria-label={t('list')} {...list}>
        {tasks.map((task, index) => (
          <TaskRow
            key={task.caseTaskId}
            task={task}
            order={mayOrder && tasks.length > 1 ? orderOf(task, index) : undefined}
          />
        ))}
      </ol>
      {mayOrder && tasks.length > 1 && <p className={`${classes.hint} ${classes.keys}`}>{t('keys')}</p>}
    </>
  )
}

/** The place in the list without the dragged task. */
function indexAt(tasks: readonly Task[], dragged: Task, { caseTaskId, place }: Over): number {
  const others = tasks.filter((task) => task.caseTaskId !== dragged.caseTaskId)
  const at = others.findIndex((task) => task.caseTaskId === caseTaskId)
  if (at < 0) return tasks.indexOf(dragged)
  return place === 'before' ? at : at + 1
}
