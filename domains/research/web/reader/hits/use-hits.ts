/** Moves between the marked words of a text, with buttons and with the keys n and p. */
import { isBusyTyping } from '@mizan/platform/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { barsHeight, firstBelow, goTo, setMark } from '../text/page-marks.ts'
import { type HitCursor, moveHit } from './hit-cursor.ts'

export interface Hits {
  count: number
  current: HitCursor
  /** Name of the paragraph or article that contains the current hit. */
  place: string
  move: (step: 1 | -1) => void
  /** Goes to the first one, wherever the reader is. */
  first: () => void
}

export function useHits(root: RefObject<HTMLElement | null>, count: number): Hits {
  const [current, setCurrent] = useState<HitCursor>(null)
  const [place, setPlace] = useState('')

  const show = useCallback(
    (next: HitCursor) => {
      setCurrent(next)
      const marks = [...(root.current?.querySelectorAll(`[data-hit="${next}"]`) ?? [])]
      setMark(root.current, 'data-current', marks)
      if (marks[0]) goTo(marks[0], 'center')
      setPlace(marks[0]?.closest('[data-place]')?.getAttribute('data-place') ?? '')
    },
    [root],
  )
  const move = useCallback(
    (step: 1 | -1) => {
      const all = root.current?.querySelectorAll('[data-hit]') ?? []
      const below = current === null ? all[firstBelow(all, barsHeight)]?.getAttribute('data-hit') : null
      show(moveHit(current, step, count, Number(below ?? 0)))
    },
    [current, count, root, show],
  )
  const first = useCallback(() => show(0), [show])

  useEffect(() => {
    if (count === 0) return
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      if (event.key === 'n') move(1)
      else if (event.key === 'p') move(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [move, count])

  return { count, current, place, move, first }
}
