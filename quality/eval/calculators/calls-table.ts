/** The calls of the calculators for programs: each field of the body, and an example with what answers it. */
import { join } from 'node:path'
import { calculatorsRows } from '@mizan/calculators/contract'
import { type CalculatorName, calculators } from '@mizan/calculators/server'
import type { Example } from './cases.ts'

export const callsPath = join(import.meta.dirname, '../../../docs/calculator-calls.md')

const head = `# Calls of the calculators

Each calculator is a call of the contract: \`POST /api/calculators/...\` with a body in JSON, by a person with the licence
of the calculators. The same code runs in the browser and in \`npm run eval -- calculators --cases <file>\`, which takes
one \`{"call", "body", "expected"}\` a line: \`call\` is a name or a path of this page, \`expected\` has the fields of the
answer that must be equal (\`slices.0.interest\` names one within another; \`code\` is that of a refusal; \`100\` and
\`"100.00"\` are equal). Amounts, rates and counts are texts or JSON numbers. Answers have amounts as texts with two
decimal places, and besides their own fields \`steps\`, \`rows\` (the figures that were used) and \`notes\`.

This page is made of the shapes of the calls by \`npm run eval -- calculators --table\`.`

interface Shape {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  default?: unknown
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

/** @param examples the first one of each calculator is shown */
export function callsOf(examples: readonly Example[]): string {
  const names = (Object.keys(calculators) as CalculatorName[]).toSorted()
  return `${[head, ...names.map((name) => callOf(name, examples))].join('\n\n')}\n`
}

function callOf(name: CalculatorName, examples: readonly Example[]): string {
  const { path, summary } = calculatorsRows[name]
  const { body } = calculators[name]
  const shape = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape
  const shown = examples.find(({ call, expected }) => call === name && !('refusal' in expected))
  return [
    `## ${name}`,
    '',
    `\`POST /api${path}\`: ${summary}.`,
    '',
    '| field | value |',
    '| --- | --- |',
    ...fieldsOf(shape, ''),
    ...(shown
      ? ['', `For example \`${JSON.stringify(shown.body)}\` answers \`${JSON.stringify(shown.expected)}\`.`]
      : []),
  ].join('\n')
}

const fieldsOf = ({ properties = {}, required = [] }: Shape, within: string): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const told = [textOf(field), required.includes(name) ? 'required' : standingOf(field)].filter(Boolean)
    const inner = field.items?.properties ? field.items : field
    const mark = inner === field ? '.' : '[].'
    return [`| \`${within}${name}\` | ${told.join('; ')} |`, ...fieldsOf(inner, `${within}${name}${mark}`)]
  })

const standingOf = ({ default: value }: Shape): string =>
  value === undefined ? 'may be left out' : `\`${JSON.stringify(value)}\` if it is left out`

function textOf(field: Shape): string {
  if (field.description) return field.description
  if (field.enum) return `one of: ${field.enum.join(', ')}`
  if (field.items) return `a list of ${field.minItems ?? 0} to ${field.maxItems ?? 'any number'}`
  if (field.type === 'boolean') return 'true or false'
  if (field.type === 'object') return 'fields of their own'
  return `a text of at most ${field.maxLength ?? 'any number of'} characters`
}
