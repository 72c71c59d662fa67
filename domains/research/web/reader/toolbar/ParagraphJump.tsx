/** Goes to a paragraph by its number, the court's or ours; the key g moves the focus here. */
import { useScreenKeys } from '@mizan/platform/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Places } from '../decision/places.ts'
import { useText } from '../words.ts'
import classes from './toolbar.module.css'

interface Props {
  places: Pick<Places, 'ofCourt' | 'last' | 'idOf'>
}

export function ParagraphJump({ places: { ofCourt, last, idOf } }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useScreenKeys({ g: () => field.current?.focus() })
  const label = ofCourt ? t('toolbar.jumpOfCourt', { last }) : t('toolbar.jump', { last })
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
      <span aria-hidden>{ofCourt ? '§' : '¶'}</span>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        aria-label={label}
        title={label}
        placeholder={`1–${last}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
    </form>
  )
}
