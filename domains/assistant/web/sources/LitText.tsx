/** A text with a highlighted quote; its column or sheet is scrolled to the quote, the window is not. */
import { useLayoutEffect, useRef } from 'react'
import type { AnswerSupport } from '../../schemas.ts'
import { useText } from '../text.ts'
import { litSpan } from './lit-span.ts'
import classes from './sources.module.css'

interface Props {
  text: string
  support: AnswerSupport
}

export function LitText({ text, support }: Props) {
  const t = useText()
  const mark = useRef<HTMLElement>(null)
  const span = litSpan(text, support)
  const from = span?.[0] ?? -1
  useLayoutEffect(() => {
    if (from >= 0 && mark.current) scrollTo(mark.current)
  }, [from])
  if (!span)
    return (
      <>
        {text}
        <span role="status" className={classes.changed}>
          {t('sources.changed')}
        </span>
      </>
    )
  return (
    <>
      {text.slice(0, span[0])}
      <mark ref={mark} data-lit>
        {text.slice(...span)}
      </mark>
      {text.slice(span[1])}
    </>
  )
}

/** Some lines above the mark stay in sight. */
function scrollTo(mark: HTMLElement): void {
  const box = scrollingBox(mark)
  if (!box) return
  const above = mark.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTop += above - box.clientHeight / 3
}

function scrollingBox(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
