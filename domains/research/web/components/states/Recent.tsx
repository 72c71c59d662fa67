/** The last searches of the person, where the plan of the office has a history; loaded after the screen itself. */
import { Later } from '@mizan/platform/ui'
import { useHasHistory } from '../../kept/licences.ts'
import type { Scope } from '../../place.ts'
import classes from './states.module.css'

const recentSearches = async () => (await import('../../kept/RecentSearches.tsx')).default

export function Recent({ scope }: { scope: Scope }) {
  return useHasHistory() ? (
    <Later load={recentSearches} meanwhile={<div className={classes.recentWaiting} />} scope={scope} />
  ) : null
}
