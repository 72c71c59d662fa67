/** The costs of a run's groups: printed at its end, and written for each file into a file of figures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Costs } from './processor.ts'

const DEAREST = 10

export class Ledger {
  #spent = 0
  readonly #files: [file: string, seconds: number][] = []

  /** Returns the words about it. A group that was killed could not say what it cost. */
  note(costs: Costs | undefined): string {
    if (!costs) return 'an unknown time of a processor'
    this.#spent += costs.all
    this.#files.push(...Object.entries(costs.files))
    return `${costs.all.toFixed(1)} s of a processor`
  }

  /** PostgreSQL serves all groups, so that its time belongs to none of them. */
  told(): string {
    const dearest = this.#sorted()
      .slice(0, DEAREST)
      .map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
    return [
      `\n${this.#spent.toFixed(1)} s of a processor without PostgreSQL; the dearest files:`,
      ...dearest,
    ].join('\n')
  }

  /** Files that were not run now keep what they cost before. */
  keep(path: string): void {
    mkdirSync(dirname(path), { recursive: true })
    const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).files : {}
    const figures = { all: this.#spent, files: { ...before, ...Object.fromEntries(this.#sorted()) } }
    writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`)
  }

  #sorted() {
    return this.#files.toSorted(([, one], [, other]) => other - one)
  }
}
