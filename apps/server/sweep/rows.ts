/** Every row that the server answers, with the input of its documented sample. */
import { type ErrorTable, eventsRows, isEvents, platformErrors, type Row } from '@mizan/platform/contract'
import { addressOf } from '@mizan/platform/contract/client'
import { gather, type ServerManifest } from '@mizan/platform/domain'
import { mcpRows } from '@mizan/platform/mcp'
import { outboxRows } from '@mizan/platform/messages'
import { payloadOf } from '@mizan/platform/testing'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { domains } from '../domains.ts'

export const rowsOf = (list: readonly ServerManifest[]): [name: string, row: Row][] =>
  Object.entries<Row>({ ...gather(list).rows, ...outboxRows, ...eventsRows, ...mcpRows })

export const allRows = rowsOf(domains)

export const errorTexts: ErrorTable = { ...platformErrors, ...gather(domains).errors }

export interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

export interface TextIds {
  decision: string
  cypriot: string
  article: string
  law: string
}

/** The key of the demonstration, in the settings of the sweep. */
export const demoKey = 'sweep-demo-key-0001'

/** Whether anybody may call it: the row is public, or its sample holds the right key. */
export const isOpen = ({ access }: Row): boolean => access.session === 'public' || access.keyOf === 'demo'

/** The answer of a row, before it reads any input, to a caller without a key in the address or a signature. */
export const sealedBy = (row: Row): 'access.wrong_key' | 'webhook.unsigned' | undefined => {
  if (row.access.session === 'webhook') return 'webhook.unsigned'
  return row.access.session === 'secretKey' && !isOpen(row) ? 'access.wrong_key' : undefined
}

/** The fields of a bank's form have any names, and their values are texts. */
export const takesAnyField = (row: Row): boolean => row.form === 'urlencoded'

/** The documented sample names texts as "sample"; here they are replaced by ids of existing texts. */
export function sampleOf(name: string, row: Row, ids: TextIds): Input {
  const params = { ...row.sample.params }
  if ('caseId' in params) params.caseId = name.endsWith('Kktc') ? ids.cypriot : ids.decision
  if (row.access.keyOf === 'demo') params.secretKey = demoKey
  if ('id' in params) params.id = ids.decision
  if ('lawId' in params) params.lawId = ids.law
  if ('chunkId' in params) params.chunkId = isOfLaw(name) ? ids.article : `${ids.decision}-1`
  return { params, query: row.sample.query, body: row.sample.body }
}

const isOfLaw = (name: string) => name.startsWith('laws.') || name.endsWith('.article')

/** A body that no row accepts: a caller who gets that answer has passed the gate, and nothing is changed. */
export const broken = (row: Row, input: Input): Input =>
  row.body || row.files ? { ...input, body: row.files ? { text: 7 } : [7] } : input

const endless = 'x'.repeat(5_000)
const endlessIn = (fields: object | undefined) =>
  Object.fromEntries(Object.keys(fields ?? {}).map((field) => [field, endless]))

/** Wrong values in the row's own fields; undefined if it has none. */
export function hostile(row: Row, input: Input): Input | undefined {
  if (row.body || row.files) return broken(row, input)
  if (row.query) return { ...input, query: endlessIn(row.query.shape) }
  return row.params && { ...input, params: endlessIn(row.params.shape) }
}

export type Headers = Record<string, string>

export async function send(
  server: FastifyInstance,
  row: Row,
  { params, query, body }: Input,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const written = await payloadOf(row, body)
  const call = {
    method: row.method,
    url: addressOf(row.path, { params, query }),
    payload: written.payload,
    headers: { ...headers, ...written.headers },
  }
  if (!isEvents(row.answer)) return server.inject(call)
  // A stream does not end by itself; its beginning is enough.
  const gone = new AbortController()
  const answer = await server.inject({ ...call, payloadAsStream: true, signal: gone.signal })
  if (answer.headers['content-type'] === 'text/event-stream') {
    answer
      .stream()
      .on('error', () => {})
      .destroy()
    gone.abort()
    return answer
  }
  const text = Buffer.concat(await answer.stream().toArray()).toString()
  return Object.assign(answer, { body: text, json: () => JSON.parse(text) })
}
