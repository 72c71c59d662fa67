/** A server of desks for tests, and calls to it as a browser sends them. */
import type { FastifyInstance } from 'fastify'
import { testCalls } from '../call/testing/index.ts'
import type { Row } from '../contract/index.ts'
import { createHttpServer, type HttpOptions } from '../http/index.ts'
import { createLog } from '../log/index.ts'
import { payloadOf } from './payload.ts'
import { testGate } from './people.ts'

/** By default it has no desk, nobody is signed in, and its log is silent. */
export const openTestServer = (options: Partial<HttpOptions> = {}): Promise<FastifyInstance> =>
  createHttpServer({
    desks: [],
    errors: {},
    gate: testGate(),
    calls: testCalls,
    log: createLog({ level: 'silent' }),
    product: { name: 'Test', version: '0' },
    ...options,
  })

/** The options that a test may send with any call. */
interface TestRequest {
  token?: string | undefined
  body?: unknown
  language?: 'tr' | 'en'
  /** Network address and browser of the caller. */
  address?: string
  agent?: string
  headers?: Record<string, string>
}

export interface CallInput extends TestRequest {
  params?: Record<string, string>
  /** The text after the question mark. */
  query?: string
}

/** Sends a call as a browser would and returns the parts of the answer that tests need. `path` follows `/api`. */
export async function send(
  server: FastifyInstance,
  method: Row['method'],
  path: string,
  {
    token,
    body: payload,
    language = 'tr',
    address = '192.0.2.1',
    agent = chromeOnWindows,
    headers,
  }: TestRequest = {},
) {
  const answer = await server.inject({
    method,
    url: `/api${path}`,
    remoteAddress: address,
    headers: {
      'accept-language': language,
      'user-agent': agent,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  const { data, code, message, retryAfter } = isJson ? answer.json() : ({} as ReturnType<typeof answer.json>)
  const told = { data, code, message, retryAfter }
  const { body, rawPayload: bytes } = answer
  return { status: answer.statusCode, ...told, body, bytes, headers: answer.headers }
}

/** The same by names of rows; a row with a body gets an empty one unless the test gives it. */
export const callThrough =
  <Rows extends Record<string, Row>>(server: FastifyInstance, rows: Rows) =>
  async (name: keyof Rows & string, { params = {}, query = '', body = {}, ...rest }: CallInput = {}) => {
    const row = rows[name] as Row
    const filled = row.path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params[key] ?? ''))
    const { payload, headers } = await payloadOf(row, row.body || row.files ? body : undefined)
    return send(server, row.method, `${filled}?${query}`, {
      ...rest,
      headers: { ...rest.headers, ...headers },
      body: payload,
    })
  }

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
