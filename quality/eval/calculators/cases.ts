/** Worked examples: the body of a call and the fields of its answer that must be equal. */
import { isDeepStrictEqual } from 'node:util'
import { calculatorsRows } from '@mizan/calculators/contract'
import { type CalculatorName, calculators, Refusal, seededFigures } from '@mizan/calculators/server'
import type { z } from 'zod'

export interface Example {
  /** The name of the row, or its path. */
  call: string
  body: unknown
  /** Fields of the answer, at any depth. Of input that is refused: `{ refusal: 'the code' }`. */
  expected: Record<string, unknown>
  /** The subject of the example, and the source of its result. */
  title?: string
  source?: string
}

export interface Difference {
  /** The path in the answer: `slices.0.interest`. */
  field: string
  expected: unknown
  answered: unknown
}

/**
 * The differences between the answer and the example; empty if the example holds. Only the product's own figures are
 * read.
 */
export function differencesOf(example: Example): Difference[] {
  return compared('', example.expected, answerOf(example))
}

/** The answer of the call as a program would get it, or the code of its refusal. */
function answerOf({ call, body }: Example): unknown {
  const found = find(call)
  if (!found)
    return refusedAs(`no calculator is called ${call}; there are ${Object.keys(calculators).join(', ')}`)
  const read = found.body.safeParse(body)
  if (!read.success)
    return { ...refusedAs('request.invalid'), issues: read.error.issues.map(({ message }) => message) }
  try {
    return found.calculate(read.data as never, seededFigures)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...refusedAs(error.code), ...error.values }
  }
}

/** A program reads the code of a refusal as `code`. */
const refusedAs = (code: string) => ({ isError: true, code, refusal: code })

function find(
  call: string,
): { body: z.ZodType; calculate: (input: never, figures: typeof seededFigures) => unknown } | undefined {
  const names = Object.keys(calculators) as CalculatorName[]
  const path = call.replace(/^(POST )?(\/api)?(?=\/)/, '')
  const isCalled = (one: CalculatorName) => [one, one.split('.')[1], calculatorsRows[one].path].includes(path)
  const name = names.find(isCalled)
  return name && calculators[name]
}

/** Objects are compared by the fields that are expected; lists must be as long, and equal entry by entry. */
function compared(field: string, expected: unknown, answered: unknown): Difference[] {
  const inside = (key: string) => (field ? `${field}.${key}` : key)
  const different = [{ field, expected, answered }]
  if (Array.isArray(expected)) {
    if (!Array.isArray(answered) || answered.length !== expected.length) return different
    return expected.flatMap((one, at) => compared(inside(String(at)), one, answered[at]))
  }
  if (typeof expected !== 'object' || expected === null)
    return isDeepStrictEqual(expected, answered) || isSameNumber(expected, answered) ? [] : different
  if (typeof answered !== 'object' || answered === null) return different
  const fields = answered as Record<string, unknown>
  return Object.entries(expected).flatMap(([key, one]) => compared(inside(key), one, at(fields, key)))
}

/** `slices.0.days` names a field within another one. */
const at = (fields: Record<string, unknown>, path: string): unknown =>
  Object.hasOwn(fields, path)
    ? fields[path]
    : path.split('.').reduce<unknown>((value, key) => Object(value)[key], fields)

/** `100`, `"100"` and `"100.00"` are one amount. */
function isSameNumber(one: unknown, other: unknown): boolean {
  const [first, second] = [plainNumber(String(one)), plainNumber(String(other))]
  return first !== undefined && first === second
}

/** The number without trailing zeros; undefined for a text that is not a decimal number. */
function plainNumber(text: string): string | undefined {
  const [, sign, whole, part = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? []
  return whole && `${sign}${whole}.${part}`
}
