import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '@mizan/platform/contract/client'
import { createMemory } from './memory.ts'
import { createSend } from './send.ts'
import type { Upload } from './upload-list.ts'

const upload = (id = 1): Upload => ({
  id,
  caseId: 'case',
  file: new File(['abc'], 'a.pdf', { lastModified: 5 }),
  name: 'a.pdf',
  state: 'sending',
  sent: 0,
  duplicate: 'refuse',
})
const cut = () => new ApiError(0, 'network.unreachable', '')
const gone = () => new ApiError(404, 'document.upload_not_found', 'Yükleme bulunamadı')

/** A browser: what its pages store and which locks they hold. */
function newBrowser() {
  const stored = new Map<string, string>()
  const locks = new Set<string>()
  return { stored, locks }
}

/** A page of it whose calls the test answers; `fails` holds the errors of the next calls, by their names. */
function openPage({ stored, locks } = newBrowser()) {
  const made: string[] = []
  const finished: object[] = []
  const fails = new Map<string, Error[]>()
  let begun = 0
  const unseen: object[] = []
  const answer = (name: string) => {
    made.push(name)
    const error = fails.get(name.split(' ')[0] ?? '')?.shift()
    if (error) throw error
  }
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const memory = createMemory(storage, async (name) => {
    if (locks.has(name)) return false
    locks.add(name)
    return () => void locks.delete(name)
  })
  const { send, drop } = createSend({
    memory,
    client: {
      'documents.beginUpload': async () => {
        answer('begin')
        begun += 1
        const uploadId = `${stored.size}-${begun}`
        return { uploadId, uploadUrl: `/api/uploads/${uploadId}`, expiresAt: '2999-01-01T00:00:00.000Z' }
      },
      'documents.finishUpload': async ({ params, body }) => {
        answer(`finish ${params.uploadId}`)
        finished.push(body)
        return { unseen } as never
      },
      'documents.dropUpload': async ({ params }) => {
        answer(`drop ${params.uploadId}`)
        return { done: true }
      },
    },
    bytes: async ({ uploadUrl }) => answer(`bytes ${uploadUrl.split('/').at(-1)}`),
  })
  const attempt = (one = upload()) => send(one, () => {}, new AbortController().signal)
  return { attempt, drop, made, finished, fails, unseen }
}

test('a file is begun, sent and finished', async () => {
  const { attempt, made } = openPage()
  assert.deepEqual(await attempt(), { is: 'done' })
  assert.deepEqual(made, ['begin', 'bytes 0-1', 'finish 0-1'])
})

test('versions of others that its person has not opened come with the end', async () => {
  const { attempt, unseen } = openPage()
  unseen.push({ number: 4, by: { id: 'a', name: 'Ayşe' } })
  assert.deepEqual(await attempt(), { is: 'done', unseen })
})

test('what a file says of itself is sent when it is finished', async () => {
  const { attempt, finished } = openPage()
  await attempt({ ...upload(), description: 'Kira: 20.000,00 ₺' })
  await attempt(upload(2))
  assert.deepEqual(finished, [
    { duplicate: 'refuse', description: 'Kira: 20.000,00 ₺' },
    { duplicate: 'refuse' },
  ])
})

test('an attempt that was cut goes on with the same upload, also if only the last answer was lost', async () => {
  const { attempt, made, fails } = openPage()
  fails.set('bytes', [cut()])
  fails.set('finish', [cut()])
  assert.deepEqual(await attempt(), { is: 'cut' })
  assert.deepEqual(await attempt(), { is: 'cut' })
  assert.deepEqual(await attempt(), { is: 'done' })
  assert.deepEqual(made, ['begin', 'bytes 0-1', 'bytes 0-1', 'finish 0-1', 'bytes 0-1', 'finish 0-1'])
})

test('a page that was loaded anew goes on with the upload of the same file', async () => {
  const browser = newBrowser()
  const first = openPage(browser)
  first.fails.set('bytes', [cut()])
  await first.attempt()
  // A page that is gone holds no lock.
  browser.locks.clear()
  const second = openPage(browser)
  assert.deepEqual(await second.attempt(), { is: 'done' })
  assert.deepEqual(second.made, ['bytes 0-1', 'finish 0-1'])
  assert.equal(browser.stored.size, 0)
})

test('a second page does not take the upload of the first', async () => {
  const browser = newBrowser()
  const first = openPage(browser)
  first.fails.set('bytes', [cut()])
  await first.attempt()
  const second = openPage(browser)
  await second.attempt()
  assert.deepEqual(second.made, ['begin', 'bytes 1-1', 'finish 1-1'])
})

test('an upload that the server does not know any more begins anew, once', async () => {
  const { attempt, made, fails } = openPage()
  fails.set('bytes', [gone()])
  assert.deepEqual(await attempt(), { is: 'done' })
  assert.deepEqual(made, ['begin', 'bytes 0-1', 'begin', 'bytes 0-2', 'finish 0-2'])
  fails.set('finish', [gone(), gone()])
  assert.equal((await attempt(upload(2))).is, 'refused')
})

test('what the server refuses is dropped there, and a name that is taken is asked about', async () => {
  const { attempt, made, fails } = openPage()
  const taken = { documentId: 'd', name: 'a.pdf', free: 'a (2).pdf' }
  const refusal = new ApiError(415, 'document.type_mismatch', 'Dosyanın içeriği .pdf değil.')
  fails.set('finish', [new ApiError(409, 'document.name_taken', '', [], undefined, taken), refusal])
  assert.deepEqual(await attempt(), { is: 'taken', taken })
  assert.deepEqual(await attempt(), { is: 'refused', text: 'Dosyanın içeriği .pdf değil.' })
  assert.deepEqual(made.slice(-3), ['bytes 0-1', 'finish 0-1', 'drop 0-1'])
})

test('what can pass, such as a closed key, is not dropped', async () => {
  const { attempt, made, fails } = openPage()
  fails.set('bytes', [new ApiError(423, 'document.keys_locked', 'Belgeler kilitli.')])
  assert.deepEqual(await attempt(), { is: 'failed', text: 'Belgeler kilitli.' })
  assert.deepEqual(await attempt(), { is: 'done' })
  assert.deepEqual(made, ['begin', 'bytes 0-1', 'bytes 0-1', 'finish 0-1'])
})

test('an upload that is taken out of the list is dropped, and one that never began is not', async () => {
  const { attempt, drop, made, fails } = openPage()
  fails.set('bytes', [cut()])
  await attempt()
  drop(upload())
  drop(upload(2))
  assert.equal(made.at(-1), 'drop 0-1')
  assert.equal(made.filter((one) => one.startsWith('drop')).length, 1)
})
