/** The first row of the tasks: type one, Enter. */
import { useKeys, usePlanLock } from '@mizan/platform/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { newTaskHash } from './focus-new-task.ts'
import classes from './tasks.module.css'
import { useText } from './text.ts'

export function NewTask({ caseId }: { caseId: string }) {
  const t = useText()
  const lock = usePlanLock()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const keys = useKeys()
  const add = useSend('tasks.add')
  useEffect(() => {
    if (location.hash === newTaskHash) field.current?.focus()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const displayTitle = typed.replace(/\s+/g, ' ').trim()
    if (displayTitle === '') return
    setTyped('')
    try {
      await add.mutateAsync({ params: { caseId }, body: { displayTitle, key: keys.of(displayTitle) } })
      keys.drop(displayTitle)
    } catch (error) {
      // What was typed comes back, unless the next one is being typed already.
      setTyped((now) => now || displayTitle)
      reportRefusal(error)
    }
  }
  return (
    <form className={classes.new} onSubmit={submit}>
      <input
        ref={field}
        data-new-task
        aria-label={t('new.label')}
        placeholder={t('new.placeholder')}
        maxLength={longestTitle}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...lock}
      />
    </form>
  )
}
