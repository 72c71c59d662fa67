/**
 * A panel over the right side of a list, which stays usable beside it; on phones a page in its place. Its heading has
 * the focus when it opens.
 */
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMedia } from '../media.ts'
import { isBusyTyping } from '../shell/shortcuts.ts'
import { useUiText } from '../text.ts'
import { useTitle } from '../title.ts'
import { IconButton } from './IconButton.tsx'
import classes from './SidePanel.module.css'

interface Props {
  title: string
  /** Shown in place of the title, such as a title that can be edited. */
  heading?: ReactNode
  /** What is shown; another one moves the focus to the heading again. */
  shown: string
  onClose: () => void
  /** Shows the neighbour of what is shown in the list: `j` and `k`. */
  onStep: (step: 1 | -1) => void
  /** What Ctrl or ⌘ with Enter does. */
  onEnter: () => void
  children: ReactNode
}

export function SidePanel({ title, heading: face, shown, onClose, onStep, onEnter, children }: Props) {
  const t = useUiText()
  useTitle(title, 'panel')
  const Heading = useMedia('(max-width: 47.99em)') ? 'h1' : 'h2'
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is a new opening
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown])
  const onKey = (event: KeyboardEvent) => {
    // A menu or a dialog that it has opened has keys of its own.
    const isOwn =
      event.currentTarget.contains(event.target as Node) && !document.querySelector('dialog[open]')
    if (event.defaultPrevented || !isOwn) return
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
    // A click on a text in it gives it the focus, so that its keys still work.
    <aside className={classes.panel} data-side-panel aria-label={title} tabIndex={-1} onKeyDown={onKey}>
      <div className={classes.head}>
        <Heading ref={heading} tabIndex={-1}>
          {face ?? title}
        </Heading>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  )
}
