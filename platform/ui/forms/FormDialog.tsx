/**
 * A dialog that holds one form. Ctrl Enter or ⌘ Enter sends it. What was typed is not lost by Escape or a click beside
 * it: the footer asks first.
 */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { DialogFoot } from '../controls/DialogFoot.tsx'
import { useUnsavedChanges } from '../guard/use-unsaved-changes.ts'
import { FormBody } from './FormBody.tsx'
import { useFormText } from './text.ts'
import type { Form } from './use-form.ts'

interface Props<V extends object> {
  title: string
  form: Form<V>
  /** The word on the main button. */
  submit: string
  /** The form deletes something. */
  harmful?: boolean
  onClose: () => void
  children: ReactNode
}

export function FormDialog<V extends object>({ title, form, submit, harmful, onClose, children }: Props<V>) {
  const [isAsking, setAsking] = useState(false)
  useUnsavedChanges(form.dirty)
  const focused = useRef<Element | null>(null)
  const mayClose = () => {
    if (!form.dirty) return true
    if (!isAsking) focused.current = document.activeElement
    setAsking(true)
    return false
  }
  const stay = () => {
    setAsking(false)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // A button that has the focus would take it for a press.
    event.preventDefault()
    event.stopPropagation()
    void form.run()
  }
  return (
    <Dialog title={title} form mayClose={mayClose} onClose={onClose} onKey={onKey}>
      <FormBody form={form}>
        {children}
        {isAsking && form.dirty ? (
          <Discarding onDiscard={onClose} onStay={stay} />
        ) : (
          <Footer submit={submit} harmful={harmful ?? false} busy={form.busy} onClose={onClose} />
        )}
      </FormBody>
    </Dialog>
  )
}

interface FooterProps {
  submit: string
  harmful: boolean
  busy: boolean
  onClose: () => void
}

function Footer({ submit, harmful, busy, onClose }: FooterProps) {
  const t = useFormText()
  return (
    <DialogFoot ownWayBack>
      <Button variant="default" onClick={onClose} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={busy} {...(harmful && { color: 'var(--bad)' })}>
        {submit}
      </Button>
    </DialogFoot>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

function Discarding({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const t = useFormText()
  return (
    <DialogFoot ownWayBack role="alert">
      <p>{t('discard.ask')}</p>
      <Button color="var(--bad)" onClick={onDiscard}>
        {t('discard.yes')}
      </Button>
      <Button ref={focus} variant="default" onClick={onStay}>
        {t('discard.no')}
      </Button>
    </DialogFoot>
  )
}
