/** How many failed sign-ins of one account its record keeps: enough to see an attack, too few to be buried by one. */
import type { TryLimit } from './tries.ts'

/** From one network: two, and while it goes on another after a quarter of an hour, then ever more seldom. */
export const refusalsFromOneNetwork: TryLimit = {
  free: 2,
  firstPauseSeconds: 900,
  longestPauseSeconds: 3_600,
  forgetSeconds: 86_400,
}

/** From everywhere: twenty, then one an hour. */
export const refusalsFromEverywhere: TryLimit = {
  free: 20,
  firstPauseSeconds: 3_600,
  longestPauseSeconds: 3_600,
  forgetSeconds: 86_400,
}
