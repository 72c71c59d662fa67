/** The name of a file on at most two lines: its ending is seen however long it is, and all of it under the pointer. */
import { type RefObject, useEffect, useRef } from 'react'
import { stemOf } from '../rules/names.ts'
import classes from './file-name.module.css'

export function FileName({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useCutMark(box, name)
  const stem = stemOf(name)
  const ending = name.slice(stem.length)
  return (
    <span ref={box} className={classes.name} title={name}>
      <span className={classes.afterCut} data-ending={ending} aria-hidden />
      {stem}
      <span>{ending}</span>
    </span>
  )
}

/** `data-cut` says that there is more of the name than two lines hold. */
function useCutMark(box: RefObject<HTMLSpanElement | null>, name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is measured anew
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      element.removeAttribute('data-cut')
      // A letter may reach a pixel below its line.
      const isCut = element.scrollHeight > element.clientHeight + 2
      element.toggleAttribute('data-cut', isCut)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [name])
}
