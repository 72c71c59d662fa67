import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { focusFirst } from '../controls/first-field.ts'
import classes from './choice.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'

interface Props {
  /** Names the button and what it opens for screen readers. */
  label: string
  /** The face of the button. */
  face: ReactNode
  /** The button has no border. */
  bare?: boolean
  /** It opens the main action of the screen. */
  filled?: boolean
  disabled?: boolean
  /** What was entered is being saved: the panel cannot be opened meanwhile, and the button keeps the focus. */
  busy?: boolean
  /** It is open as soon as it is drawn. */
  startsOpen?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel with fields below it, the first of which has the focus; Escape and a click elsewhere close it. */
export function PanelButton({
  label,
  face,
  bare = false,
  filled = false,
  disabled = false,
  busy = false,
  startsOpen = false,
  children,
}: Props) {
  const { home, ref } = useHome()
  const [{ isOpen, opening }, setNow] = useState({ isOpen: startsOpen, opening: 0 })
  const change = (isOpen: boolean) => {
    if (isOpen && busy) return
    setNow((now) => ({ isOpen, opening: isOpen ? now.opening + 1 : now.opening }))
  }
  // A write that ends late closes the panel that it was made from, and not one that was opened since.
  const close = () => setNow((now) => (now.opening === opening ? { ...now, isOpen: false } : now))
  return (
    <Localized>
      <DialogTrigger isOpen={isOpen} onOpenChange={change}>
        <Button
          ref={ref}
          className={classes.choice}
          data-bordered={!(bare || filled) || undefined}
          data-filled={filled || undefined}
          aria-label={label}
          isDisabled={disabled}
          aria-disabled={disabled || busy}
        >
          {face}
        </Button>
        <Panel home={home} label={label}>
          <Content title={label}>{children(close)}</Content>
        </Panel>
      </DialogTrigger>
    </Localized>
  )
}

function Content({ title, children }: { title: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => (content.current ? focusFirst(content.current) : undefined), [])
  return (
    <div ref={content} className={classes.content} tabIndex={-1}>
      <p className={classes.title} aria-hidden>
        {title}
      </p>
      {children}
    </div>
  )
}
