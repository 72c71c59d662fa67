/** The description of an environment variable, and the kinds of values that several variables have. */
import { resolve } from 'node:path'
import { z } from 'zod'

export type Variable<Schema extends z.ZodType = z.ZodType> = {
  env: string
  meaning: string
  /** The default as it would be written in the environment; undefined if the variable may stay unset. */
  default?: string
  /** A description of the expected value, for an error message. */
  expected: string
  schema: Schema
  /** Variables without which this one is useless. */
  needs?: readonly string[]
  /** The value, or the password in it, is never printed. */
  secret?: boolean
  /** The default is invented, so production must set its own. */
  invented?: true
}

export const variable = <Schema extends z.ZodType>(entry: Variable<Schema>): Variable<Schema> => entry

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))

const urlThat = (isRight: (url: URL) => boolean) =>
  z.string().refine((text) => URL.canParse(text) && isRight(new URL(text)))

export const address = (...protocols: string[]) =>
  urlThat(({ protocol, hostname }) => protocols.includes(protocol) && hostname !== '')

/** Links are made by appending to it. */
export const publicAddress = urlThat(
  ({ protocol, username, search, hash }) => /^https?:$/.test(protocol) && username + search + hash === '',
)

/** The host of a Unix socket is in the query string. */
export const databaseAddress = urlThat(
  ({ protocol, hostname, searchParams }) =>
    /^postgres(?:ql)?:$/.test(protocol) && (hostname !== '' || searchParams.has('host')),
)

export const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(path))
