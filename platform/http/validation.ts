/**
 * Turns every text into one that the database can store, and then checks the input against the shapes of a row. The
 * order matters: a change after the check could let a text through that should have failed.
 */
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '../contract/index.ts'

export const checkInput: FastifySchemaCompiler<never> = (part) => {
  const check = validatorCompiler(part)
  return (data) => {
    try {
      const found = check(storable(data))
      // A missing body is an empty one: it is accepted, or refused with the fields that are missing.
      return isNothing(data) && isRefused(found) ? check({}) : found
    } catch (error) {
      if (error instanceof AppError) return { error }
      throw error
    }
  }
}

type ValidationResult = ReturnType<ReturnType<FastifySchemaCompiler<never>>>

const isNothing = (data: unknown): boolean => data === undefined || data === null
const isRefused = (found: ValidationResult): boolean =>
  typeof found === 'object' && found !== null && 'error' in found && found.error !== undefined

const strangeName = {
  tr: 'Bir alan adında saklanamayan bir karakter var.',
  en: 'The name of a field holds a character that cannot be kept.',
}

/** U+0000, and what turns the direction of the text around it: a name with it is shown as another. */
const unkept = /[\0\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes U+0000 and marks of direction, and replaces unpaired surrogates by U+FFFD. Field names with either are refused instead, because
 * after a change they would be other names, such as `__proto__`. The depth of the value has been limited before.
 * @throws AppError request.invalid
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unkept, '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries.some(([name]) => storable(name) !== name))
    throw new AppError('request.invalid', { fields: { '': strangeName } })
  return Object.fromEntries(entries.map(([name, inner]) => [name, storable(inner)]))
}
