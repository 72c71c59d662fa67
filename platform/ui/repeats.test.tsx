/** How often failed reads are repeated, and what is on the screen meanwhile. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { ApiError } from '../contract/client.ts'
import { AppError, defineErrors } from '../contract/errors.ts'
import { defineRows } from '../contract/index.ts'
import { Failure, FeatureGate, FeaturesProvider, hooksOf } from './index.tsx'
import { isPreparing, repeats, switchStateOf } from './repeats.ts'
import { screensOf, until } from './testing/index.ts'

const access = { session: 'bearer', feature: 'caseManagement' } as const
const rows = defineRows({
  'test.features': {
    method: 'GET',
    path: '/features',
    group: 'test',
    summary: 'Features',
    access: { session: 'public' },
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
  'test.read': {
    method: 'GET',
    path: '/read',
    group: 'test',
    summary: 'Reads',
    access,
    answer: z.object({ title: z.string() }),
    errors: ['test.missing', 'test.preparing', 'session.expired'] as never[],
    sample: {},
  },
})
const errors = defineErrors({
  'test.missing': { status: 404, tr: 'Kayıt bulunamadı.', en: 'There is no such record.' },
  'session.expired': { status: 401, tr: 'Oturumunuz sona erdi.', en: 'Your session has ended.' },
  'test.preparing': { status: 503, tr: 'Kayıtlar hazırlanıyor.', en: 'Records are being prepared.' },
})
const show = screensOf({ rows, errors })
const { useCall } = hooksOf<typeof rows>()

function Read() {
  const read = useCall('test.read', {})
  if (read.error) return <Failure error={read.error} onRetry={() => read.refetch()} />
  return <p>{read.data?.title ?? 'awaited'}</p>
}

function Reread() {
  const read = useCall('test.read', {})
  return (
    <>
      <p>{`refused: ${read.failureCount}`}</p>
      {read.error ? (
        <Failure error={read.error} onRetry={() => read.refetch()} />
      ) : (
        <button type="button" onClick={() => read.refetch()}>
          {read.data?.title ?? 'awaited'}
        </button>
      )}
    </>
  )
}

const Screen = () => (
  <FeaturesProvider row="test.features">
    <FeatureGate feature="caseManagement" name="Dava yönetimi">
      <Read />
    </FeatureGate>
  </FeaturesProvider>
)

/** `fails` is asked at each call, with its number; undefined is an answer. */
async function open(t: TestContext, fails: (call: number) => AppError | undefined, states: string[]) {
  const calls = { read: 0, features: 0 }
  const person = await show(t, <Screen />, {
    answers: {
      'test.features': () => {
        calls.features += 1
        return { caseManagement: states[Math.min(calls.features, states.length) - 1] ?? '' }
      },
      'test.read': () => {
        calls.read += 1
        const error = fails(calls.read)
        if (error) throw error
        return { title: 'Yılmaz / ABC' }
      },
    },
  })
  return { person, calls }
}

for (const [code, state, title] of [
  ['feature.maintenance', 'Maintenance', 'Dava yönetimi bakımda'],
  ['feature.turned_off', 'TurnedOff', 'Dava yönetimi kapalı'],
  ['feature.coming_soon', 'ComingSoon', 'Dava yönetimi yakında'],
] as const)
  test(`a call refused with ${code} is made once, and the screen says so`, async (t) => {
    const { person, calls } = await open(t, () => new AppError(code), ['TurnedOn', state])
    await person.shows(title)
    assert.deepEqual(calls, { read: 1, features: 2 })
  })

test('the refusal itself is on the screen at once where the switches cannot be read again', async (t) => {
  const { person, calls } = await open(t, () => new AppError('feature.maintenance'), ['TurnedOn'])
  await person.shows('Bu bölüm bakımda. Daha sonra yeniden deneyin.')
  assert.equal(calls.read, 1)
})

test('a part that is being prepared is asked again until it is ready', async (t) => {
  const preparing = new AppError('test.preparing' as never)
  const { person, calls } = await open(t, (call) => (call === 1 ? preparing : undefined), ['TurnedOn'])
  await person.shows('Yılmaz / ABC')
  assert.equal(calls.read, 2)
})

test('what is missing is asked for once more, and then the screen says so', async (t) => {
  const { person, calls } = await open(t, () => new AppError('test.missing' as never), ['TurnedOn'])
  await person.shows('Kayıt bulunamadı.')
  assert.equal(calls.read, 2)
})

test('a long wait that the server names is not waited out in silence: the screen counts it down', async (t) => {
  const refusal = () => new AppError('request.too_many', { retryAfter: 90 })
  const { person, calls } = await open(t, refusal, ['TurnedOn'])
  await person.shows(/1 dk \d\d sn sonra yeniden deneyebilirsiniz/)
  const retry = await until(() => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Yeniden dene')
    assert.ok(found)
    return found
  })
  assert.equal(retry.disabled, true)
  assert.equal(calls.read, 1)
})

const failure = (status: number, code = 'some.code', retryAfter?: number) =>
  new ApiError(status, code, '', [], retryAfter)

/** How often a read that always fails in the same way is repeated. */
function repeatsOf(error: Error): number {
  let times = 0
  while (times < 1_000 && repeats.retry(times, error)) times += 1
  return times
}

test('a read is repeated up to three times, and not at all once the session has ended', () => {
  assert.equal(repeatsOf(failure(0)), 3)
  assert.equal(repeatsOf(failure(500)), 3)
  assert.equal(repeatsOf(failure(503, 'server.unavailable')), 3)
  assert.equal(repeatsOf(new Error('not readable')), 3)
  assert.equal(repeatsOf(failure(401, 'session.expired')), 0)
  assert.equal(repeatsOf(failure(403, 'session.unverified')), 0)
})

test('403, 404 and 429 are repeated once, any other refusal never', () => {
  assert.deepEqual(
    [403, 404, 429].map((status) => repeatsOf(failure(status))),
    [1, 1, 1],
  )
  assert.deepEqual(
    [400, 409, 422, 423].map((status) => repeatsOf(failure(status))),
    [0, 0, 0, 0],
  )
  assert.equal(repeatsOf(failure(200)), 0)
})

test('the pause is the one that the server names, and a long one is left to the person', () => {
  assert.equal(repeats.retryDelay(0, failure(429, 'request.too_many', 7)), 7_000)
  assert.equal(repeatsOf(failure(429, 'request.too_many', 7)), 1)
  assert.equal(repeatsOf(failure(429, 'request.too_many', 60)), 0)
  assert.equal(repeatsOf(failure(503, 'server.unavailable', 60)), 0)
})

test('only a code for it counts as being prepared, and it is asked again for minutes but not for ever', () => {
  assert.equal(isPreparing(failure(503, 'search.preparing')), true)
  assert.equal(isPreparing(failure(503, 'server.unavailable')), false)
  assert.equal(isPreparing(failure(503, 'feature.maintenance')), false)
  const times = repeatsOf(failure(503, 'search.preparing'))
  assert.ok(times > 20 && times < 100, `${times} times`)
})

test('no other code is taken for a switch', () => {
  assert.equal(switchStateOf(failure(503, 'feature.maintenance')), 'Maintenance')
  assert.equal(switchStateOf(failure(503, 'server.unavailable')), undefined)
  assert.equal(switchStateOf(failure(403, 'access.forbidden')), undefined)
})
test('what was read stays in view when it cannot be read anew because the session has ended', async (t) => {
  let calls = 0
  const person = await show(t, <Reread />, {
    answers: {
      'test.read': () => {
        calls += 1
        if (calls > 1) throw new AppError('session.expired' as never)
        return { title: 'Yılmaz / ABC' }
      },
    },
  })
  await person.press('Yılmaz / ABC')
  await person.shows('refused: 1')
  await person.shows('Yılmaz / ABC')
})
