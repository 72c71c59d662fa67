/** The reason for which a tool failed, in the form of the envelope of a failed call. */
import { type AppError, platformErrors } from '../contract/index.ts'

export interface Failure {
  code: string
  message: string
  issues?: { path: string; message: string }[]
  retryAfter?: number
}

type Language = 'tr' | 'en'

/** The failure for an error that was raised before the call was made. */
export function raised({ code, fields = {} }: AppError, language: Language): Failure {
  const text =
    (platformErrors as Record<string, Record<Language, string>>)[code] ?? platformErrors['server.failed']
  const issues = Object.entries(fields).map(([path, said]) => ({ path, message: said[language] }))
  return { code, message: text[language], ...(issues.length > 0 ? { issues } : {}) }
}

/** The failure that an answer reports; undefined for any other answer. */
export function failureIn(answer: unknown): Failure | undefined {
  if (typeof answer !== 'object' || answer === null || !('isError' in answer)) return undefined
  const { code, message, issues, retryAfter } = answer as Failure & { isError: true }
  return { code, message, ...(issues ? { issues } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) }
}
