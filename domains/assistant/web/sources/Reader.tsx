/**
 * The place of a quote in its text, beside the answer. `j` and `k` go to the next and the previous quote, Escape back to
 * the list. Its heading has the focus when it opens.
 */
import { IconButton, returnFocus, useScreenKeys } from '@mizan/platform/ui'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Place } from '../answer/places.ts'
import { useText } from '../text.ts'
import { ArticlePlace } from './ArticlePlace.tsx'
import { DecisionPlace } from './DecisionPlace.tsx'
import { DocumentPlace } from './DocumentPlace.tsx'
import { nameOfPlace } from './place-name.ts'
import classes from './sources.module.css'
import { ToolPlace } from './ToolPlace.tsx'

interface Props {
  places: readonly Place[]
  at: number
  caseId: string | null
  onOpen: (at: number | null) => void
}

export function Reader({ places, at, caseId, onOpen }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = places[at] as Place
  useFocus(heading, at)
  const step = (by: 1 | -1) => () => places[at + by] && onOpen(at + by)
  useScreenKeys({ j: step(1), k: step(-1) })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onOpen(null)
  }
  return (
    <section className={classes.reader} aria-label={nameOfPlace(t, place)} onKeyDown={onKey}>
      <div className={classes.bar}>
        <IconButton icon={IconArrowLeft} label={t('sources.back')} onClick={() => onOpen(null)} />
        <span className={classes.at}>{t('sources.at', { at: at + 1, all: places.length })}</span>
        <IconButton
          icon={IconChevronLeft}
          label={t('sources.previous')}
          aria-keyshortcuts="k"
          disabled={at === 0}
          onClick={step(-1)}
        />
        <IconButton
          icon={IconChevronRight}
          label={t('sources.next')}
          aria-keyshortcuts="j"
          disabled={at === places.length - 1}
          onClick={step(1)}
        />
      </div>
      <h3 ref={heading} tabIndex={-1} data-autofocus lang="tr" className={classes.title}>
        <span className={classes.no} aria-hidden>
          {place.no}
        </span>
        {nameOfPlace(t, place)}
      </h3>
      <Text key={`${place.source.id} ${place.support.placeId}`} place={place} caseId={caseId} />
    </section>
  )
}

/**
 * Each quote opens the reader again. Afterwards the focus returns to the element that opened it, or to the button of
 * the quote in the list.
 */
function useFocus(heading: RefObject<HTMLElement | null>, at: number): void {
  const opener = useRef<Element | null>(null)
  const last = useRef(at)
  useEffect(() => {
    const here = document.activeElement
    if (here && !here.closest('section')?.contains(heading.current)) opener.current = here
    last.current = at
    heading.current?.focus({ preventScroll: true })
  }, [heading, at])
  useEffect(
    () => () => returnFocus(opener.current, () => document.querySelector(`[data-place="${last.current}"]`)),
    [],
  )
}

function Text({ place, caseId }: { place: Place; caseId: string | null }) {
  if (place.source.kind === 'article') return <ArticlePlace place={place} />
  if (place.source.kind === 'decision') return <DecisionPlace place={place} />
  if (place.source.kind === 'document') return <DocumentPlace place={place} caseId={caseId} />
  return <ToolPlace place={place} />
}
