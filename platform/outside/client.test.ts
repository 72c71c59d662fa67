import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { inspect } from 'node:util'
import { z } from 'zod'
import { type Outside, OutsideError, type OutsideOptions, openOutside } from './index.ts'
import {
  answers,
  broken,
  cut,
  type Double,
  endless,
  fails,
  isBusy,
  silent,
  stalled,
  startDouble,
} from './testing/index.ts'

const key = 'anahtar-1234567890'
const quick = {
  name: 'model',
  headers: { authorization: `Bearer ${key}` },
  repeats: { pause: 1 },
  patience: { connect: 100, send: 1_000, answer: 100, part: 100, whole: 5_000 },
} as const
const Said = z.object({ said: z.string() })

let double: Double
let service: Outside
before(async () => {
  double = await startDouble()
  service = openOutside({ ...quick, address: double.address })
})
after(async () => {
  await service.close()
  await double.close()
})
beforeEach(() => double.behave(answers({ said: 'yes' })))

const withOptions = (options: Partial<OutsideOptions>): Outside =>
  openOutside({ ...quick, address: double.address, ...options })

const failureOf = async (work: Promise<unknown>): Promise<OutsideError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof OutsideError, inspect(error))
  return error
}

test('a call carries its path, query, headers and body, and the answer is checked against its shape', async () => {
  const query = { page: 2, none: undefined }
  const said = await service.json({ method: 'POST', to: '/ask', query, body: { json: { a: 'ş' } } }, Said)
  assert.deepEqual(said, { said: 'yes' })
  const [call] = double.received
  assert.deepEqual([call?.method, call?.path], ['POST', '/ask?page=2'])
  assert.deepEqual(JSON.parse(String(call?.body)), { a: 'ş' })
  const { authorization, accept, 'content-type': type } = call?.headers ?? {}
  assert.deepEqual([authorization, accept, type], [`Bearer ${key}`, 'application/json', 'application/json'])
})

test('a form is sent as one, and its files part by part', async () => {
  await service.text({ method: 'POST', to: '/', body: { fields: { a: 'ş', b: '1&2' } } })
  assert.equal(String(double.received[0]?.body), 'a=%C5%9F&b=1%262')
  const sent: number[] = []
  const file = {
    name: 'file',
    fileName: 'a"\r\n.ogg',
    contentType: 'audio/ogg',
    size: 6,
    open: async function* () {
      yield Buffer.from('bir')
      yield Buffer.from('iki')
    },
  }
  const parts = [{ name: 'model', value: 'küçük' }, file]
  await service.text({ method: 'POST', to: '/', body: { parts }, onSent: (bytes) => sent.push(bytes) })
  const { headers, body } = double.received[1] ?? { headers: {}, body: '' }
  const form = await new Response(body as BodyInit, {
    headers: { 'content-type': String(headers['content-type']) },
  }).formData()
  assert.equal(form.get('model'), 'küçük')
  const received = form.get('file') as File
  assert.deepEqual(
    [received.name, received.type, await received.text()],
    [file.fileName, 'audio/ogg', 'biriki'],
  )
  assert.equal(headers['content-length'], String(body.length))
  assert.equal(sent.at(-1), body.length)
})

test('the error with which a body ends is the error of the call, which is not repeated', async () => {
  const gone = new Error('the file is gone')
  const open = async function* () {
    yield Buffer.from('bir')
    while (double.received.length === 0) await new Promise(setImmediate)
    throw gone
  }
  const file = { name: 'file', fileName: 'a', contentType: 'audio/ogg', size: 6, open }
  const call = { method: 'POST', to: '/', body: { parts: [file] }, repeatable: true } as const
  await assert.rejects(service.text(call), (error) => error === gone)
  assert.equal(double.received.length, 1)
})

test('each failure has its kind, with the status and the beginning of the answer', async () => {
  const cases = [
    [fails(404, { error: 'none' }), 'refused', 404],
    [fails(302, '', { location: '/elsewhere' }), 'refused', 302],
    [fails(500, 'stumbled'), 'failing', 500],
    [answers('<html>'), 'unreadable', 200],
    [answers({ said: 5 }), 'unreadable', 200],
    [cut, 'unreachable', undefined],
    [broken, 'unreachable', undefined],
    [silent, 'timed_out', undefined],
    [stalled, 'timed_out', undefined],
    [endless, 'too_large', 200],
  ] as const
  for (const [behaviour, problem, status] of cases) {
    double.behave(behaviour)
    const error = await failureOf(service.json({ method: 'POST', to: '/' }, Said))
    assert.deepEqual([error.problem, error.status], [problem, status], inspect(behaviour))
    assert.equal(double.received.length, 1, problem)
  }
  double.behave(answers('zipped', { headers: { 'content-encoding': 'gzip' } }))
  assert.equal((await failureOf(service.text({ to: '/' }))).problem, 'unreadable')
  double.behave(fails(400, { error: 'x'.repeat(10_000) }))
  const { excerpt } = await failureOf(service.text({ to: '/' }))
  assert.match(excerpt, /^\{"error":"x+$/)
  assert.equal(excerpt.length, 2_000)
})

test('each step has a time of its own', async () => {
  const stepOf = async (behaviour: Parameters<Double['behave']>[0], patience: OutsideOptions['patience']) => {
    double.behave(behaviour)
    return (await failureOf(service.text({ method: 'POST', to: '/', patience: patience ?? {} }))).step
  }
  assert.equal(await stepOf(silent, { answer: 20 }), 'answer')
  assert.equal(await stepOf(stalled, { part: 20 }), 'part')
  assert.equal(await stepOf(endless, { whole: 300 }), undefined, 'it is too large before')
  assert.equal(await stepOf(silent, { whole: 20, answer: 10_000 }), 'whole')
  const slowly = answers(undefined, { parts: ['1', '2', '3', '4', '5', '6'], betweenMs: 40 })
  assert.equal(await stepOf(slowly, { part: 2_000, whole: 100 }), 'whole')
  double.behave(slowly)
  assert.equal((await service.text({ to: '/', patience: { part: 2_000 } })).body, '123456')
})

test('a service that does not take the body is given up', async () => {
  double.behave({ kind: 'hand', to: (request) => void request.pause() })
  const size = 50_000_000
  const open = async function* () {
    for (let left = size; left > 0; left -= 1_000_000) yield Buffer.alloc(1_000_000)
  }
  const file = { name: 'file', fileName: 'a', contentType: 'audio/ogg', size, open }
  const patience = { send: 100, answer: 60_000 }
  const error = await failureOf(service.text({ method: 'POST', to: '/', body: { parts: [file] }, patience }))
  assert.deepEqual([error.problem, error.step], ['timed_out', 'send'])
})

test('a body that leaves slowly and steadily is not given up', async () => {
  const open = async function* () {
    for (let part = 0; part < 10; part += 1) {
      yield Buffer.from('x')
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }
  const file = { name: 'file', fileName: 'a', contentType: 'audio/ogg', size: 10, open }
  const call = { method: 'POST', to: '/', body: { parts: [file] }, patience: { send: 300 } } as const
  assert.equal((await service.text(call)).status, 200)
})

test('a refusal that comes while the body is still being sent is heard', async () => {
  double.behave(answers({ error: 'large' }, { status: 413, early: true }))
  const size = 5_000_000
  const open = async function* () {
    for (let left = size; left > 0; left -= 50_000) yield Buffer.alloc(50_000)
  }
  const file = { name: 'file', fileName: 'a', contentType: 'audio/ogg', size, open }
  const error = await failureOf(service.text({ method: 'POST', to: '/', body: { parts: [file] } }))
  assert.deepEqual([error.problem, error.status], ['refused', 413])
})

test('a call that may be repeated is made three times at most, and any other one once', async () => {
  for (const passing of [fails(503), isBusy(0), cut, broken, silent]) {
    double.behave(passing, answers({ said: 'at last' }))
    assert.deepEqual(await service.json({ to: '/' }, Said), { said: 'at last' })
    assert.equal(double.received.length, 2)
    double.behave(passing)
    await failureOf(service.text({ method: 'POST', to: '/', repeatable: true }))
    assert.equal(double.received.length, 3)
    double.behave(passing)
    await failureOf(service.text({ method: 'POST', to: '/' }))
    assert.equal(double.received.length, 1)
    double.behave(passing)
    await failureOf(service.text({ to: '/', repeatable: false }))
    assert.equal(double.received.length, 1)
  }
  for (const final of [fails(400), answers('no JSON')]) {
    double.behave(final)
    await failureOf(service.json({ to: '/' }, Said))
    assert.equal(double.received.length, 1)
  }
})

test('a call that never left may be repeated, whatever it is', async () => {
  let lookups = 0
  const lookup: OutsideOptions['lookup'] = (name, options, done) => {
    lookups += 1
    if (lookups === 1)
      return done(Object.assign(new Error(name), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), [])
    const found = { address: '127.0.0.1', family: 4 }
    done(null, options.all ? [found] : found.address, found.family)
  }
  const address = double.address.replace('127.0.0.1', 'model.test')
  const named = withOptions({ address, lookup })
  assert.deepEqual(await named.json({ method: 'POST', to: '/' }, Said), { said: 'yes' })
  assert.deepEqual([lookups, double.received.length], [2, 1])
  await named.close()
})

test('a service that asks for a short pause gets it, and one that asks for a long one is not called again', async () => {
  const patient = withOptions({ repeats: { pause: 1, longestPause: 1_000 } })
  double.behave(isBusy(1), answers({ said: 'after a second' }))
  assert.deepEqual(await patient.json({ to: '/' }, Said), { said: 'after a second' })
  double.behave(isBusy(60))
  const { problem, status, retryAfter } = await failureOf(patient.text({ to: '/' }))
  assert.deepEqual([problem, status, retryAfter, double.received.length], ['refused', 429, 60, 1])
  const headers = { date: 'Sat, 28 Nov 2026 10:00:00 GMT', 'retry-after': 'Sat, 28 Nov 2026 10:02:00 GMT' }
  double.behave(fails(503, '', headers))
  assert.equal((await failureOf(patient.text({ to: '/' }))).retryAfter, 120)
  await patient.close()
})

test('failures inside of a successful answer are those that the adapter recognises', async () => {
  const failureIn = ({ body }: { body: string }) => {
    const code = /"code":"(\w+)"/.exec(body)?.[1] ?? ''
    return code === '00' ? undefined : ({ problem: code === '99' ? 'failing' : 'refused', code } as const)
  }
  const call = { method: 'POST', to: '/', repeatable: true, failureIn } as const
  double.behave(answers({ code: '30' }))
  const refused = await failureOf(service.text(call))
  assert.deepEqual([refused.problem, refused.code, refused.status], ['refused', '30', 200])
  assert.equal(double.received.length, 1)
  double.behave(answers({ code: '99' }), answers({ code: '00' }))
  assert.equal((await service.text(call)).status, 200)
  assert.equal(double.received.length, 2)
})

test('no secret, no address and no words of the service are in the text of a failure, or in the log of it', async () => {
  const password = 'çok gizli'
  const basic = `Basic ${Buffer.from(`user:${password}`).toString('base64')}`
  const guarded = withOptions({
    headers: { authorization: basic, 'x-key': key },
    secrets: ['hidden-in-body'],
  })
  for (const status of [200, 400, 500]) {
    const said = { error: `${password} ${basic} ${key} hidden-in-body Ayşe Yılmaz`, code: key }
    double.behave(fails(status, said))
    const failureIn = () => ({ problem: 'refused', code: key }) as const
    const error = await failureOf(guarded.text({ to: '/path?q=Ayşe', failureIn }))
    assert.match(error.excerpt, /\*\*\* \*\*\* \*\*\* \*\*\* Ayşe Yılmaz/)
    for (const secret of [password, basic, key, 'hidden-in-body']) assert.ok(!error.excerpt.includes(secret))
    for (const text of [error.message, String(error.stack), JSON.stringify(error), inspect(error)])
      for (const secret of [password, basic, key, 'hidden-in-body', 'Ayşe', '127.0.0.1', '/path'])
        assert.ok(!text.includes(secret), `${secret} in ${text}`)
  }
  await guarded.close()
})

test('a caller can stop a call at any moment, which is not repeated', async () => {
  const stopped = new AbortController()
  stopped.abort()
  assert.equal((await failureOf(service.text({ to: '/', signal: stopped.signal }))).problem, 'stopped')
  assert.equal(double.received.length, 0)
  for (const behaviour of [silent, stalled]) {
    const stopping = new AbortController()
    double.behave(behaviour)
    const patience = { answer: 60_000, part: 60_000, whole: 60_000 }
    const failed = failureOf(service.text({ to: '/', signal: stopping.signal, patience }))
    while (double.received.length === 0) await new Promise(setImmediate)
    stopping.abort()
    assert.equal((await failed).problem, 'stopped')
    assert.equal(double.received.length, 1)
  }
  const pausing = new AbortController()
  double.behave(fails(503))
  const paused = withOptions({
    repeats: { pause: 60_000, longestPause: 60_000 },
    patience: { whole: 90_000 },
  })
  const failed = failureOf(paused.text({ to: '/', signal: pausing.signal }))
  while (double.received.length === 0) await new Promise(setImmediate)
  pausing.abort()
  assert.equal((await failed).problem, 'stopped')
  await paused.close()
})
