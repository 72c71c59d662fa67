/** The input of a tool: the fields of a row's address, query and body side by side, as JSON Schema for a model. */
import { z } from 'zod'
import { AppError, type Row } from '../contract/index.ts'
import type { Tool } from './tool.ts'

export type JsonSchema = Record<string, unknown>

const parts = ['params', 'query', 'body'] as const
type Part = (typeof parts)[number]
type Parts = Partial<Record<Part, Record<string, unknown>>>

interface Field {
  part: Part
  schema: JsonSchema
  isRequired: boolean
}

/** The place at which a cut answer continues; a field beside those of the row. */
export const goingOn = 'continueFrom'
const goingOnSchema = {
  type: 'integer',
  minimum: 0,
  description:
    'Only to read on in an answer that was cut: the number that it gave. Repeat all other fields unchanged.',
}

export interface ToolInput {
  schema: JsonSchema
  /**
   * Sorts the fields that a model has sent into the parts of the call. @throws AppError `request.invalid` for unknown
   * or missing ones
   */
  partsOf: (given: Readonly<Record<string, unknown>>) => Parts
}

/** @throws Error if the tool names a field that the row does not have, or leaves one out that it needs */
export function inputOf(tool: Tool, row: Row): ToolInput {
  const fields = fieldsOf(tool, row)
  const shown = Object.keys(tool.fields)
  const known = (name: string): Field => {
    const field = fields.get(name)
    if (!field)
      throw new Error(`The tool ${tool.name} names the field ${name}, which ${tool.row} does not have.`)
    if (JSON.stringify(field.schema).includes('"$ref"'))
      throw new Error(`The tool ${tool.name} cannot show the field ${name} of its row to a model.`)
    return field
  }
  const fixed = Object.entries(tool.fixed ?? {}).map(([name, value]) => ({ ...known(name), name, value }))
  for (const [name, { isRequired }] of fields)
    if (isRequired && !shown.includes(name) && !(name in (tool.fixed ?? {})))
      throw new Error(`The tool ${tool.name} leaves out ${name}, which ${tool.row} needs.`)
  const properties = Object.fromEntries(shown.map((name) => [name, described(tool, name, known(name))]))
  return {
    schema: {
      type: 'object',
      properties: { ...properties, [goingOn]: goingOnSchema },
      required: shown.filter((name) => known(name).isRequired),
      additionalProperties: false,
    },
    partsOf: (given) => {
      const input: Parts = {}
      const put = (part: Part, name: string, value: unknown) => {
        input[part] = { ...input[part], [name]: value }
      }
      for (const { part, name, value } of fixed) put(part, name, value)
      for (const [name, value] of Object.entries(given)) {
        if (!shown.includes(name)) throw invalidField(name, unknown)
        put(known(name).part, name, value)
      }
      for (const name of Object.keys(row.params?.shape ?? {}))
        if (!input.params?.[name]) throw invalidField(name, missing)
      // A row that takes a body gets one, so that its defaults are applied.
      return row.body ? { body: {}, ...input } : input
    },
  }
}

const unknown = { tr: 'Böyle bir alan yok.', en: 'There is no such field.' }
const missing = { tr: 'Bu alan gereklidir.', en: 'This field is needed.' }
const invalidField = (name: string, what: typeof unknown): AppError =>
  new AppError('request.invalid', { fields: { [name.slice(0, 80)]: what } })

const described = ({ fields }: Tool, name: string, { schema }: Field): JsonSchema => ({
  ...schema,
  description: [fields[name], schema.description].filter(Boolean).join(' '),
})

/** @throws Error if two parts of the call have a field of one name, or a part is no object of fields */
function fieldsOf({ name: tool }: Tool, row: Row): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const part of parts) {
    if (!row[part]) continue
    const { properties, required = [] } = z.toJSONSchema(row[part], { io: 'input', unrepresentable: 'any' })
    if (!properties) throw new Error(`The tool ${tool} cannot show the ${part} of its row to a model.`)
    for (const [name, schema] of Object.entries(properties)) {
      if (fields.has(name) || name === goingOn)
        throw new Error(`The tool ${tool} has two fields called ${name}.`)
      fields.set(name, { part, schema: schema as JsonSchema, isRequired: required.includes(name) })
    }
  }
  return fields
}
