/** Runs worked examples through the pure code of the calculators, by the same schemas as their calls; no server. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteAll } from '../../figures.ts'
import { readLines } from '../texts.ts'
import { callsOf, callsPath } from './calls-table.ts'
import { differencesOf, type Example } from './cases.ts'
import { tableOf, tablePath } from './table.ts'

interface Options {
  /** A file of examples; without it all published ones. */
  path?: string | undefined
  /** Whether the published table is made anew. */
  writesTable: boolean
}

/** All examples that are published, file by file. */
export const publishedExamples = (): Example[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readLines<Example>(join(import.meta.dirname, name)))

/** Prints each failure with what was expected. Returns whether there are examples and all hold. */
export function evaluateCalculators({ path, writesTable }: Options): boolean {
  const examples = path ? readLines<Example>(path) : publishedExamples()
  const failed = examples.filter((example, at) => !holds(example, at + 1)).length
  const passed = examples.length - failed
  noteAll({ examples: examples.length, passed, failed }, 'calculators')
  console.log(`${examples.length} examples, ${passed} passed, ${failed} failed`)
  if (writesTable) writeTables()
  return examples.length > 0 && failed === 0
}

function holds(example: Example, line: number): boolean {
  const differences = differencesOf(example)
  if (differences.length > 0) console.log(`example ${line}: ${example.call} ${example.title ?? ''}`)
  for (const { field, expected, answered } of differences)
    console.log(`  ${field}: expected ${JSON.stringify(expected)}, answered ${JSON.stringify(answered)}`)
  return differences.length === 0
}

function writeTables(): void {
  const examples = publishedExamples()
  writeFileSync(tablePath, tableOf(examples))
  writeFileSync(callsPath, callsOf(examples))
}
