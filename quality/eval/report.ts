/** Prints measurements as a table that fits a terminal. */
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
