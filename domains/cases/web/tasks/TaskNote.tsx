/** The note of a task. It is saved by a button, so leaving what was typed has to be confirmed. */
import { Button, useLock, useUnsavedChanges } from '@mizan/platform/ui'
import { AreaField, FormActions } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestNote } from '../../data/limits.ts'
import type { Task } from '../../schemas.ts'
import { useTaskEditing } from './editing.tsx'
import classes from './tasks.module.css'
import { useText } from './text.ts'

export function TaskNote({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const t = useText()
  const lock = useLock()
  const { save, isSaving } = useTaskEditing()
  const [seen, setSeen] = useState({ version: task.version, before: task.note })
  const [typed, setTyped] = useState<string | null>(null)
  useUnsavedChanges(typed !== null && typed.trim() !== task.note)
  if (!mayEdit && typed === null) return task.note ? <p className={classes.note}>{task.note}</p> : null
  const change = (value: string) => {
    // The person answers to what they saw when they began.
    if (typed === null) setSeen({ version: task.version, before: task.note })
    setTyped(value)
  }
  const put = async () => {
    const value = (typed ?? '').trim()
    if (value === seen.before || (await save(task, 'note', value, seen)) === 'kept') setTyped(null)
  }
  return (
    <>
      <AreaField
        name="note"
        label={t('panel.note')}
        optional
        rows={4}
        maxLength={longestNote}
        value={typed ?? task.note}
        onChange={change}
      />
      {typed !== null && (
        <FormActions>
          <Button variant="default" onClick={() => void put()} {...lock} disabled={lock.disabled || isSaving}>
            {t('panel.noteSave')}
          </Button>
        </FormActions>
      )}
    </>
  )
}
