import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sent } from './sending.ts'
import type { Taken, Upload } from './upload-list.ts'
import { createUploads } from './uploads.ts'

const file = (name: string, size = 3) =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: size })
const taken: Taken = { documentId: 'd', name: 'a.pdf', free: 'a (2).pdf' }
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Uploads whose attempts the test ends. */
function open(names: readonly string[] = []) {
  const uploads = createUploads()
  const attempts: { upload: Upload; end: (sent: Sent) => void; signal: AbortSignal }[] = []
  let changed = 0
  const dropped: string[] = []
  uploads.connect({
    check: async (_case, asked) => asked.map((name) => (names.includes(name) ? taken : null)),
    send: (upload, onProgress, signal) =>
      new Promise((end) => {
        onProgress(0.5)
        attempts.push({ upload, end, signal })
      }),
    drop: ({ name }) => void dropped.push(name),
    changed: () => {
      changed += 1
    },
  })
  const states = () => uploads.now().map(({ state }) => state)
  return { uploads, attempts, states, dropped, changed: () => changed }
}

test('what is refused is known before anything is sent', async () => {
  const { uploads, attempts, states } = open()
  uploads.add('case', [file('a.exe'), file('b.pdf', 60 * 1024 * 1024), file('c.pdf', 0), file('d.pdf')])
  assert.deepEqual(
    uploads.now().map(({ reason }) => reason?.kind),
    ['type', 'size', 'empty', undefined],
  )
  await settled()
  assert.deepEqual([states(), attempts.length], [['refused', 'refused', 'refused', 'sending'], 1])
  assert.equal(uploads.now()[3]?.sent, 0.5)
})

test('three are sent at once, and the next follows when one is done', async () => {
  const { uploads, attempts, states, changed } = open()
  uploads.add(
    'case',
    ['1', '2', '3', '4'].map((name) => file(`${name}.pdf`)),
  )
  await settled()
  assert.deepEqual(states(), ['sending', 'sending', 'sending', 'waiting'])
  attempts[1]?.end({ is: 'done' })
  await settled()
  assert.deepEqual(states(), ['sending', 'done', 'sending', 'sending'])
  assert.equal(changed(), 1)
})

test('a name that is taken is asked about, one by one or for all, and also if only the server knows', async () => {
  const { uploads, attempts, states } = open(['a.pdf', 'b.pdf'])
  uploads.add('case', [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')])
  await settled()
  assert.deepEqual(states(), ['asking', 'asking', 'sending', 'sending'])
  const [first, second] = uploads.now()
  uploads.answer(first?.id ?? 0, 'both', false)
  await settled()
  assert.deepEqual(states(), ['sending', 'asking', 'sending', 'sending'])
  assert.equal(attempts.at(-1)?.upload.duplicate, 'both')
  attempts[0]?.end({ is: 'taken', taken })
  await settled()
  assert.equal(states()[2], 'asking')
  uploads.answer(second?.id ?? 0, 'version', true)
  await settled()
  assert.deepEqual(
    uploads.now().map(({ duplicate }) => duplicate),
    ['both', 'version', 'version', 'refuse'],
  )
  attempts[1]?.end({ is: 'taken', taken })
  await settled()
  assert.equal(uploads.now()[3]?.duplicate, 'version')
})

test('two files of one name never become versions of each other by an answer for all', async () => {
  const { uploads, attempts } = open(['scan.pdf', 'a.pdf'])
  uploads.add('case', [file('a.pdf'), file('scan.pdf'), file('SCAN.pdf')])
  await settled()
  uploads.answer(uploads.now()[0]?.id ?? 0, 'version', true)
  await settled()
  assert.deepEqual(
    uploads.now().map(({ duplicate }) => duplicate),
    ['version', 'version', 'refuse'],
  )
  // Only the server knows that the third has the name of the second.
  attempts.find(({ upload }) => upload.name === 'SCAN.pdf')?.end({ is: 'taken', taken })
  await settled()
  assert.equal(uploads.now()[2]?.duplicate, 'both')
})

test('an upload whose connection is cut goes on when there is one again', async () => {
  const { uploads, attempts, states, changed } = open()
  uploads.add('case', [file('a.pdf')])
  await settled()
  attempts[0]?.end({ is: 'cut' })
  await settled()
  assert.deepEqual([states(), changed()], [['cut'], 0])
  uploads.online()
  await settled()
  assert.deepEqual([states(), attempts.length], [['sending'], 2])
  uploads.clear()
})

test('a failed one is tried again, a dropped one ends at once, and clearing ends all', async () => {
  const { uploads, attempts, states } = open()
  uploads.add('case', [file('a.pdf'), file('b.pdf')])
  await settled()
  attempts[0]?.end({ is: 'failed', text: 'Disk dolu' })
  await settled()
  assert.deepEqual(uploads.now()[0]?.reason, { kind: 'said', text: 'Disk dolu' })
  uploads.again(uploads.now()[0]?.id ?? 0)
  await settled()
  assert.deepEqual(states(), ['sending', 'sending'])
  uploads.drop(uploads.now()[0]?.id ?? 0)
  assert.deepEqual([states(), attempts[2]?.signal.aborted], [['sending'], true])
  uploads.clear()
  assert.deepEqual([states(), attempts[1]?.signal.aborted], [[], true])
})

test('one is paused and goes on, and what is taken out of the list is dropped', async () => {
  const { uploads, attempts, states, dropped } = open()
  uploads.add('case', [file('a.pdf'), file('b.pdf')])
  await settled()
  const [first] = uploads.now()
  uploads.pause(first?.id ?? 0)
  attempts[0]?.end({ is: 'cut' })
  await settled()
  assert.deepEqual([states(), attempts[0]?.signal.aborted, dropped], [['paused', 'sending'], true, []])
  assert.equal(uploads.now()[0]?.sent, 0.5)
  uploads.again(first?.id ?? 0)
  await settled()
  assert.deepEqual(states(), ['sending', 'sending'])
  uploads.drop(first?.id ?? 0)
  uploads.clear()
  assert.deepEqual(dropped, ['a.pdf', 'b.pdf'])
})

test('a file for a document becomes its version without a question', async () => {
  const { uploads, attempts } = open(['a.pdf'])
  uploads.add('case', [file('a.pdf')], { documentId: 'document' })
  await settled()
  assert.equal(attempts[0]?.upload.documentId, 'document')
})
