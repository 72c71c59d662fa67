/** A panel over the right side of a list, which stays usable beside it. Its heading has the focus when it opens. */
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { isBusyTyping } from '../shell/shortcuts.ts'
import { useUiText } from '../text.ts'
import { IconButton } from './IconButton.tsx'
import classes from './SidePanel.module.css'

interface Props {
  title: string
  /** What is shown; another one moves the focus to the heading again. */
  shown: string
  onClose: () => void
  /** Shows the neighbour of what is shown in the list: `j` and `k`. */
  onStep: (step: 1 | -1) => void
  /** What Ctrl or ⌘ with Enter does. */
  onEnter: () => void
  children: ReactNode
}

export function SidePanel({ title, shown, onClose, onStep, onEnter, children }: Props) {
  const t = useUiText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is a new opening
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown])
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isCommand = event.ctrlKey || event.metaKey
    const run = isCommand
      ? { Enter: onEnter }[event.key]
      : { Escape: onClose, j: () => onStep(1), k: () => onStep(-1) }[event.key]
    if (!run || (event.key !== 'Escape' && isBusyTyping(event.target))) return
    event.preventDefault()
    // The list has the same keys for itself.
    event.stopPropagation()
    run()
  }
  return (
    <aside className={classes.panel} data-side-panel aria-labelledby={id} onKeyDown={onKey}>
      <div className={classes.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  )
}
