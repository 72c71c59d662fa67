/** The answer to the question about cookies, kept in a cookie of its own. */

export type Consent = 'accepted' | 'declined'

const name = 'cookie_consent'
const days = 450

export function readConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookies)?.[1]
  return value === 'accepted' || value === 'declined' ? value : undefined
}

/** The text that a page assigns to `document.cookie`. */
export const consentCookie = (consent: Consent, secure: boolean): string =>
  `${name}=${consent}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

interface Surroundings {
  userAgent: string
  /** The bridge that a React Native shell puts on the window. */
  hasBridge: boolean
}

/** True inside an app that shows the site in a web view of its own: there the app asks, not the page. */
export function isNativeWebView({ userAgent, hasBridge }: Surroundings): boolean {
  if (hasBridge) return true
  if (/Android/.test(userAgent)) return /;\s*wv\)/.test(userAgent)
  return /iPhone|iPad|iPod/.test(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)
}
