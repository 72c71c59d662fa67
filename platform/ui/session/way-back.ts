/** Where to go after signing in, or once there is a plan. The address comes from outside, so it may only lead to a page of this site. */
import { readStored, removeStored, writeStored } from '../stored.ts'
import { wayBackKey } from './keys.ts'

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

/** Whoever comes back later than that has forgotten what they wanted. */
const lastsMs = 24 * 60 * 60_000

/** Keeps where somebody was going who needs an account or a plan first: over the bank's page, and over a closed browser. */
export const keepWayBack = (path: string): void =>
  writeStored(wayBackKey, JSON.stringify({ path, at: Date.now() }))

export function readWayBack(): string | undefined {
  try {
    const { path, at } = JSON.parse(readStored(wayBackKey) ?? '{}')
    return Math.abs(Date.now() - at) < lastsMs ? safePath(path) : undefined
  } catch {
    return undefined
  }
}

export const forgetWayBack = (): void => removeStored(wayBackKey)
