/**
 * Figures of a measurement as one flat object, to compare runs: every command of eval, bench and faults takes `--json
 * <file>` and writes its figures there, such as `{ "search.10000.rare.http.p95": 31 }`.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { callerFolder } from '@mizan/platform/config'

const noted = new Map<string, number | string>()

/** Words of a name in lower case, joined by hyphens. */
const nameOf = (part: string | number): string =>
  String(part)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

/** `parts` go from the general to the particular: `note(31, 'search', 10_000, 'rare', 'http', 'p95')`. */
export function note(value: number | string | null | undefined, ...parts: (string | number)[]): void {
  if (value === null || value === undefined || Number.isNaN(value)) return
  const name = parts.map(nameOf).join('.')
  if (noted.has(name)) throw new Error(`The figure ${name} was noted twice`)
  noted.set(name, typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value)
}

/** Each number of an object under its own key. */
export function noteAll(values: object, ...parts: (string | number)[]): void {
  for (const [key, value] of Object.entries(values)) if (typeof value === 'number') note(value, ...parts, key)
}

/**
 * The words without `--json <file>`, and the function that writes the figures there if the option was given.
 * @throws Error without a file
 */
export function takeJson(words: readonly string[]): { words: string[]; write: () => void } {
  const at = words.indexOf('--json')
  if (at < 0) return { words: [...words], write: () => {} }
  const file = words[at + 1]
  if (!file || file.startsWith('--')) throw new Error('--json needs a file, such as --json figures.json')
  const path = resolve(callerFolder(), file)
  return {
    words: words.toSpliced(at, 2),
    write: () => writeFileSync(path, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`),
  }
}
