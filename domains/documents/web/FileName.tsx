/** The name of a file on at most two lines: its ending is seen however long it is, and all of it under the pointer. */
import { useEffect, useRef, useState } from 'react'
import { stemOf } from '../rules/names.ts'
import classes from './file-name.module.css'

export function FileName({ name }: { name: string }) {
  const { box, isCut } = useIsCut(name)
  const stem = stemOf(name)
  return (
    <span ref={box} className={classes.name} title={name} data-cut={isCut || undefined}>
      {stem}
      <span className={classes.ending}>{name.slice(stem.length)}</span>
    </span>
  )
}

/** Whether there is more of the name than the lines hold. */
function useIsCut(name: string) {
  const box = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is measured anew
  useEffect(() => {
    const element = box.current
    if (!element) return
    // A letter may reach a pixel below its line.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 2)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [name])
  return { box, isCut }
}
