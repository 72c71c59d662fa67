/** The calls of the calculators for programs: each field of the body, and an example with its answer. */
import { join } from 'node:path'
import { calculatorsRows } from '@mizan/calculators/contract'
import { type CalculatorName, calculators } from '@mizan/calculators/server'
import type { z } from 'zod'
import type { Example } from './cases.ts'
import { meaningsOf } from './meanings.ts'

export const callsPath = join(import.meta.dirname, '../../../docs/calculator-calls.md')

const head = `# Calls of the calculators

Each calculator is a call of the contract: \`POST /api/calculators/...\` with a body in JSON, by a person with the licence
of the calculators. The same code runs in the browser and in \`npm run eval -- calculators --cases <file>\`, which takes
one \`{"call", "body", "expected"}\` a line: \`call\` is a name or a path of this page, \`expected\` has the fields of the
answer that must be equal (\`slices.0.interest\` names one within another; \`code\` is that of a refusal; \`100\` and
\`"100.00"\` are equal). Amounts, rates and counts are texts or JSON numbers. Answers have amounts as texts with two
decimal places, and besides their own fields \`steps\`, \`rows\` (the figures that were used) and \`notes\`. A body with a
wrong field is refused as \`request.invalid\`; a field that a calculator does not know is passed over.

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
  anyOf?: Shape[]
}

/** The fields of every answer, which the head of the page describes. */
const ofAll = ['steps', 'rows', 'notes']

/** @param examples the first one of each calculator is shown */
export function callsOf(examples: readonly Example[]): string {
  const names = (Object.keys(calculators) as CalculatorName[]).toSorted()
  return `${[head, ...names.map((name) => callOf(name, examples))].join('\n\n')}\n`
}

function callOf(name: CalculatorName, examples: readonly Example[]): string {
  const { path, summary, answer, errors } = calculatorsRows[name]
  const { body } = calculators[name]
  const asked = body.toJSONSchema({ io: 'input', unrepresentable: 'any', override: withDefault }) as Shape
  const { properties, ...rest } = answer.toJSONSchema({ io: 'output', unrepresentable: 'any' }) as Shape
  const own = Object.entries(properties ?? {}).filter(([field]) => !ofAll.includes(field))
  const shown = examples.find(({ call, expected }) => call === name && !('refusal' in expected))
  return [
    `## ${name}`,
    '',
    `\`POST /api${path}\`: ${summary}.`,
    '',
    '| field | value | meaning |',
    '| --- | --- | --- |',
    ...fieldsOf(asked, '', (field, isRequired) => [
      askedText(field),
      isRequired ? 'required' : standingOf(field),
    ]),
    '',
    '| answered | value | meaning |',
    '| --- | --- | --- |',
    ...fieldsOf({ ...rest, properties: Object.fromEntries(own) }, '', (field, isRequired) => [
      answeredText(field),
      isRequired ? '' : 'may be missing',
    ]),
    '',
    `Refusals: ${errors.map((code) => `\`${code}\``).join(', ')}.`,
    ...(shown
      ? ['', `For example \`${JSON.stringify(shown.body)}\` answers \`${JSON.stringify(shown.expected)}\`.`]
      : []),
  ].join('\n')
}

/** A default behind a conversion, of a count or an amount, is left out otherwise. */
function withDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { def } = zodSchema._zod
  if (def.type === 'default') Object.assign(jsonSchema, { default: def.defaultValue })
}

function fieldsOf(
  { properties = {}, required = [] }: Shape,
  within: string,
  textsOf: (field: Shape, isRequired: boolean) => string[],
): string[] {
  const meanings = meaningsOf(Object.keys(properties))
  return Object.entries(properties).flatMap(([name, field]) => {
    const value = textsOf(field, required.includes(name)).filter(Boolean).join('; ')
    const inner = field.items?.properties ? field.items : (objectIn(field) ?? field)
    const mark = field.items ? '[].' : '.'
    return [
      `| \`${within}${name}\` | ${value} | ${meanings.get(name) ?? ''} |`,
      ...fieldsOf(inner, `${within}${name}${mark}`, textsOf),
    ]
  })
}

/** The shape that is not null, if null is allowed as well. */
const objectIn = ({ anyOf }: Shape): Shape | undefined => anyOf?.find(({ properties }) => properties)

const standingOf = ({ default: value }: Shape): string =>
  value === undefined ? 'may be left out' : `\`${JSON.stringify(value)}\` if it is left out`

function askedText(field: Shape): string {
  if (field.description) return field.description
  if (field.enum) return `one of: ${field.enum.join(', ')}`
  if (field.items) return `a list of ${field.minItems ?? 0} to ${field.maxItems ?? 'any number'}`
  if (field.type === 'boolean') return 'true or false'
  if (field.type === 'object') return 'fields of their own'
  return `a text of at most ${field.maxLength ?? 'any number of'} characters`
}

function answeredText(field: Shape): string {
  if (field.anyOf) return field.anyOf.map(answeredText).join(' or ')
  if (field.items) return `a list${field.items.properties ? '' : ` of: ${answeredText(field.items)}`}`
  if (field.description) return field.description
  if (field.enum) return `one of: ${field.enum.join(', ')}`
  if (Array.isArray(field.type)) return field.type.map((type) => answeredText({ type })).join(' or ')
  const types = { boolean: 'true or false', object: 'fields of their own', string: 'a text', null: 'null' }
  return types[field.type as keyof typeof types] ?? 'a number'
}
