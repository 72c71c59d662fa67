/**
 * Makes random calls of people with different rights, many more than the unit tests make: the same test files, with
 * as many steps as are asked for.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { noteAll } from '../../figures.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Each compares what the calls open with a second, plainest statement of the rule. */
const tests = {
  cases: 'domains/cases/server/rights/random-rights.test.ts',
  export: 'apps/server/export-rights.test.ts',
} as const

export type RightsTest = keyof typeof tests
export const rightsTests = Object.keys(tests) as RightsTest[]

/** @returns whether no call opened more or less than the rule. */
export async function evaluateRights(
  steps: number,
  names: readonly RightsTest[] = rightsTests,
): Promise<boolean> {
  if (!Number.isInteger(steps) || steps < 1) throw new Error('--steps takes a whole number above zero')
  let failed = 0
  for (const name of names) {
    const started = performance.now()
    const status = await run(tests[name], steps)
    const seconds = (performance.now() - started) / 1_000
    if (status !== 0) failed += 1
    noteAll({ steps, seconds, failed: status === 0 ? 0 : 1 }, 'rights', name)
    console.log(
      `${name}: ${steps} steps in ${seconds.toFixed(0)} s, ${status === 0 ? 'as the rule' : 'FAILED'}`,
    )
  }
  return failed === 0
}

/** @returns the exit code of the test file. */
function run(file: string, steps: number): Promise<number | null> {
  // A test that runs inside another one would skip everything.
  const { NODE_TEST_CONTEXT: _outer, ...environment } = process.env
  const child = spawn(process.execPath, ['--test', file], {
    cwd: root,
    env: { ...environment, RANDOM_STEPS: String(steps) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((end) => child.once('close', end))
}
