const webProtocols = new Set(['http:', 'https:'])

/**
 * An address that a link may lead to; null where it is none. Packs come from anywhere, and an address such as
 * "javascript:…" would be run by whoever follows it.
 */
export function webAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  return webProtocols.has(new URL(address).protocol) ? address : null
}
