/** The answer to the question about cookies, kept in a cookie together with its own expiry. */

export type Consent = 'accepted' | 'declined'

interface Kept {
  consent: Consent
  /** Seconds since 1970. */
  until: number
}

const name = 'cookie_consent'
const lasting = 450 * 24 * 60 * 60

/** `now` in seconds since 1970; undefined if there is no answer, or it has expired. */
export function readConsent(cookies: string, now: number): Kept | undefined {
  const [, consent, digits] =
    new RegExp(`(?:^|;\\s*)${name}=(accepted|declined)\\.(\\d{1,12})(?:;|$)`).exec(cookies) ?? []
  const until = Number(digits)
  return consent && until > now && until <= now + lasting ? { consent: consent as Consent, until } : undefined
}

/** An answer given now. */
export const answered = (consent: Consent, now: number): Kept => ({ consent, until: now + lasting })

/**
 * The text that a page assigns to `document.cookie`. Browsers keep no cookie for more than 400 days, so it is written
 * again at each visit, for the time that is left.
 */
export const consentCookie = ({ consent, until }: Kept, now: number, secure: boolean): string =>
  `${name}=${consent}.${until}; Max-Age=${until - now}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

interface Surroundings {
  userAgent: string
  /** `window` has the bridge of a React Native app. */
  hasBridge: boolean
}

/** True inside an app that shows the site in a web view: there the app asks, not the page. */
export function isNativeWebView({ userAgent, hasBridge }: Surroundings): boolean {
  if (hasBridge) return true
  if (/Android/.test(userAgent)) return /;\s*wv\)/.test(userAgent)
  return /iPhone|iPad|iPod/.test(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)
}
