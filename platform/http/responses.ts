/** Shapes of answers for the API page; the envelope is the same for every row. */
import { z } from 'zod'
import type { Row } from '../contract/index.ts'

export const Failure = z.object({
  isError: z.literal(true),
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Seconds after which it may be tried again; the same as in the header `Retry-After`. */
  retryAfter: z.number().optional(),
  /** What the caller needs in order to go on. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type Failure = z.infer<typeof Failure>

export function responsesOf(row: Row): Record<string, unknown> {
  const failures = {
    '4xx': Failure.describe(row.errors.join(', ') || 'request.invalid'),
    '5xx': Failure,
  }
  if (row.answer === 'pdf')
    return {
      200: { content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } },
      ...failures,
    }
  return { 200: z.object({ data: row.answer, ...(row.says ? { message: z.string() } : {}) }), ...failures }
}
