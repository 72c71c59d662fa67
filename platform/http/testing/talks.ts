/** A server with rows that answer event by event; a test defines their handlers. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { z } from 'zod'
import type { Call } from '../../call/index.ts'
import { createClient } from '../../contract/client.ts'
import {
  AppError,
  type CallerWithSession,
  defineErrors,
  defineRows,
  eventsOf,
  jsonOrEvents,
  type Row,
  routeOf,
  type SentEvent,
  type Session,
  type StreamInput,
} from '../../contract/index.ts'
import type { ErrorCode } from '../../contract/names.ts'
import { createLog } from '../../log/index.ts'
import { openTestServer, testGate } from '../../testing/index.ts'
import { desk, type HttpOptions } from '../index.ts'

/** Codes of a domain that exists only in tests. */
export const silentCode = 'talk.silent' as ErrorCode
export const strangeCode = 'talk.strange' as ErrorCode

const errors = defineErrors({
  [silentCode]: { status: 409, tr: 'Model {{who}} için sustu.', en: 'The model fell silent for {{who}}.' },
  [strangeCode]: { status: 409, tr: 'Tuhaf.', en: 'Strange.' },
})

const shapes = { stage: z.object({ name: z.string() }), sentence: z.object({ text: z.string() }) }

export const talkRows = defineRows({
  'talks.follow': {
    method: 'GET',
    path: '/talks/follow',
    group: 'talks',
    summary: 'Follows a talk',
    access: { session: 'bearer' },
    answer: eventsOf(shapes),
    errors: [silentCode],
    sample: {},
  },
  'talks.ask': {
    method: 'POST',
    fails: { tr: 'Sorulamadı.', en: 'It could not be asked.' },
    path: '/talks/ask',
    group: 'talks',
    summary: 'Asks, and is answered at once or sentence by sentence',
    access: { session: 'bearer' },
    body: z.strictObject({ question: z.string() }),
    answer: jsonOrEvents(z.object({ text: z.string() }), shapes),
    says: { tr: 'Yanıtlandı.', en: 'Answered.' },
    errors: [silentCode],
    renews: ['talks.list'],
    sample: { body: { question: 'Ne zaman?' } },
  },
})

type Event = SentEvent<(typeof talkRows)['talks.ask']['answer']>
export type TalkHandler = (call: Call, input: StreamInput) => AsyncGenerator<Event, { text: string }>

export const stage = (name: string): Event => ({ name: 'stage', data: { name } })
export const sentence = (text: string): Event => ({ name: 'sentence', data: { text } })

export const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort')
}

const session: Session = { sessionId: 's', kind: 'browser', verified: true }
const caller: CallerWithSession = { userId: 'u', officeId: 'c', roles: ['USER'], session }

export async function openTalks(t: TestContext, talk: TalkHandler, options: Partial<HttpOptions> = {}) {
  const logged: { code?: string; err: { message: string } }[] = []
  const log = createLog({
    level: 'error',
    destination: { write: (line: string) => void logged.push(JSON.parse(line)) },
  })
  const server = await openTestServer({
    desks: [desk(talkRows, { 'talks.follow': talk, 'talks.ask': talk })],
    errors,
    log,
    gate: testGate({
      callerOf: async (token) => {
        if (token !== 'a.b.c') throw new AppError('session.required')
        return { caller, licences: { keys: new Set(), readOnly: false } }
      },
    }),
    ...options,
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  t.after(async () => {
    server.server.closeAllConnections()
    await server.close()
  })
  const routes = Object.fromEntries(Object.entries<Row>(talkRows).map(([name, row]) => [name, routeOf(row)]))
  const signedIn = { bearer: () => 'a.b.c', renew: async () => false, expire: () => new Error() as never }
  const client = createClient<typeof talkRows>(routes, {
    baseUrl: address,
    language: () => 'en',
    session: signedIn,
    tab: 'this-tab',
  })
  const ask = (accept: string | undefined, language = 'tr', signal?: AbortSignal) =>
    fetch(`${address}/api/talks/ask`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer a.b.c',
        'content-type': 'application/json',
        'accept-language': language,
        ...(accept === undefined ? {} : { accept }),
      },
      body: '{"question":"?"}',
      ...(signal && { signal }),
    })
  return { server, client, ask, logged }
}
