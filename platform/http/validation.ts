/**
 * Makes every text one that the database can hold, and then checks input against the shapes of a row. In this order:
 * what is changed afterwards would have helped a text through its check.
 */
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '../contract/index.ts'

export const checkInput: FastifySchemaCompiler<never> = (part) => {
  const check = validatorCompiler(part)
  return (data) => {
    try {
      return check(storable(data))
    } catch (error) {
      if (error instanceof AppError) return { error }
      throw error
    }
  }
}

const strangeName = {
  tr: 'Bir alan adında saklanamayan bir karakter var.',
  en: 'The name of a field holds a character that cannot be kept.',
}

/**
 * Without U+0000, and with U+FFFD in place of halves of characters. Names of fields that hold either are refused instead:
 * changed they would be other names, such as `__proto__`. How deep the value is has been bounded before.
 * @throws AppError request.invalid
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries.some(([name]) => storable(name) !== name))
    throw new AppError('request.invalid', { fields: { '': strangeName } })
  return Object.fromEntries(entries.map(([name, inner]) => [name, storable(inner)]))
}
