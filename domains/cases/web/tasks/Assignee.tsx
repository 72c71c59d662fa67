/** Who a task is given to. Somebody who may not read the case any more is marked, because the task stays theirs. */
import { PersonChip } from '@mizan/platform/ui/chips'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { IconEyeOff, IconUserPlus } from '@tabler/icons-react'
import { noState } from '../../data/words.ts'
import type { Task } from '../../schemas.ts'
import { useTaskEditing } from './editing.tsx'
import { useReaders } from './readers.ts'
import classes from './tasks.module.css'
import { useText } from './text.ts'

interface Props {
  task: Task
  mayEdit: boolean
  /** Only the circle, where the person sees the task. */
  narrow?: boolean
}

export function Assignee({ task, mayEdit, narrow = false }: Props) {
  const t = useText()
  const { save } = useTaskEditing()
  const readers = useReaders(task.caseId)
  const { assignee } = task
  const isBlind = assignee !== null && !readers.sees(assignee.id)
  const face = assignee ? (
    <span className={classes.assignee}>
      <PersonChip name={assignee.name} narrow={narrow} />
      {isBlind && (
        <span className={classes.blind} title={t('noAccessLong', { name: assignee.name })}>
          <IconEyeOff size={14} stroke={2} aria-hidden /> {t('noAccess')}
        </span>
      )}
    </span>
  ) : narrow ? (
    <IconUserPlus size={18} stroke={1.7} aria-hidden />
  ) : (
    t('nobody')
  )
  if (!mayEdit) return assignee || !narrow ? face : null
  const name = assignee ? `${assignee.name}${isBlind ? `, ${t('noAccess')}` : ''}` : t('nobody')
  const chosen = assignee?.id ?? noState
  return (
    <ChoiceMenu
      label={t('assignee', { name })}
      choices={[...readers.choices, { id: noState, label: t('nobody') }]}
      chosen={chosen}
      seen={{ version: task.version, before: assignee?.id ?? null }}
      onChoose={(id, seen) => {
        const person = id === noState ? null : id
        if (person !== seen.before) void save(task, 'assignee', person, seen)
      }}
    >
      {face}
    </ChoiceMenu>
  )
}
