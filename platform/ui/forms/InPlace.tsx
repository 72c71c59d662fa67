/**
 * A text that is edited where it is shown: a click opens it, Enter and leaving the field save it, Escape reverts it.
 * It is saved over what the person saw when they began, even if the shown value has changed since. What was typed stays
 * in the field until it is saved; Back, which takes the field away, saves it as well.
 */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useUnsavedChanges } from '../guard/use-unsaved-changes.ts'
import classes from './in-place.module.css'
import { useFormText } from './text.ts'

/** What stood there when the person began, and in which version of the record. */
interface Seen {
  version: number
  before: string
}

interface Props {
  label: string
  value: string
  /** The version of the record that has this value. */
  version: number
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
  /** False: it was not saved, and the field stays open. */
  onSave: (value: string, seen: Seen) => Promise<boolean>
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
  const save = async (typed: string, seen: Seen) => {
    const text = typed.replace(/\s+/g, ' ').trim()
    if (text === seen.before || (text === '' && !mayClear)) return true
    return onSave(text, seen)
  }
  // What is being typed stays while the connection is away.
  if (!mayEdit && !open) return <span>{value || empty}</span>
  return (
    <span className={classes.place}>
      {open ? (
        <Editor {...props} onSave={save} onClose={close} />
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

interface EditorProps extends Pick<Props, 'label' | 'value' | 'version' | 'maxLength' | 'onSave'> {
  /** `byKey`: the focus is still in the field. */
  onClose: (byKey: boolean) => void
}

function Editor({ label, value, version, maxLength, onSave, onClose }: EditorProps) {
  const [seen] = useState<Seen>({ version, before: value })
  const [typed, setTyped] = useState(value)
  const [state, setState] = useState<'typing' | 'saving' | 'unsaved'>('typing')
  const input = useRef<HTMLInputElement>(null)
  /** Enter and Escape remove the field, which then reports that it was left. */
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const save = async () => {
    if (isOver.current) return
    isOver.current = true
    setState('saving')
    if (await onSave(typed, seen)) return onClose(document.activeElement === input.current)
    isOver.current = false
    setState('unsaved')
  }
  useUnsavedChanges(state === 'unsaved')
  const atEnd = useRef(() => {})
  atEnd.current = () => {
    if (!isOver.current && typed !== seen.before) void onSave(typed, seen)
  }
  useEffect(() => () => atEnd.current(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (isOver.current) return
    isOver.current = true
    onClose(true)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <input
        ref={input}
        className={classes.input}
        aria-label={label}
        aria-invalid={state === 'unsaved' || undefined}
        readOnly={state === 'saving'}
        maxLength={maxLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => void save()}
      />
    </form>
  )
}
