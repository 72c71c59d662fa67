/** Checks input against the shapes of a row, and takes away the one character that no database text can hold. */
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'

export const checkInput: FastifySchemaCompiler<never> = (part) => {
  const check = validatorCompiler(part)
  return (data) => {
    const checked = check(data) as { value?: unknown; error?: Error }
    return checked.error ? checked : { value: withoutNul(checked.value) }
  }
}

/** Takes away U+0000. The shapes of the rows bound how deep a checked value is. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(withoutNul)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner)]))
}
