/**
 * Stands where the server would: takes a call only in the shape of its row, and answers in the shape, with the codes
 * and with the texts that the row declares. So a form that sends what the server refuses fails in its test.
 */

import { isDeclared } from '../../contract/declared.ts'
import { AppError, type ErrorTable, platformErrors } from '../../contract/errors.ts'
import type { BinaryAnswer } from '../../contract/forms.ts'
import {
  type HandlerAnswer,
  type HandlerInput,
  isEvents,
  isFile,
  type Row,
  type Rows,
} from '../../contract/rows.ts'
import { answeredBy } from './streams.ts'

/** Raised by an answer of a test: the server cannot be reached. */
export class Unreachable extends Error {}

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

/** A file of a test has its bytes in memory. */
const answeredFile = ({ body, contentType }: BinaryAnswer): Response =>
  new Response(new Uint8Array(body as Buffer), { headers: { 'content-type': contentType } })

/** Undefined where the row does not declare the code, or no table has a text for it. */
function failed(error: unknown, { errors }: Parts, row: Row | undefined, init: RequestInit) {
  if (!(error instanceof AppError) || !row || !isDeclared(row, error.code)) return undefined
  const table: ErrorTable = { ...platformErrors, ...errors }
  const text = table[error.code]
  const language = new Headers(init.headers).get('accept-language') === 'en' ? 'en' : 'tr'
  const { code, details, retryAfter } = error
  if (!text) return undefined
  const answer = answered(text.status, { isError: true, code, message: text[language], details })
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter))
  return answer
}

interface Called {
  params: object
  query: object
  body: unknown
  /** Aborted when the caller leaves. */
  signal: AbortSignal
}

/** @throws Error for what the row does not allow */
function answerOf(
  name: string,
  row: Row,
  { params, query, body, signal }: Called,
  { answers }: Parts,
): unknown {
  const input = {
    signal,
    params: row.params?.parse(params),
    query: row.query?.parse(query),
    body: row.body?.parse(body),
  }
  const answer = answers[name]
  if (!answer) throw new Error('the test gives no answer')
  if (isFile(row.answer) || isEvents(row.answer)) return answer(input)
  return (row.answer as { parse: (value: unknown) => unknown }).parse(answer(input))
}

/** The parameters in the path of a call to the row; undefined for a call to another one. */
function paramsOf({ method, path }: Row, init: RequestInit, called: string): object | undefined {
  const pattern = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const found = method === (init.method ?? 'GET') && pattern.exec(called)
  const params = Object.entries((found || undefined)?.groups ?? {})
  return found
    ? Object.fromEntries(params.map(([key, value]) => [key, decodeURIComponent(value)]))
    : undefined
}

/** The fields of a form or of JSON; a form keeps the last value of a field, and its files are not among them. */
function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData || body instanceof URLSearchParams)
    return Object.fromEntries([...body.entries()].filter(([, value]) => typeof value === 'string'))
  return body ? JSON.parse(String(body)) : undefined
}

/** Of a call that nobody can stop. */
const unstopped = new AbortController().signal

/** The `fetch` of a client whose server is the test. */
export const fetchFrom =
  (parts: Parts): typeof fetch =>
  async (address, init = {}) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost')
    const [name, row] =
      Object.entries(parts.rows).find(([, one]) => paramsOf(one, init, pathname) !== undefined) ?? []
    const body = bodyOf(init)
    parts.take(body)
    try {
      if (!name || !row) throw new Error('there is no such row')
      const params = paramsOf(row, init, pathname) ?? {}
      const { signal = null } = init
      const called = { params, query: Object.fromEntries(searchParams), body, signal: signal ?? unstopped }
      const answer = answerOf(name, row, called, parts)
      if (isEvents(row.answer)) {
        const refusalOf = (error: unknown) => failed(error, parts, row, init)
        return await answeredBy(answer as never, { row, init, failed: refusalOf })
      }
      return isFile(row.answer) ? answeredFile(answer as BinaryAnswer) : answered(200, { data: answer })
    } catch (error) {
      if (error instanceof Unreachable) throw new TypeError('Failed to fetch')
      const refusal = failed(error, parts, row, init)
      if (refusal) return refusal
      parts.complain(`${name ?? pathname}: ${error}`)
      return answered(500, {})
    }
  }
