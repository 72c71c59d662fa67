/** The deadline of a task. */
import { DateChip, useShownDay } from '@mizan/platform/ui/chips'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { Task } from '../../schemas.ts'
import { DayPanel } from '../detail/DayPanel.tsx'
import { useTaskEditing } from './editing.tsx'
import { useText } from './text.ts'

interface Props {
  task: Task
  mayEdit: boolean
  /** A sign in place of words, where there is no deadline. */
  narrow?: boolean
}

export function TaskDay({ task, mayEdit, narrow = false }: Props) {
  const t = useText()
  const shown = useShownDay()
  const { save } = useTaskEditing()
  const { deadline, version, completed } = task
  const state = completed ? 'done' : undefined
  const chip = deadline && <DateChip day={deadline} {...(state && { state })} />
  if (!mayEdit) return chip
  const none = narrow ? <IconCalendarPlus size={18} stroke={1.7} aria-hidden /> : t('deadline.add')
  return (
    <DayPanel
      label={deadline ? t('deadline.change', { value: shown(deadline, state) }) : t('deadline.add')}
      face={chip || none}
      day={deadline}
      seen={{ version, before: deadline }}
      onSave={(day, seen) => void save(task, 'deadline', day, seen)}
    />
  )
}
