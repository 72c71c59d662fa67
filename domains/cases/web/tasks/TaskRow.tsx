/** A task in its list. */
import { afterDrag, PlainLink, useLock } from '@mizan/platform/ui'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { IconGripVertical } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Tasks as Listed, Task } from '../../schemas.ts'
import { caseAddress, useItem } from '../tabs/address.ts'
import { Assignee } from './Assignee.tsx'
import { useTaskEditing } from './editing.tsx'
import { TaskDay } from './TaskDay.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'
import { useDeletion } from './use-deletion.ts'
import { usePressed } from './use-pressed.ts'

const Refusal = lazy(async () => ({ default: (await import('./DeletionClash.tsx')).DeletionClash }))

interface Props {
  task: Task
  /** How it is ordered; undefined for tasks that are done, and for those who may not. */
  order?: Order | undefined
}

export interface Order {
  isFirst: boolean
  isLast: boolean
  /** The dragged task would come before or after this one. */
  target: 'before' | 'after' | undefined
  onStep: (step: 1 | -1) => void
  onDrag: (isDragged: boolean) => void
  onOver: (place: 'before' | 'after') => void
  onDrop: () => void
}

export function TaskRow({ task, order }: Props) {
  const lock = useLock()
  const { caseId, caseTaskId, displayTitle, completed, may } = task
  const mayEdit = may.includes('edit') && !lock.disabled
  const { run, refused, forget } = useDeletion(task)
  const remove = () => void run()
  return (
    <Row task={task} order={mayEdit ? order : undefined}>
      <Tick task={task} />
      <PlainLink
        data-result="beside"
        keepsScroll
        draggable={false}
        href={caseAddress(caseId, 'tasks', caseTaskId)}
        className={classes.title}
        data-done={completed || undefined}
      >
        {displayTitle}
      </PlainLink>
      <span className={classes.chips}>
        <TaskDay task={task} mayEdit={mayEdit && !completed} narrow />
        <Assignee task={task} mayEdit={mayEdit && !completed} narrow />
        {mayEdit && <Actions task={task} order={order} onRemove={remove} />}
      </span>
      <Suspense>
        {refused && <Refusal refused={refused} task={task} onAgain={remove} onLeave={forget} />}
      </Suspense>
    </Row>
  )
}

/** The tick is there at once, and goes again if the server refuses it. */
function Tick({ task }: { task: Task }) {
  const t = useText()
  const lock = useLock()
  const { save } = useTaskEditing()
  const { displayTitle, may } = task
  const { completed } = useNewest(task)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { taken, ...pressed } = usePressed(task)
  const change = async () => {
    if (wanted !== null) return
    const seen = taken()
    setWanted(!seen.completed)
    await save(task, 'state', seen.completed ? 'Todo' : 'Done', { version: seen.version, before: seen.state })
    setWanted(null)
  }
  return (
    <label className={classes.hit} {...pressed}>
      <input
        type="checkbox"
        aria-label={t('complete', { title: displayTitle })}
        checked={wanted ?? completed}
        disabled={!may.includes('setState') || lock.disabled}
        // Not `disabled`: such a box loses the focus.
        aria-disabled={wanted !== null || undefined}
        title={lock.title}
        onChange={() => void change()}
      />
    </label>
  )
}

/** What was saved is in the cache a moment before the list is drawn with it; the tick would jump back meanwhile. */
function useNewest(task: Task): Task {
  const key = ['tasks.list', { params: { caseId: task.caseId } }]
  const { todo, done } = useQueryClient().getQueryData<Listed>(key) ?? { todo: [], done: [] }
  const isIt = ({ caseTaskId }: Task) => caseTaskId === task.caseTaskId
  return todo.find(isIt) ?? done.find(isIt) ?? task
}

/** Alt and the arrows move the row in which the focus is. */
function Row({ task, order, children }: Props & { children: ReactNode }) {
  const { caseTaskId, displayTitle } = task
  const isOpen = useItem() === caseTaskId
  const row = { className: classes.row, 'data-task': caseTaskId, 'data-open': isOpen || undefined }
  if (!order) return <li {...row}>{children}</li>
  const { target, onStep, onDrag, onOver, onDrop } = order
  const press = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!step || !event.altKey) return
    event.preventDefault()
    onStep(step)
  }
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', displayTitle)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(true)
    afterDrag(() => onDrag(false))
  }
  const over = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    onOver(event.clientY < top + height / 2 ? 'before' : 'after')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  }
  return (
    <li
      {...row}
      data-target={target}
      draggable
      onKeyDown={press}
      onDragStart={start}
      onDragOver={over}
      onDrop={drop}
    >
      <IconGripVertical className={classes.grip} size={16} stroke={1.7} aria-hidden />
      {children}
    </li>
  )
}

function Actions({ task, order, onRemove }: Props & { onRemove: () => void }) {
  const t = useText()
  const step = (by: 1 | -1) => () => order?.onStep(by)
  const moves: MenuEntry[] = order
    ? [
        { id: 'up', label: t('up'), run: step(-1), disabled: order.isFirst },
        { id: 'down', label: t('down'), run: step(1), disabled: order.isLast },
      ]
    : []
  const deletion = { id: 'remove', label: t('remove'), run: onRemove, harmful: true }
  return <Menu label={t('more', { title: task.displayTitle })} entries={[...moves, deletion]} />
}
