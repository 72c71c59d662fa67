/** Tests of answers that arrive event by event: their failures, their two forms, and their end when nobody reads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../contract/client.ts'
import { AppError } from '../contract/index.ts'
import { until } from '../testing/index.ts'
import {
  aborted,
  openTalks,
  sentence,
  silentCode,
  stage,
  strangeCode,
  type TalkHandler,
} from './testing/talks.ts'

const LIMIT = { timeout: 30_000 }

const silence = () =>
  new AppError(silentCode, { values: { who: 'Ayşe' }, retryAfter: 2.5, details: { left: 3 } })

const answering: TalkHandler = async function* () {
  yield stage('reading')
  yield sentence('Yarın.')
  return { text: 'Yarın.' }
}

/** Fails with this error, before or after its first event. */
const failing = (error: unknown, after = false): TalkHandler =>
  async function* () {
    if (after) yield stage('reading')
    throw error
  }

/** The frames of a stream as they are sent, without its first line. */
const framesOf = async (answer: Response) => (await answer.text()).split('\n\n').slice(1, -1)

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error
}

test('a failure before the first event is an answer with its status, in both forms', LIMIT, async (t) => {
  const { ask } = await openTalks(t, failing(silence()))
  for (const accept of ['application/json', 'text/event-stream']) {
    const answer = await ask(accept)
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [409, '3'])
    assert.deepEqual(await answer.json(), {
      isError: true,
      code: silentCode,
      message: 'Model Ayşe için sustu.',
      retryAfter: 3,
      details: { left: 3 },
    })
  }
  const broken = await openTalks(t, failing(new Error('nobody foresaw this')))
  assert.equal((await broken.ask('text/event-stream')).status, 500)
  assert.equal(broken.logged[0]?.err.message, 'nobody foresaw this')
})

test('a failure after the first event is the last event, in the language of the caller', LIMIT, async (t) => {
  const { ask, client, logged } = await openTalks(t, failing(silence(), true))
  for (const [language, message] of [
    ['tr', 'Model Ayşe için sustu.'],
    ['en', 'The model fell silent for Ayşe.'],
  ] as const) {
    const answer = await ask('text/event-stream', language)
    assert.equal(answer.status, 200)
    const [first, last, ...more] = await framesOf(answer)
    assert.deepEqual([first, more], ['event: stage\ndata: {"name":"reading"}', []])
    const said = { status: 409, code: silentCode, message, retryAfter: 3, details: { left: 3 } }
    assert.match(String(last), /^event: error\ndata: /)
    assert.deepEqual(JSON.parse(String(last).split('data: ')[1] ?? ''), said)
  }
  assert.equal((await ask('application/json')).status, 409)
  const seen: string[] = []
  const follow = async () => {
    for await (const { name } of await client['talks.follow']({})) seen.push(name)
  }
  const { status, code, message, retryAfter, details } = await failureOf(follow())
  assert.deepEqual([seen, status, code], [['stage'], 409, silentCode])
  assert.deepEqual([message, retryAfter, details], ['The model fell silent for Ayşe.', 3, { left: 3 }])
  assert.deepEqual(logged, [])
})

test('an unexpected or undeclared failure is reported in general terms and logged', LIMIT, async (t) => {
  for (const [error, logs] of [
    [new Error('SELECT secret'), 'SELECT secret'],
    [new AppError(strangeCode), `talks.ask failed with ${strangeCode}, which its row does not list`],
  ] as const) {
    const { ask, logged } = await openTalks(t, failing(error, true))
    const answer = await ask('text/event-stream', 'en')
    const last = (await framesOf(answer)).at(-1) ?? ''
    assert.match(
      last,
      /^event: error\ndata: \{"status":500,"code":"server.failed","message":"A server side error/,
    )
    assert.doesNotMatch(last, /secret|strange/)
    assert.deepEqual(
      logged.map(({ err }) => err.message),
      [logs],
    )
  }
})

test('one row answers JSON or events, as its caller asks', LIMIT, async (t) => {
  const { ask } = await openTalks(t, answering)
  const json = [undefined, '', '*/*', 'application/json', 'application/*', 'text/html', 'nonsense', ';q=1,,']
  const preferred = [
    'application/json, text/event-stream',
    'text/event-stream;q=0.5, application/json',
    'text/event-stream;q=0.5, */*',
    'text/event-stream;q=0, text/html',
    'text/event-stream;q=0',
    'text/event-stream;q=0, */*;q=0',
    'text/event-stream;q=x',
  ]
  for (const accept of [...json, ...preferred]) {
    const answer = await ask(accept, 'en')
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, accept)
    assert.match(answer.headers.get('vary') ?? '', /accept\b/)
    assert.deepEqual(await answer.json(), { data: { text: 'Yarın.' }, message: 'Answered.' })
  }
  const events = [
    'text/event-stream',
    'Text/Event-Stream; charset=utf-8',
    'text/event-stream, */*',
    'application/json;q=0.5, text/event-stream;q=0.6',
    'application/json;q=0, text/*',
    'text/*',
  ]
  for (const accept of events) {
    const answer = await ask(accept)
    assert.equal(answer.headers.get('content-type'), 'text/event-stream', accept)
    assert.deepEqual(await framesOf(answer), [
      'event: stage\ndata: {"name":"reading"}',
      'event: sentence\ndata: {"text":"Yarın."}',
      'event: end\ndata: {"text":"Yarın."}',
    ])
  }
})

test(
  'the client of such a row is given its answer, or its events with the answer at the end',
  LIMIT,
  async (t) => {
    const { client } = await openTalks(t, answering)
    const input = { body: { question: '?' } }
    const { text } = await client['talks.ask'](input)
    assert.equal(text, 'Yarın.')
    const seen: string[] = []
    for await (const event of await client['talks.ask'](input, { as: 'events' })) {
      if (event.name === 'stage') seen.push(event.data.name)
      else seen.push(event.data.text)
    }
    assert.deepEqual(seen, ['reading', 'Yarın.', 'Yarın.'])
  },
)

test(
  'a stream whose line is cut, or whose end is missing, is a failure and no short answer',
  LIMIT,
  async (t) => {
    const waiting = Promise.withResolvers<void>()
    const { client, server } = await openTalks(t, async function* () {
      yield stage('reading')
      await waiting.promise
      return { text: 'never' }
    })
    const read = async (stop: () => void) => {
      for await (const _ of await client['talks.ask']({ body: { question: '?' } }, { as: 'events' })) stop()
    }
    const cut = await failureOf(read(() => server.server.closeAllConnections()))
    assert.deepEqual([cut.status, cut.code], [0, 'network.unreachable'])
    const stopped = await failureOf(read(() => void server.close()))
    assert.deepEqual([stopped.status, stopped.code], [0, 'network.unreachable'])
    waiting.resolve()
  },
)

test('a client that leaves stops the work, before any event or later, in both forms', LIMIT, async (t) => {
  let ends: string[] = []
  let isWorking = false
  let isLater = false
  const { ask, logged } = await openTalks(t, async function* (_call, { signal }) {
    try {
      isWorking = true
      if (isLater) yield stage('reading')
      await aborted(signal)
      ends.push('told')
      yield sentence('Yarın.')
      ends.push('worked on')
      return { text: 'Yarın.' }
    } finally {
      ends.push('ended')
    }
  })
  for (const accept of ['text/event-stream', 'application/json'])
    for (isLater of [true, false]) {
      ends = []
      isWorking = false
      const leaving = new AbortController()
      const gone = ask(accept, 'tr', leaving.signal).then((answer) => answer.text())
      await until(() => isWorking)
      leaving.abort()
      await assert.rejects(gone, { name: 'AbortError' })
      await until(() => ends.includes('ended'))
      assert.deepEqual(ends, ['told', 'ended'], `${accept} ${isLater}`)
    }
  assert.deepEqual(logged, [])
})

test(
  'work that fails because nobody waits for it is no fault, and a server that stops says so',
  LIMIT,
  async (t) => {
    let isWorking = false
    let isOver = false
    const { ask, logged, server } = await openTalks(t, async function* (_call, { signal }) {
      isWorking = true
      yield stage('reading')
      await aborted(signal)
      isOver = true
      throw signal.reason
    })
    for (const accept of ['text/event-stream', 'application/json']) {
      isWorking = isOver = false
      const leaving = new AbortController()
      const gone = ask(accept, 'tr', leaving.signal).then((answer) => answer.text())
      await until(() => isWorking)
      leaving.abort()
      await assert.rejects(gone, { name: 'AbortError' })
      await until(() => isOver)
    }
    isWorking = false
    const waiting = ask('application/json')
    await until(() => isWorking)
    const closed = server.close()
    assert.deepEqual(
      [(await waiting).status, ((await (await waiting).json()) as { code: string }).code],
      [503, 'server.unavailable'],
    )
    await closed
    assert.deepEqual(logged, [])
  },
)

test('the API page shows both forms, the end and the failure', LIMIT, async (t) => {
  const { server } = await openTalks(t, answering)
  interface Shape {
    anyOf: { properties: { event: { enum: string[] } } }[]
    properties: object
  }
  type Content = Record<string, { schema: Shape }>
  const { paths } = (await server.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { responses: { 200: { content: Content } } }>>
  }
  const contentOf = (path: string): Content =>
    Object.values(paths[`/api/talks/${path}`] ?? {})[0]?.responses[200].content ?? {}
  const eventsOf = (path: string) =>
    contentOf(path)['text/event-stream']?.schema.anyOf.flatMap(({ properties }) => properties.event.enum)
  assert.deepEqual(Object.keys(contentOf('ask')), ['application/json', 'text/event-stream'])
  assert.deepEqual(eventsOf('ask'), ['stage', 'sentence', 'end', 'error'])
  assert.deepEqual(eventsOf('follow'), ['stage', 'sentence', 'error'])
  const { schema } = contentOf('ask')['application/json'] ?? {}
  assert.deepEqual(Object.keys(schema?.properties ?? {}), ['data', 'message'])
})
