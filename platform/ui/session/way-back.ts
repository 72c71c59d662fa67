/** Where to go after signing in. The address comes from outside, so it may only lead to a page of this site. */

/** Any origin is enough to parse a path; this one belongs to nobody. */
const somewhere = 'https://site.invalid'

/** Returns the path if it belongs to this site, otherwise undefined. */
export function safePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2_000) return undefined
  // A browser reads `\` as `/` and drops control characters, so `/\host` and `/<tab>/host` would lead to another
  // site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  const url = URL.parse(text, somewhere)
  return url?.origin === somewhere && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}
