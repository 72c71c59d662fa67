/** A day as a chip; a press opens the field that changes it. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, useFormat } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField, PanelButton } from '@mizan/platform/ui/composite'
import { FormActions } from '@mizan/platform/ui/forms'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../text.ts'

interface Props<Seen> {
  /** Names the button, and what it opens. */
  label: string
  face: ReactNode
  /** Undefined: of several cases, which may have different days. */
  day: string | null | undefined
  /** What the person saw; the answer is given with what they saw when they began. */
  seen: Seen
  disabled?: boolean
  /** The day is being saved. */
  busy?: boolean
  onSave: (day: string | null, seen: Seen) => void
}

export function DayPanel<Seen>({ label, face, disabled = false, busy = false, ...editor }: Props<Seen>) {
  return (
    <PanelButton label={label} face={face} bare {...{ disabled, busy }}>
      {(close) => <Editor {...editor} onDone={close} />}
    </PanelButton>
  )
}

type EditorProps<Seen> = Pick<Props<Seen>, 'day' | 'seen' | 'onSave'> & { onDone: () => void }

function Editor<Seen>({ day: before, seen, onSave, onDone }: EditorProps<Seen>) {
  const t = useText()
  const format = useFormat()
  const [began] = useState({ seen, before })
  const [typed, setTyped] = useState(before ? format.date(before) : '')
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The panel would take the focus itself, and what is typed at once would be lost.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  const day = readDay(typed, dayInTurkey(new Date()))
  const put = (value: string | null) => {
    onDone()
    if (value !== began.before) onSave(value, began.seen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day) put(day)
    else setWrong(true)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DayField
        label={t('column.deadline')}
        placeholder={t('deadline.example')}
        error={isWrong && !day ? t('deadline.wrong') : undefined}
        announced
        value={typed}
        onChange={setTyped}
      />
      <FormActions>
        <Button type="submit">{t('deadline.save')}</Button>
        {before !== null && (
          <Button variant="subtle" onClick={() => put(null)}>
            {t('deadline.remove')}
          </Button>
        )}
      </FormActions>
    </form>
  )
}
