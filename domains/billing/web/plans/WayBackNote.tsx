/**
 * Shows what waits until the office has a plan: the question asked before the sign-up, or the screen that needed the
 * plan.
 */
import { readWayBack } from '@mizan/platform/ui'
import { useSearch } from '@tanstack/react-router'
import type { Status } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './plans.module.css'

export function WayBackNote({ state }: Pick<Status, 'state'>) {
  const t = useText()
  const isWithout = state === 'none' || state === 'lapsed'
  const { next = isWithout ? readWayBack() : undefined } = useSearch({ from: '/subscription' })
  if (!next) return null
  const question = questionIn(next)
  return (
    <p className={classes.wayBack}>{question ? t('wayBack.question', { question }) : t('wayBack.screen')}</p>
  )
}

/** The addresses of searches and of the assistant contain the question. */
function questionIn(path: string): string | null {
  const asked = new URL(path, window.location.origin).searchParams
  return asked.get('q') || asked.get('question')
}
