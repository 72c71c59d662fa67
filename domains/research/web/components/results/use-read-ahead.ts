/** Prefetches a text when the pointer rests on its result; moving across a list requests nothing. */
import { useRef } from 'react'
import { loadReader } from '../../load-reader.ts'

const restMs = 90

export function useReadAhead(read: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    loadReader()
    read()
  }
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(start, restMs)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: start,
  }
}
