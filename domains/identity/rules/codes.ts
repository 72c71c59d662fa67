/** The validity of a code, and limits of sending and trying codes. */

export const codeLimits = {
  validSeconds: 300,
  resendSeconds: 60,
  wrongTries: 5,
  /** Codes for one purpose of one account from one network. */
  perNetworkAndHour: 5,
  /** Codes for one account; together with the tries this limits the success of guessing in a year. */
  perHour: 10,
  perDay: 20,
  /**
   * Codes to an address or number that nobody has proven: others who claim it must not keep its owner from proving
   * it.
   */
  perDayOfClaims: 60,
  /** After the daily limit codes come at this interval, so that nobody can block them completely. */
  slowSeconds: 7_200,
  /** A code that was sent longer ago cannot be sent again; the user has to start over. */
  resendableSeconds: 3600,
  /** The time in which a password can be reset after its code was right. */
  resetTokenSeconds: 600,
} as const

export interface EarlierCode {
  sentAt: number
  network: string
  /** Requested from a network from which the owner of the account has signed in before. */
  isFamiliar: boolean
}

interface Asker {
  network: string
  /** Whether the caller is known by a session or the password. */
  known: boolean
  isFamiliar: boolean
  /** The code is to prove an address or a number, which other accounts may claim as well. */
  isClaim?: boolean
}

/**
 * Milliseconds from `now` until another code may be sent; 0 at once. `earlier` holds the codes of the last day for
 * the same purpose of the same account. A caller who is `known` by a session or the password waits for the whole
 * account, however many networks there are; strangers on another network do not make its owner wait between two
 * codes. Familiar networks have an allowance of their own, which no stranger can use up. For a claim each network has
 * its own.
 */
export function waitBeforeCode(
  earlier: readonly EarlierCode[],
  { network, known, isFamiliar, isClaim }: Asker,
  now: number,
): number {
  // A code from the future was sent before the clock was set back: it delays nobody.
  const past = earlier.filter(({ sentAt }) => sentAt <= now)
  const own = past.filter((code) => code.network === network)
  const alike = past.filter((code) => code.isFamiliar === isFamiliar)
  const ofNetwork = waitFor(own, codeLimits.perNetworkAndHour, 3_600, now)
  if (isClaim)
    return Math.max(
      waitFor(own, 1, codeLimits.resendSeconds, now),
      ofNetwork,
      slowed(past, codeLimits.perDayOfClaims, now),
    )
  return Math.max(
    waitFor(known ? past : own, 1, codeLimits.resendSeconds, now),
    ofNetwork,
    waitFor(alike, codeLimits.perHour, 3_600, now),
    slowed(alike, codeLimits.perDay, now),
  )
}

/** Applies a number per day, and then one every two hours. */
const slowed = (codes: readonly EarlierCode[], perDay: number, now: number): number =>
  Math.min(waitFor(codes, perDay, 86_400, now), waitFor(codes, 1, codeLimits.slowSeconds, now))

/** At most `count` codes within `seconds`: the wait until the oldest of the newest `count` is older than that. */
function waitFor(codes: readonly EarlierCode[], count: number, seconds: number, now: number): number {
  const newest = codes.map(({ sentAt }) => sentAt).sort((a, b) => b - a)
  const limiting = newest[count - 1]
  return limiting === undefined ? 0 : Math.max(0, limiting + seconds * 1000 - now)
}
