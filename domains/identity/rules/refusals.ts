/**
 * The number of failed sign-ins of one account that are recorded: enough to show an attack, too few to bury other
 * entries.
 */
import type { TryLimit } from './tries.ts'

/** The limit from one network: two, then another after a quarter of an hour, then at growing intervals. */
export const refusalsFromOneNetwork: TryLimit = {
  free: 2,
  firstPauseSeconds: 900,
  longestPauseSeconds: 3_600,
  forgetSeconds: 86_400,
}

/** The limit from all networks together: twenty, then one an hour. */
export const refusalsFromEverywhere: TryLimit = {
  free: 20,
  firstPauseSeconds: 3_600,
  longestPauseSeconds: 3_600,
  forgetSeconds: 86_400,
}
