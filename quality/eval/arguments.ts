/** The arguments of `npm run eval`, with their paths relative to the caller's folder. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '@mizan/platform/config'
import { takeJson } from '../figures.ts'

const { words, write } = takeJson(process.argv.slice(2))
export const writeFigures = write
export const { positionals, values } = parseArgs({
  args: words,
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    corpus: { type: 'string' },
    questions: { type: 'string' },
    pairs: { type: 'string' },
    texts: { type: 'string' },
    files: { type: 'string' },
    cases: { type: 'string' },
    laws: { type: 'string' },
    quotes: { type: 'string' },
    table: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    names: { type: 'string', default: '0' },
    folder: { type: 'string' },
    show: { type: 'string', default: '0' },
    set: { type: 'string', default: '' },
    missed: { type: 'boolean', default: false },
    count: { type: 'string' },
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '7' },
  },
})

/** @throws Error with the usage if the path is needed and was not given */
export function pathOf(given: string | undefined, usage: string): string {
  if (!given) throw new Error(`Usage: npm run eval -- ${usage} [--json <file>]`)
  return resolve(callerFolder(), given)
}

export const findPath = (given: string | undefined): string | undefined =>
  given && resolve(callerFolder(), given)
