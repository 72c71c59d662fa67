/** Whether the client has a screen at an address, according to the list that was built with it. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** `pattern`: a segment that begins with `$` matches any other; a last segment `$` matches all that follow. */
export function isAddress(pattern: string, path: string): boolean {
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  if (wanted.at(-1) !== '$' && wanted.length !== given.length) return false
  return wanted.every((part, at) => part === '$' || part === given[at] || isNamed(part, given[at]))
}

const isNamed = (part: string, given: string | undefined) => part.startsWith('$') && given !== undefined

let kept: { file: string; state: string; patterns: readonly string[] } | undefined

/** True where the client came without a list. A newer client replaces it while the server runs. */
export function hasScreen(folder: string, path: string): boolean {
  const file = join(folder, 'addresses.json')
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return true
  const state = `${found.ino} ${found.mtimeMs}`
  if (kept?.file !== file || kept.state !== state)
    kept = { file, state, patterns: JSON.parse(readFileSync(file, 'utf8')) }
  return kept.patterns.some((pattern) => isAddress(pattern, path))
}
