/** How many wrong tries are free, and how long the pauses grow after them. */

export interface TryLimit {
  /** Wrong tries before the first pause. */
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** After so long without a try the count begins anew. */
  forgetSeconds: number
}

/** From one network to one account. */
export const fromOneNetwork: TryLimit = {
  free: 10,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
}

/** From everywhere to one account; it never binds a network from which its owner has signed in before. */
export const fromEverywhere: TryLimit = { ...fromOneNetwork, free: 50 }
