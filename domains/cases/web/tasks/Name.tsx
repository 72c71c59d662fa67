/** The shown or the hidden title of a task, changed in place. */
import { InPlace } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import type { Task } from '../../schemas.ts'
import { isOver } from '../detail/clash.ts'
import { type Seen, useTaskEditing } from './editing.tsx'

interface Props {
  task: Task
  field: 'displayTitle' | 'title'
  label: string
  mayEdit: boolean
}

export function Name({ task, field, label, mayEdit }: Props) {
  const { save } = useTaskEditing()
  const [isSaved, setSaved] = useState(false)
  const put = async (value: string, seen: Seen) => {
    const outcome = await save(task, field, value, seen)
    setSaved(outcome === 'kept')
    return isOver(outcome)
  }
  return (
    <InPlace
      label={label}
      value={task[field]}
      version={task.version}
      mayEdit={mayEdit}
      maxLength={longestTitle}
      isSaved={isSaved}
      onSave={put}
    />
  )
}
