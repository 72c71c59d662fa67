import { type RefObject, useEffect, useRef } from 'react'
import { type Notice, notices } from './notices.ts'

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !isEditable(target)

/**
 * F8 moves the focus to the newest notice, Ctrl Z and ⌘ Z undo what it reports. Returns the function that moves the
 * focus back to where it was.
 */
export function useNoticeKeys(
  region: RefObject<HTMLElement | null>,
  list: readonly Notice[],
  isFront: boolean,
): () => void {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isFront || list.length === 0) return
    const listen = (event: KeyboardEvent) => {
      const newest = list.at(-1)
      if (event.key === 'F8' && newest) {
        event.preventDefault()
        const active = document.activeElement
        if (active instanceof HTMLElement && !region.current?.contains(active)) cameFrom.current = active
        region.current
          ?.querySelector<HTMLElement>(`[data-notice="${newest.id}"] button:last-of-type`)
          ?.focus()
      } else if (isUndo(event) && newest?.action?.undoes) {
        event.preventDefault()
        newest.action.run()
        notices.dismiss(newest.id)
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [region, list, isFront])
  return () => {
    const back = cameFrom.current
    if (back?.isConnected) back.focus()
    cameFrom.current = null
    // The button that had the focus was removed without a blur event.
    notices.release()
  }
}
