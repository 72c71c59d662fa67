/** Checks addresses that come from packs before they become links. */
const webProtocols = new Set(['http:', 'https:'])

/**
 * A safe address for a link; null if it is none. Packs come from anywhere, and a browser would execute an address
 * such as "javascript:…" when the link is followed.
 */
export function webAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  return webProtocols.has(new URL(address).protocol) ? address : null
}
