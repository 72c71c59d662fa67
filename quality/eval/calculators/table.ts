/** The published table of worked examples. */
import { join } from 'node:path'
import type { Example } from './cases.ts'

export const tablePath = join(import.meta.dirname, '../../../docs/calculators.md')

const head = `# Worked examples of the calculators

Each line is a call with the fields of its answer that must be equal, and where the result comes from. The table is made
of the files in quality/eval/calculators by \`npm run eval -- calculators --table\`, which also runs them all.`

/** Grouped by calculator, in the order of the files. */
export function tableOf(examples: readonly Example[]): string {
  const groups = Map.groupBy(examples, ({ call }) => call)
  const parts = [...groups].map(([call, own]) =>
    [`## ${call} (${own.length})`, '', ...tableOfCall(own)].join('\n'),
  )
  return `${[head, `${examples.length} examples.`, ...parts].join('\n\n')}\n`
}

const tableOfCall = (examples: readonly Example[]): string[] => [
  '| example | input | expected | source |',
  '| --- | --- | --- | --- |',
  ...examples.map(
    ({ title = '', body, expected, source = '' }) =>
      `| ${[title, code(body), code(expected), source].map(cell).join(' | ')} |`,
  ),
]

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
