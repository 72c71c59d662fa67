/**
 * A text that is edited where it is shown: a click opens it, Enter and leaving the field save it, Escape reverts it.
 */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './in-place.module.css'
import { useFormText } from './text.ts'

interface Props {
  label: string
  value: string
  /** Shown if there is no value. */
  empty?: string
  mayEdit: boolean
  maxLength: number
  /** An empty value is saved too, which takes the value away. */
  mayClear?: boolean
  /** Somebody asked from outside to edit it; `onOpen` reports when it opens and closes. */
  isOpen?: boolean
  onOpen?: (open: boolean) => void
  /** It was saved a moment ago. */
  isSaved: boolean
  onSave: (value: string) => void
}

export function InPlace(props: Props) {
  const { label, value, empty, mayEdit, mayClear = false, isOpen, onOpen, isSaved, onSave } = props
  const t = useFormText()
  const [isOwnOpen, setOwnOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const open = isOpen ?? isOwnOpen
  const change = onOpen ?? setOwnOpen
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    button.current?.focus()
  }, [open])
  const close = (byKey: boolean) => {
    returns.current = byKey
    change(false)
  }
  const save = (typed: string, byKey: boolean) => {
    const text = typed.replace(/\s+/g, ' ').trim()
    if (text !== value && (text !== '' || mayClear)) onSave(text)
    close(byKey)
  }
  if (!mayEdit) return <span>{value || empty}</span>
  return (
    <span className={classes.place}>
      {open ? (
        <Editor {...props} onSave={save} onRevert={() => close(true)} />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.shown}
          data-empty={value === '' || undefined}
          aria-label={t('edit', { label, value: value || empty || '' })}
          onClick={() => change(true)}
        >
          {value || empty}
        </button>
      )}
      <span role="status" className={classes.saved}>
        {isSaved && t('saved')}
      </span>
    </span>
  )
}

interface EditorProps extends Pick<Props, 'label' | 'value' | 'maxLength'> {
  onSave: (typed: string, byKey: boolean) => void
  onRevert: () => void
}

function Editor({ label, value, maxLength, onSave, onRevert }: EditorProps) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  /** Enter and Escape remove the field, which then reports that it was left. */
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const end = (work: () => void) => {
    if (isOver.current) return
    isOver.current = true
    work()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    end(() => onSave(typed, true))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    end(onRevert)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <input
        ref={input}
        className={classes.input}
        aria-label={label}
        maxLength={maxLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => end(() => onSave(typed, false))}
      />
    </form>
  )
}
