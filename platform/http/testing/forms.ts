/** A server with a row of every form, behind the real gate, and a browser's client for it. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { TestContext } from 'node:test'
import { z } from 'zod'
import type { GateParts } from '../../access/index.ts'
import { createClient } from '../../contract/client.ts'
import {
  type AnsweredOnce,
  AppError,
  type CallerWithSession,
  defineRows,
  eventsOf,
  fileOf,
  type Row,
  routeOf,
  type SentEvent,
  type Session,
  type Upload,
} from '../../contract/index.ts'
import { openTestServer, testGate } from '../../testing/index.ts'
import { signatureChecker } from '../../webhooks/index.ts'
import type { ConnectionBounds } from '../connections/index.ts'
import { desk, type HttpOptions } from '../index.ts'

const said = z.object({ said: z.string() })
const common = { group: 'forms', errors: [], sample: {} } as const
const asked = { ...common, method: 'POST', asks: true, access: { session: 'bearer' }, answer: said } as const
const txt = { accepted: ['txt'], otherwise: 'request.unsupported_type' } as const

export const formRows = defineRows({
  'forms.json': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/json',
    summary: 'Takes JSON',
    access: { session: 'bearer' },
    body: z.strictObject({ name: z.string() }),
    answer: said,
  },
  'forms.file': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/file',
    summary: 'Takes a file and tells what it was',
    access: { session: 'bearer' },
    body: z.strictObject({ Name: z.string().min(2), Description: z.string().optional() }),
    files: { File: { maxBytes: 100_000, types: ['text/plain'] } },
    answer: said,
  },
  'forms.files': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/files',
    summary: 'Takes up to two files, or none',
    access: { session: 'bearer' },
    files: { Files: { maxBytes: 10, most: 2, optional: true } },
    answer: said,
  },
  'forms.ended': {
    ...asked,
    path: '/forms/ended',
    summary: 'Takes a file with one ending',
    files: { File: { maxBytes: 1_000, endings: txt } },
  },
  'forms.fields': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/fields',
    summary: 'Takes a form of the old kind',
    access: { session: 'bearer' },
    form: 'urlencoded',
    body: z.strictObject({ card: z.string().min(2), tags: z.array(z.string()).optional() }),
    answer: said,
  },
  'forms.paper': {
    ...common,
    method: 'GET',
    path: '/forms/paper',
    summary: 'Gives a file that says it is JSON',
    access: { session: 'bearer' },
    answer: fileOf('application/json'),
  },
  'forms.events': {
    ...common,
    method: 'GET',
    path: '/forms/events',
    summary: 'Counts on from the last number that was seen',
    access: { session: 'bearer' },
    answer: eventsOf({ number: z.object({ number: z.number() }), last: z.object({}) }),
  },
  'forms.guest': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/guest',
    summary: 'For guests',
    access: { session: 'guest' },
    answer: said,
  },
  'forms.human': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/human',
    summary: 'For humans',
    access: { session: 'human' },
    answer: said,
  },
  'forms.key': {
    ...common,
    method: 'GET',
    path: '/forms/{secretKey}/key',
    summary: 'For whoever has the key',
    access: { session: 'secretKey' },
    params: z.object({ secretKey: z.string() }),
    answer: said,
  },
  'forms.hook': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/forms/hook',
    summary: 'For another service',
    access: { session: 'webhook', sender: 'bank' },
    body: z.looseObject({}),
    answer: said,
  },
})

const session: Session = { sessionId: 's', kind: 'browser', verified: true }
const caller: CallerWithSession = { userId: 'u', officeId: 'c', roles: ['USER'], session }

export const bankSecret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`

interface Wish {
  bounds?: Partial<ConnectionBounds>
  uploadBounds?: HttpOptions['uploadBounds']
  gate?: Partial<GateParts>
  now?: () => Date
  /** The handler of files waits for this before it reads them. */
  before?: () => Promise<void>
  /** A stream waits for this after its first two numbers. */
  more?: (signal: AbortSignal) => Promise<void>
}

const gateParts: Partial<GateParts> = {
  callerOf: async (token) => {
    if (token !== 'a.b.c') throw new AppError('session.required')
    return { caller, licences: { keys: new Set(), readOnly: false } }
  },
  visitors: {
    conversationOf: async (token) => (token === 'talk' ? 'conversation-1' : undefined),
    isHuman: async (solution) => solution === 'solved',
    opensKey: async (key) => key === 'open-sesame',
  },
}

export async function openForms(
  t: TestContext,
  { bounds, uploadBounds = {}, gate, now = () => new Date(), more, before }: Wish = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-forms-'))
  const read: number[] = []
  let begun = 0
  const streams: AbortSignal[] = []
  const describe = async (files: Upload[], rest: object) => {
    begun += 1
    await before?.()
    const texts = await Promise.all(
      files.map(async (file) => {
        const { fileName, contentType, size, sha256 } = file
        const bytes = (await bytesOf(file.open())).length
        read.push(bytes)
        return { fileName, contentType, size, sha256, bytes }
      }),
    )
    return { said: JSON.stringify({ ...rest, files: texts }) }
  }
  const visited = (ctx: { visitor?: object }) => ({ said: JSON.stringify(ctx.visitor) })
  const server = await openTestServer({
    desks: [
      desk(formRows, {
        'forms.json': (_ctx, { body }) => ({ said: body.name }),
        'forms.file': (_ctx, { body: { File, ...fields } }) => describe([File], fields),
        'forms.files': (_ctx, { body: { Files = [] } }) => describe(Files, {}),
        'forms.ended': (_ctx, { body: { File } }) => describe([File], {}),
        'forms.fields': (_ctx, { body }) => ({ said: JSON.stringify(body) }),
        'forms.paper': () => ({
          contentType: 'application/json',
          fileName: 'a.json',
          body: Readable.from(['{"data":', '7}']),
          size: 10,
        }),
        'forms.events': (_ctx, { lastEventId, signal }) => {
          streams.push(signal)
          return numbersAfter(Number(lastEventId ?? 0), () => more?.(signal))
        },
        'forms.guest': visited,
        'forms.human': visited,
        'forms.key': visited,
        'forms.hook': (ctx) => visited(ctx) as AnsweredOnce<{ said: string }>,
      }),
    ],
    gate: testGate({ ...gateParts, ...gate }),
    uploadFolder: folder,
    uploadBounds,
    checkSignature: signatureChecker({
      clock: { now },
      secretsOf: (sender) => (sender === 'bank' ? [bankSecret] : []),
    }),
    bounds: { watchMs: 20, ...bounds },
  })
  let aborted = 0
  server.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) aborted += 1
    })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  t.after(async () => {
    server.server.closeAllConnections()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const routes = Object.fromEntries(Object.entries<Row>(formRows).map(([name, row]) => [name, routeOf(row)]))
  const session = { bearer: () => 'a.b.c', renew: async () => false, expire: () => new Error() as never }
  const client = createClient<typeof formRows>(routes, { baseUrl: address, language: () => 'en', session })
  return { server, port, address, folder, client, read, streams, begun: () => begun, aborted: () => aborted }
}

type Numbers = SentEvent<(typeof formRows)['forms.events']['answer']>

async function* numbersAfter(last: number, more: () => Promise<void> | undefined): AsyncGenerator<Numbers> {
  for (const number of [last + 1, last + 2]) yield { id: String(number), name: 'number', data: { number } }
  await more()
  yield { name: 'last', data: {} }
}

const bytesOf = async (stream: Readable): Promise<Buffer> => Buffer.concat(await stream.toArray())
