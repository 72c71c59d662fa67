/** Every text field of a row, read from its shapes, and how to send a text in it. */
import { randomUUID } from 'node:crypto'
import type { Row } from '@mizan/platform/contract'
import { allRows, type Input } from './rows.ts'

type Part = 'params' | 'query' | 'body'
type Path = (string | 0)[]

export interface TextField {
  name: string
  part: Part
  /** A text that the field accepts, or could. */
  example: string
  longest: number
  /** The row's sample with this text in the field. */
  with: (sample: Input, text: string) => Input
}

interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** The server limits the length of addresses, and unpaired surrogates cannot be part of one. */
const longestInAddress = 1_500
const longestParameter = 180

export const textFieldsOf = (row: Row): TextField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = row[part]?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape | undefined
    return shape ? fieldsIn(shape, []).map((found) => fieldOf(part, found)) : []
  })

interface SampleField {
  path: Path
  longest: number
  /** Fields without which this one does not exist. */
  beside: Record<string, unknown>
}

function fieldsIn(shape: Shape, path: Path, beside: Record<string, unknown> = {}): SampleField[] {
  const variants = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
  if (variants.length > 0) return variants.flatMap((variant) => fieldsIn(variant, path, neighbours(variant)))
  if ([shape.type].flat().includes('string') && !shape.enum && shape.const === undefined)
    return [{ path, longest: shape.maxLength ?? Number.POSITIVE_INFINITY, beside }]
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    fieldsIn(field, [...path, name], beside),
  )
  return shape.items ? [...inner, ...fieldsIn(shape.items, [...path, 0], beside)] : inner
}

/** The other fields of one of several shapes: its discriminator, and sample values for the rest. */
const neighbours = ({ properties = {} }: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      field.const ?? field.enum?.[0] ?? examples.get(name),
    ]),
  )

/** Values by field name, from the samples of all rows. */
const examples = new Map<string, unknown>(
  allRows.flatMap(([, { sample }]) =>
    [sample.body, sample.query, sample.params].flatMap((part) => Object.entries((part as object) ?? {})),
  ),
)

function fieldOf(part: Part, { path, longest, beside }: SampleField): TextField {
  const known = examples.get(String(path[0]))
  return {
    name: path.join('.'),
    part,
    example: path.length === 1 && typeof known === 'string' ? known : 'kira',
    longest: Math.min(longest, { params: longestParameter, query: longestInAddress, body: 20_000 }[part]),
    with: (sample, text) => ({ ...sample, [part]: put({ ...beside, ...own(sample[part]) }, path, text) }),
  }
}

/** Gives each sign-up its own address and number, because a second one with the same data would be refused. */
const own = (sample: unknown): object =>
  typeof sample === 'object' && sample && 'confirmPassword' in sample && 'email' in sample
    ? { ...sample, email: `${randomUUID()}@ornek.test`, phoneNumber: newPhoneNumber() }
    : { ...(sample as object) }

const newPhoneNumber = () => `+90${Number.parseInt(randomUUID().slice(0, 8), 16) + 1_000_000_000}`

function put(value: unknown, [head, ...rest]: Path, text: string): unknown {
  if (head === undefined) return text
  if (head === 0) return [put(undefined, rest, text)]
  return { ...(value as object), [head]: put((value as Record<string, unknown>)?.[head], rest, text) }
}
