/** The area in which a text is read: its size, the cards of its citations, the button that copies a selection. */
import { type ReactNode, type RefObject, useCallback } from 'react'
import type { TextLink } from '../../../schemas.ts'
import { QuoteButton, type QuoteOf } from '../quote/QuoteButton.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import classes from './text.module.css'
import { usePreview } from './use-preview.ts'

interface Props {
  surface: RefObject<HTMLDivElement | null>
  /** Size of the letters in rem. */
  size: number
  /** The citations of each named text on the surface. */
  linksOf: (name: string) => readonly TextLink[] | undefined
  quoteOf: QuoteOf
  children: ReactNode
}

export function TextSurface({ surface, size, linksOf, quoteOf, children }: Props) {
  const preview = usePreview(surface)
  const link = useCallback(
    (mark: string) => {
      const cut = mark.lastIndexOf(':')
      return linksOf(mark.slice(0, cut))?.[Number(mark.slice(cut + 1))]
    },
    [linksOf],
  )
  const shown = preview && link(preview.mark)
  return (
    <div ref={surface} className={classes.surface} style={{ '--reading-size': `${size}rem` } as object}>
      {children}
      {shown && <PreviewCard preview={preview} link={shown} />}
      <QuoteButton surface={surface} quoteOf={quoteOf} />
    </div>
  )
}
