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
  /** What the example shows, and where its result comes from. */
  title?: string
  source?: string
}

export interface Difference {
  /** Where in the answer: `slices.0.interest`. */
  field: string
  expected: unknown
  answered: unknown
}

/** What of the answer is not as expected; empty if the example holds. Nothing is read but the product's own figures. */
export function differencesOf(example: Example): Difference[] {
  return compared('', example.expected, answerOf(example))
}

/** The answer of the call as a program would get it, or the code of its refusal. */
function answerOf({ call, body }: Example): unknown {
  const found = find(call)
  if (!found) return { refusal: `no calculator is called ${call}` }
  const read = found.body.safeParse(body)
  if (!read.success)
    return { refusal: 'request.invalid', issues: read.error.issues.map(({ message }) => message) }
  try {
    return found.calculate(read.data as never, seededFigures)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error.code, ...error.values }
  }
}

function find(
  call: string,
): { body: z.ZodType; calculate: (input: never, figures: typeof seededFigures) => unknown } | undefined {
  const names = Object.keys(calculators) as CalculatorName[]
  const path = call.replace(/^(POST )?(\/api)?(?=\/)/, '')
  const name = names.find((one) => one === call || calculatorsRows[one].path === path)
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
    return isDeepStrictEqual(expected, answered) ? [] : different
  if (typeof answered !== 'object' || answered === null) return different
  const fields = answered as Record<string, unknown>
  return Object.entries(expected).flatMap(([key, one]) => compared(inside(key), one, fields[key]))
}
