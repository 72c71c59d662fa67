/** Prints the measured values beside the targets. */
import type { Build } from './build-index.ts'
import type { Timing } from './measure.ts'
import type { QuestionKind } from './queries.ts'
import { type Rival, SHARED_KINDS } from './rivals.ts'

const ms = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0)
const row = (cells: (string | number)[], widths: number[]) =>
  cells.map((cell, i) => String(cell).padEnd(widths[i] ?? 8)).join(' ')

export function printBuild(documents: number, build: Build, fillSeconds: number): void {
  const rate = Math.round(documents / build.seconds)
  const filled = fillSeconds > 0 ? `, database filled in ${fillSeconds.toFixed(0)} s before` : ''
  console.log(
    `\n${documents.toLocaleString('en')} decisions: index in ${build.seconds.toFixed(1)} s (${rate.toLocaleString('en')} a second), ` +
      `${build.diskMegabytes.toFixed(0)} MB on disk, ${build.peakMegabytes.toFixed(0)} MB at most while building${filled}`,
  )
}

export interface Column {
  name: string
  timings: Map<string, Timing>
}

export function printTimings(kinds: readonly QuestionKind[], columns: readonly Column[]): void {
  const widths = [30, ...columns.flatMap(() => [9, 9, 9, 12])]
  console.log(row(['milliseconds', ...columns.flatMap(({ name }) => [`${name}:`, '', '', ''])], widths))
  console.log(row(['', ...columns.flatMap(() => ['p50', 'p95', 'max', 'loop held'])], widths))
  for (const { name, target } of kinds) {
    const cells = columns.flatMap(({ timings }) => {
      const timing = timings.get(name)
      return [ms(timing?.p50), ms(timing?.p95), ms(timing?.max), ms(timing?.loop)]
    })
    console.log(row([name, ...cells, target === null ? '' : `target p95 < ${target}`], widths))
  }
}

/** The ratio of each other engine's time to ours, by the medians. */
export function printRatios(ours: Map<string, Timing>, rivals: readonly Rival[]): void {
  const widths = [30, 14, ...rivals.flatMap(() => [16, 12])]
  console.log(`\nBeside others (median ms in process, and how many times ours)`)
  console.log(row(['', 'this engine', ...rivals.flatMap(({ name }) => [name, 'times'])], widths))
  for (const name of SHARED_KINDS) {
    const own = ours.get(name)?.p50 ?? 0
    const cells = rivals.flatMap(({ timings }) => {
      const other = timings.get(name)?.p50 ?? 0
      return [ms(other), (other / own).toFixed(1)]
    })
    console.log(row([name, ms(own), ...cells], widths))
  }
  console.log(
    row(['build, s', '', ...rivals.flatMap(({ buildSeconds }) => [buildSeconds.toFixed(0), ''])], widths),
  )
}
