/** Runs worked examples through the pure code of the calculators, by the same schemas as their calls; no server. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteAll } from '../../figures.ts'
import { readLines } from '../texts.ts'
import { callsOf, callsPath } from './calls-table.ts'
import { differencesOf, type Example } from './cases.ts'
import { type ExampleLine, exampleLines } from './lines.ts'
import { tableOf, tablePath } from './table.ts'

interface Options {
  /** The path of a file of examples; without it all published ones. */
  path?: string | undefined
  /** Whether the published table is written again. */
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
  const examples = publishedExamples()
  const lines = path ? linesIn(path) : examples.map((example, at) => ({ line: at + 1, example }))
  const failed = lines.filter((one) => !holds(one)).length
  const passed = lines.length - failed
  noteAll({ examples: lines.length, passed, failed }, 'calculators')
  console.log(`${lines.length} examples, ${passed} passed, ${failed} failed`)
  if (writesTable) writeTables(examples)
  return lines.length > 0 && failed === 0
}

function linesIn(path: string): ExampleLine[] {
  if (existsSync(path)) return exampleLines(readFileSync(path, 'utf8'))
  console.log(`${path} is not there`)
  return []
}

function holds({ line, example }: ExampleLine): boolean {
  if (!example) {
    console.log(`line ${line} is no {"call", "body", "expected"} in JSON`)
    return false
  }
  const differences = differencesOf(example)
  if (differences.length > 0) console.log(`line ${line}: ${example.call} ${example.title ?? ''}`)
  for (const { field, expected, answered } of differences)
    console.log(`  ${field}: expected ${JSON.stringify(expected)}, answered ${JSON.stringify(answered)}`)
  return differences.length === 0
}

function writeTables(examples: readonly Example[]): void {
  writeFileSync(tablePath, tableOf(examples))
  writeFileSync(callsPath, callsOf(examples))
}
