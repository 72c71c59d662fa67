/**
 * Changes of the tasks of a case. What others changed meanwhile in other fields is reported; if somebody has changed
 * the same field, the person chooses.
 */
import { ApiError } from '@mizan/platform/contract/client'
import { notify, useFormat } from '@mizan/platform/ui'
import { MergeDialog } from '@mizan/platform/ui/forms'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Task, TaskState } from '../../schemas.ts'
import { type Clash, clashOf, type Outcome, reportMeanwhile, reportRefusal } from '../detail/clash.ts'
import { useFieldText } from './field-text.ts'
import { useReaders } from './readers.ts'
import { currentOf, type TaskField } from './task-field.ts'
import { useText } from './text.ts'
import { type TaskEdit, useTaskSends } from './use-task-sends.ts'

/** What a person saw of a field when they began to change it. */
export interface Seen {
  version: number
  before: string | null
}

interface TaskEditing {
  save: (task: Task, field: TaskField, value: string | null, seen?: Seen) => Promise<Outcome>
  isSaving: boolean
}

const Context = createContext<TaskEditing | null>(null)

export function useTaskEditing(): TaskEditing {
  const editing = useContext(Context)
  if (!editing) throw new Error('TaskEditingProvider is missing')
  return editing
}

interface Props {
  caseId: string
  tasks: readonly Task[]
  children: ReactNode
}

export function TaskEditingProvider({ caseId, tasks, children }: Props) {
  const t = useText()
  const sends = useTaskSends(caseId)
  const [clash, setClash] = useState<Clash<TaskEdit> | null>(null)
  const told = { both: (who: string) => t('merged', { who }), alone: t('mergedAlone') }
  const send = async (edit: TaskEdit, title: string, isUndo = false): Promise<Outcome> => {
    try {
      const { version, meanwhile } = await sends.run(edit)
      setClash(null)
      reportMeanwhile(meanwhile, told)
      const back = { ...edit, value: edit.before, before: edit.value, version }
      if (edit.field === 'state' && !isUndo)
        notify('info', t(`says.${edit.value as TaskState}`, { title }), {
          key: `task.${edit.caseTaskId}`,
          action: { label: t('undo'), undoes: true, run: () => void send(back, title, true) },
        })
      return 'kept'
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.changed') {
        setClash(clashOf(edit, error))
        return 'clash'
      }
      reportRefusal(error)
      return 'failed'
    }
  }
  const save: TaskEditing['save'] = (task, field, value, seen) => {
    const { caseTaskId, version, displayTitle } = task
    return send({ caseTaskId, field, value, version, before: currentOf(task, field), ...seen }, displayTitle)
  }
  const clashing = tasks.find(({ caseTaskId }) => caseTaskId === clash?.edit.caseTaskId)
  return (
    <Context value={{ save, isSaving: sends.isPending }}>
      {children}
      {clash && clashing && (
        <TaskConflict
          clash={clash}
          task={clashing}
          isBusy={sends.isPending}
          onSave={(value) => save(clashing, clash.edit.field, value)}
          onClose={() => setClash(null)}
        />
      )}
    </Context>
  )
}

interface ConflictProps {
  clash: Clash<TaskEdit>
  task: Task
  isBusy: boolean
  onSave: (value: string | null) => void
  onClose: () => void
}

function TaskConflict({ clash: { edit, by, at }, task, isBusy, onSave, onClose }: ConflictProps) {
  const t = useText()
  const format = useFormat()
  const textOf = useFieldText(task)
  const readers = useReaders(task.caseId)
  const { field, before, value } = edit
  const values = { before, theirs: currentOf(task, field), mine: value }
  const who = readers.nameOf(by) ?? ''
  const shown = (one: string | null) => textOf(field, one)
  return (
    <MergeDialog
      who={who}
      before={{ label: t('conflict.before'), text: shown(values.before) }}
      theirs={{
        label: t('conflict.theirs', { who: who || t('conflict.somebody'), at: at ? format.time(at) : '' }),
        text: shown(values.theirs),
      }}
      mine={{ label: t('conflict.mine'), text: shown(values.mine) }}
      isLong={field === 'note'}
      isBusy={isBusy}
      onSave={(kept, text) => {
        const chosen = field === 'note' && kept === 'mine' ? text : values[kept]
        // What the other person wrote stays without a write.
        if (chosen === values.theirs) onClose()
        else onSave(chosen)
      }}
      onClose={onClose}
    />
  )
}
