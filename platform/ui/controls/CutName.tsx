/** A name on at most two lines: its ending is seen however long it is, and all of it under the pointer. */
import { type RefObject, useEffect, useRef } from 'react'
import classes from './CutName.module.css'

export function CutName({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useCutMark(box, name)
  const ending = endingOf(name)
  return (
    <span ref={box} className={classes.name} title={name}>
      <span className={classes.afterCut} data-ending={ending} aria-hidden />
      {name.slice(0, name.length - ending.length)}
      <span>{ending}</span>
    </span>
  )
}

/** The type of a file, or else the last word: names that begin alike often differ there. */
const endingOf = (name: string): string =>
  (/(?<=.)\.(?=\d*[a-z])[a-z\d]{1,10}$/i.exec(name) ?? /\s\S{1,16}$/.exec(name))?.[0] ?? ''

/** Between the last word and the ending, which would stand at the end of the line however early the word ends. */
function gapOf({ children: [afterCut], childNodes: [, beginning] }: HTMLElement): number {
  if (!afterCut || !beginning) return 0
  const text = document.createRange()
  text.selectNodeContents(beginning)
  const [, line] = text.getClientRects()
  const gap = line ? Math.floor(afterCut.getBoundingClientRect().left - line.right) : 0
  return Math.max(0, gap - spacePx)
}

/** What a space between words takes. */
const spacePx = 4

/** `data-cut` says that there is more of the name than two lines hold, and `--gap` where its ending stands. */
function useCutMark(box: RefObject<HTMLSpanElement | null>, name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is measured anew
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      element.removeAttribute('data-cut')
      element.style.removeProperty('--gap')
      // A letter may reach a pixel below its line.
      const isCut = element.scrollHeight > element.clientHeight + 2
      element.toggleAttribute('data-cut', isCut)
      if (isCut) element.style.setProperty('--gap', `${gapOf(element)}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [name])
}
