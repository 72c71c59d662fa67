/** The number of free wrong attempts, and the growth of the pauses after them. */

export interface TryLimit {
  /** Wrong attempts before the first pause. */
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** After this time without an attempt the count starts again. */
  forgetSeconds: number
}

/** The limit of tries from one network to one account. */
export const fromOneNetwork: TryLimit = {
  free: 10,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
}

/**
 * The limit of tries from all networks to one account; it never applies to a network from which its owner has signed
 * in before.
 */
export const fromEverywhere: TryLimit = { ...fromOneNetwork, free: 50 }
