/** Where to go after signing in. The address comes from outside, so it may lead to a place of this site only. */

/** Any origin serves to read a path; this one belongs to nobody. */
const somewhere = 'https://site.invalid'

/** Gives the path if it is one of this site, otherwise undefined. */
export function safePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2_000) return undefined
  // A browser reads `\` as `/` and drops control characters, so `/\host` and `/<tab>/host` would lead away.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  const url = URL.parse(text, somewhere)
  return url?.origin === somewhere && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}
