import { useRef } from 'react'
import { loadReader } from '../../load-reader.ts'

const restMs = 90

/** Reads a text ahead once the pointer rests on its result; passing over a list asks for nothing. */
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
