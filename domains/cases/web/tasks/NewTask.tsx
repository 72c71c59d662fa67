/** The first row of the tasks: type one, Enter. What is read of its day and its person is shown before. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, useFormat, useKeys, usePlanLock } from '@mizan/platform/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { newTaskHash } from './focus-new-task.ts'
import { type QuickTask, readQuickTask } from './quick-task.ts'
import { useReaders } from './readers.ts'
import classes from './tasks.module.css'
import { useText } from './text.ts'

const today = () => dayInTurkey(new Date())

export function NewTask({ caseId }: { caseId: string }) {
  const t = useText()
  const lock = usePlanLock()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** What was typed stays as it is, and nothing is read out of it. */
  const [isPlain, setPlain] = useState(false)
  const { people } = useReaders(caseId)
  const keys = useKeys()
  const add = useSend('tasks.add')
  useEffect(() => {
    if (location.hash === newTaskHash) field.current?.focus()
  }, [])
  const line = typed.replace(/\s+/g, ' ').trim()
  const read = readQuickTask(line, today(), isPlain ? [] : people)
  const task = isPlain ? { ...read, displayTitle: line, deadline: undefined, unknown: undefined } : read
  const change = (text: string) => {
    setTyped(text)
    if (text === '') setPlain(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (line === '') return
    change('')
    const { displayTitle, deadline = null, assignee } = task
    const body = { displayTitle, deadline, assigneeId: assignee?.id ?? null, key: keys.of(line) }
    try {
      await add.mutateAsync({ params: { caseId }, body })
      keys.drop(line)
    } catch (error) {
      // What was typed comes back, unless the next one is being typed already.
      setTyped((now) => now || line)
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
        onChange={(event) => change(event.target.value)}
        {...lock}
      />
      <Understood
        task={task}
        onPlain={() => {
          setPlain(true)
          field.current?.focus()
        }}
      />
    </form>
  )
}

/** What Enter will add besides the title. */
function Understood({
  task: { deadline, assignee, unknown },
  onPlain,
}: {
  task: QuickTask
  onPlain: () => void
}) {
  const t = useText()
  const format = useFormat()
  const says = [
    deadline && t('new.until', { date: format.dateAndWeekday(deadline) }),
    assignee && t('new.by', { name: assignee.name }),
    unknown && t('new.unknown', { name: unknown }),
  ].filter(Boolean)
  return (
    <p role="status" className={classes.understood} data-empty={says.length === 0 || undefined}>
      {says.join(' · ')}
      {(deadline || assignee) && (
        <Button variant="subtle" px="xs" onClick={onPlain}>
          {t('new.plain')}
        </Button>
      )}
    </p>
  )
}
