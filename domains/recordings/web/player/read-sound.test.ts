/** Tests that a worker that reads sound ends with its answer, with its page, and when it falls silent. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Answer, lengthOf, type Question, readPeaks } from './read-sound.ts'

interface WorkerDouble {
  postMessage: (question: Question) => void
  onmessage: (event: { data: Answer }) => void
  isEnded: boolean
}

/** A double of workers, which the test environment lacks. */
function workersIn(t: TestContext, answers: readonly Answer[]) {
  const workers: (WorkerDouble & { asked: Question })[] = []
  class Double {
    onmessage = (_: { data: Answer }) => {}
    isEnded = false
    asked?: Question
    constructor() {
      workers.push(this as never)
    }
    postMessage(question: Question) {
      this.asked = question
      queueMicrotask(() => {
        for (const data of answers) this.onmessage({ data })
      })
    }
    terminate() {
      this.isEnded = true
    }
  }
  const before = { Worker: globalThis.Worker, location: globalThis.location }
  const place = { href: 'https://mizan.test/case-management/c' }
  Object.assign(globalThis, { Worker: Double, location: place })
  t.after(() => Object.assign(globalThis, before))
  return workers
}

test('the length of a file is what its worker says, and the worker ends', async (t) => {
  const workers = workersIn(t, [{ kind: 'length', lengthMs: 1_500 }, { kind: 'end' }])
  assert.equal(await lengthOf(new Blob(['a'])), 1_500)
  assert.deepEqual(
    workers.map(({ isEnded }) => isEnded),
    [true],
  )
})

test('a file that keeps its reader busy for ever has no length, and the worker ends', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const workers = workersIn(t, [])
  const read = lengthOf(new Blob(['a']))
  t.mock.timers.tick(30_000)
  assert.equal(await read, null)
  assert.ok(workers[0]?.isEnded)
})

test('a browser without workers still uploads', async () => {
  assert.equal(await lengthOf(new Blob(['a'])), null)
})

test('the shape of a part is added to that of the parts before it, and asked for by its whole address', async (t) => {
  const workers = workersIn(t, [{ kind: 'peaks', peaks: new Float32Array([0, 0.5, 0.25]) }, { kind: 'end' }])
  const peaks = new Float32Array([1, 0.75, 0])
  let shown = 0
  const sound = { url: '/api/ses?ticket=1', fromMs: 0, wholeMs: 3_000 }
  await readPeaks(sound, peaks, () => (shown += 1), new AbortController().signal)
  assert.deepEqual([...peaks, shown], [1, 0.75, 0.25, 1])
  const asked = workers[0]?.asked
  assert.equal(asked?.kind === 'peaks' && asked.sound.url, 'https://mizan.test/api/ses?ticket=1')
})

test('a panel that is closed ends the reading', async (t) => {
  const workers = workersIn(t, [])
  const closed = new AbortController()
  const sound = { url: '/api/ses', fromMs: 0, wholeMs: 3_000 }
  const read = readPeaks(sound, new Float32Array(3), () => {}, closed.signal)
  closed.abort()
  await read
  assert.ok(workers[0]?.isEnded)
})
