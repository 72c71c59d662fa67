/**
 * Notices at the bottom of the window. Two regions are always present, so that screen readers announce what appears
 * in them: success and info when they are idle, errors and warnings at once. F8 moves the focus to the newest notice,
 * Escape closes it.
 */
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { useDocked } from '../docked.ts'
import { useLanguage } from '../language.tsx'
import { useMedia } from '../media.ts'
import { useHost } from './hosts.ts'
import classes from './notices.module.css'
import { isAssertive, type Notice, notices } from './notices.ts'
import { useNoticeText } from './text.ts'
import { useNoticeKeys } from './use-notice-keys.ts'

export function NoticeHost() {
  const t = useNoticeText()
  const { list, isFront } = useHost()
  const region = useRef<HTMLElement>(null)
  const staying = useDocked<HTMLDivElement>('--urgent')
  const goBack = useNoticeKeys(region, list, isFront)
  /** The work removes the button that was pressed, which may have the focus. */
  const press = (work: () => void) => {
    const held = region.current?.contains(document.activeElement)
    work()
    if (held) goBack()
  }
  const { shown, older, unfold } = useFold(list)
  const urgent = shown.filter(({ level }) => isAssertive(level))
  const calm = shown.filter(({ level }) => !isAssertive(level))
  const items = (some: readonly Notice[]) =>
    some.map((notice) => (
      <Item key={notice.id} notice={notice} onClose={() => press(() => notices.dismiss(notice.id))} />
    ))
  return (
    <section
      ref={region}
      className={classes.region}
      // While a list is open, the library of the controls hides everything without this mark from screen readers.
      data-react-aria-top-layer
      aria-label={list.length > 0 ? t('region') : undefined}
      onPointerEnter={notices.hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) notices.release()
      }}
      onFocus={notices.hold}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) notices.release()
      }}
    >
      {older > 0 && (
        <button type="button" className={classes.older} onClick={() => press(unfold)}>
          {t('older', { count: older })}
        </button>
      )}
      <div aria-live="polite" className={classes.list}>
        {items(calm)}
      </div>
      <div ref={staying} aria-live="assertive" className={classes.list}>
        {items(urgent)}
      </div>
    </section>
  )
}

const mostOnPhone = 2

/** Four notices cover half of a phone: there the older ones stay folded until a button or a closed notice shows them. */
function useFold(list: readonly Notice[]) {
  const isPhone = useMedia('(max-width: 47.99em)')
  const [unfoldedAt, setUnfoldedAt] = useState(0)
  const newest = list.at(-1)?.id ?? 0
  const shown = isPhone && newest > unfoldedAt ? list.slice(-mostOnPhone) : list
  return { shown, older: list.length - shown.length, unfold: () => setUnfoldedAt(newest) }
}

const icons = {
  success: IconCircleCheck,
  error: IconExclamationCircle,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}

function Item({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useNoticeText()
  const language = useLanguage()
  const { level, text, action } = notice
  const Sign = icons[level]
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not also close the dialog that contains the notice.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const act = () => {
    action?.run()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the buttons in it
    <div className={classes.notice} data-level={level} data-notice={notice.id} onKeyDown={closeOnEscape}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <p>
        <span className="visually-hidden">{t(`level.${level}`)} </span>
        {typeof text === 'string' ? text : text[language]}
      </p>
      {action && (
        <button type="button" className={classes.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon={IconX} label={t('close')} onClick={onClose} />
    </div>
  )
}
