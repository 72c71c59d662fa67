/** Goes to a paragraph by its number; the key g moves the focus here. */
import { useScreenKeys } from '@mizan/platform/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../words.ts'
import classes from './toolbar.module.css'

interface Props {
  /** Number of the last paragraph. */
  last: number
  idOf: (no: number) => string
}

export function ParagraphJump({ last, idOf }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useScreenKeys({ g: () => field.current?.focus() })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const no = Math.min(Number(typed), last)
    if (!no) return
    // The same number again goes there again.
    window.location.hash = ''
    window.location.hash = idOf(no)
    setTyped('')
    field.current?.blur()
  }
  return (
    <form className={classes.jump} onSubmit={onSubmit}>
      <span aria-hidden>¶</span>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        aria-label={t('toolbar.jump', { last })}
        title={t('toolbar.jump', { last })}
        placeholder={`1–${last}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
    </form>
  )
}
