/** How near a day is, which decides how its chip looks. */
import { type CivilDate, daysBetween } from '../../calendar/index.ts'

export type Standing = 'past' | 'today' | 'near' | 'soon' | 'later'

export function standingOf(day: CivilDate, today: CivilDate): { standing: Standing; days: number } {
  const left = daysBetween(today, day)
  const days = Math.abs(left)
  if (left < 0) return { standing: 'past', days }
  if (left === 0) return { standing: 'today', days }
  if (left <= 3) return { standing: 'near', days }
  return { standing: left <= 14 ? 'soon' : 'later', days }
}
