/**
 * Stands where the server would: takes a call only in the shape of its row, and answers in the shape, with the codes
 * and with the texts that the row declares. So a form that sends what the server refuses fails in its test.
 */
import { AppError, type ErrorTable, platformErrors } from '../../contract/errors.ts'
import type { HandlerAnswer, HandlerInput, Row, Rows } from '../../contract/rows.ts'

/** What the test answers, by the name of the row; it raises an AppError where the server would. */
export type Answers<T extends Rows> = {
  [K in keyof T]?: (input: HandlerInput<T[K]>) => HandlerAnswer<T[K]>
}

type LooseAnswer = (input: object) => unknown

interface Parts {
  rows: Rows
  errors: ErrorTable
  answers: Record<string, LooseAnswer | undefined>
  /** Takes the body of each call, as it went over the wire. */
  take: (body: unknown) => void
  /** Told what no test expects. */
  complain: (what: string) => void
}

const answered = (status: number, content: object): Response => Response.json(content, { status })

/** Undefined where the row does not declare the code, or no table has a text for it. */
function failed(error: unknown, { errors }: Parts, row: Row | undefined, init: RequestInit) {
  if (!(error instanceof AppError) || !row?.errors.includes(error.code)) return undefined
  const table: ErrorTable = { ...platformErrors, ...errors }
  const text = table[error.code]
  const language = new Headers(init.headers).get('accept-language') === 'en' ? 'en' : 'tr'
  const { code, details } = error
  return text && answered(text.status, { isError: true, code, message: text[language], details })
}

/** @throws Error for what the row does not allow */
function answerOf(name: string, row: Row, body: unknown, { answers }: Parts): unknown {
  const input = { body: row.body?.parse(body) }
  const answer = answers[name]
  if (!answer) throw new Error('the test gives no answer')
  return (row.answer as { parse: (value: unknown) => unknown }).parse(answer(input))
}

const matches = ({ method, path }: Row, init: RequestInit, called: string): boolean =>
  method === (init.method ?? 'GET') && new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(called)

/** The `fetch` of a client whose server is the test. */
export const fetchFrom =
  (parts: Parts): typeof fetch =>
  async (address, init = {}) => {
    const { pathname } = new URL(String(address), 'http://localhost')
    const [name, row] = Object.entries(parts.rows).find(([, one]) => matches(one, init, pathname)) ?? []
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    parts.take(body)
    try {
      if (!name || !row) throw new Error('there is no such row')
      return answered(200, { data: answerOf(name, row, body, parts) })
    } catch (error) {
      const refusal = failed(error, parts, row, init)
      if (refusal) return refusal
      parts.complain(`${name ?? pathname}: ${error}`)
      return answered(500, {})
    }
  }
