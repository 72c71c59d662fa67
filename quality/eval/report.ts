/** Prints measurements as a table that fits a terminal. */
import { noteAll } from '../figures.ts'
import type { SentenceReport } from './known-item.ts'
import type { Scores } from './metrics.ts'

const columns: (keyof Scores)[] = ['hit1', 'hit10', 'mrr10', 'ndcg10']

export function heading(systems: readonly string[]): string {
  const names = columns.flatMap((column) => systems.map((system) => `${column} ${system}`.padStart(13)))
  return `${'set'.padEnd(36)}${'n'.padStart(5)}${names.join('')}`
}

export function row(name: string, count: number, bySystem: readonly Scores[]): string {
  const cells = columns.flatMap((column) => bySystem.map((scores) => scores[column].toFixed(3).padStart(13)))
  return `${name.slice(0, 36).padEnd(36)}${String(count).padStart(5)}${cells.join('')}`
}

/** "reached" or how much is missing. */
export function against(value: number, target: number): string {
  return value >= target
    ? `reached (${value.toFixed(3)} ≥ ${target})`
    : `NOT reached (${value.toFixed(3)} < ${target})`
}

/** @param shows whether sentences that were not found are printed */
export function printSentences(name: string, report: SentenceReport, shows: boolean): void {
  const { asked, elsewhere, hit10, plainHit10, stock, stockHits, missed } = report
  noteAll(report, 'known-item', name, 'sentence')
  console.log(`${name} by a sentence of their own: ${asked} asked, hit10 ${against(hit10, 0.97)}`)
  console.log(
    `  ${elsewhere} of these as another text with the same sentence word for word, which counts as the item`,
  )
  console.log(`  without diacritics: hit10 ${against(plainHit10, hit10 - 0.02)}`)
  console.log(
    `  apart from these: ${stock} stock phrases of more than ten texts, ${stockHits} found in that wording`,
  )
  for (const sentence of missed.slice(0, shows ? 50 : 0)) console.log(`  missed: ${sentence}`)
}
