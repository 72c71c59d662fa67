/** Goes to the previous and the next result of the list that the text was opened from, also with the keys k and j. */
import { useFormat, useScreenKeys } from '@mizan/platform/ui'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { neighboursOf, type Step } from '../../trail.ts'
import { useText } from '../words.ts'
import { ToolButton } from './ToolButton.tsx'
import classes from './toolbar.module.css'

export function ResultSteps() {
  const t = useText()
  const format = useFormat()
  const { history } = useRouter()
  const href = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { previous, next, place, count } = neighboursOf(href) ?? {}
  // Stepping through results is one visit of the list: "back" leads to it, and not through every text.
  const to = (step: Step | undefined) => step && (() => history.replace(step.href))
  useScreenKeys({ j: to(next), k: to(previous) })
  if (place === undefined || count === undefined) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not fit into a toolbar
    <div className={classes.steps} role="group" aria-label={t('toolbar.results')}>
      <ToolButton
        icon={IconChevronLeft}
        label={previous?.leavesPage ? t('toolbar.previousPage') : t('toolbar.previousResult')}
        disabled={!previous}
        onClick={() => to(previous)?.()}
      />
      <span className={classes.place} title={t('toolbar.placeOf', { place, count })}>
        {format.number(place)} / {format.number(count)}
      </span>
      <ToolButton
        icon={IconChevronRight}
        label={next?.leavesPage ? t('toolbar.nextPage') : t('toolbar.nextResult')}
        disabled={!next}
        onClick={() => to(next)?.()}
      />
    </div>
  )
}
