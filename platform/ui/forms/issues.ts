/** What a schema reports about the values of a form, as one problem for each field. */
import type { z } from 'zod'

export interface Problem {
  key: 'required' | 'accept' | 'choose' | 'tooLong' | 'tooShort' | 'character' | 'invalid' | 'field'
  /** Name of a rule of a field, such as `email`. */
  rule?: string
  values?: Record<string, number>
}

type Issue = z.core.$ZodIssue

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function problemOf(issue: Issue, value: unknown): Problem {
  if (value === false) return { key: 'accept' }
  if (isBlank(value)) return { key: issue.code === 'invalid_value' ? 'choose' : 'required' }
  if (issue.code === 'too_big') return { key: 'tooLong', values: { maximum: Number(issue.maximum) } }
  if (issue.code === 'too_small') {
    // The schema trims texts, so a text of spaces is empty.
    if (issue.minimum === 1) return { key: 'required' }
    return { key: 'tooShort', values: { minimum: Number(issue.minimum) } }
  }
  if (issue.code !== 'custom') return { key: 'invalid' }
  const rule = /^field\.(\w+)$/.exec(issue.message)?.[1]
  return rule ? { key: 'field', rule } : { key: 'character' }
}

/** The first problem of each top-level field, by the name of the field. */
export function problemsIn<V extends object>(
  schema: z.ZodType,
  values: V,
): Partial<Record<keyof V & string, Problem>> {
  const problems: Record<string, Problem> = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const name = String(issue.path[0] ?? '')
    problems[name] ??= problemOf(issue, values[name as keyof V])
  }
  return problems as Partial<Record<keyof V & string, Problem>>
}
