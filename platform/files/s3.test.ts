import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { loadConfig } from '../config/index.ts'
import { openFileStore, sealedFiles } from './index.ts'
import { chunks, examineStore, problemOf, textOf } from './testing/exam.ts'
import { openDisturbedS3, quick } from './testing/s3-double.ts'

examineStore('the S3 store', (t) => openDisturbedS3(t, { ...quick, idle: 5_000 }), {
  large: 20,
})

test('a busy store, or one that cuts the connection, is asked again', async (t) => {
  const { store, mood, keys, requests } = await openDisturbedS3(t)
  for (const trouble of ['busy', 'cut', 'silent'] as const) {
    mood((_method, number) => (number === 1 ? trouble : 'well'))
    const file = await store.put(`a/${trouble}`, chunks('sent ', 'again'), 100)
    assert.equal(await textOf(await store.read(file)), 'sent again')
    assert.deepEqual(requests().filter((method) => method === 'PUT').length, 2)
  }
  assert.deepEqual(await keys(), ['a/busy', 'a/cut', 'a/silent'])
})

test('a store that stays away is given up after three tries, and nothing is left here', async (t) => {
  const { store, mood, requests, incoming, keys } = await openDisturbedS3(t)
  const file = await store.put('a/b', chunks('first'), 100)
  for (const trouble of ['busy', 'cut', 'silent'] as const) {
    mood(() => trouble)
    assert.equal(await problemOf(store.put('a/c', chunks('other'), 100)), 'unavailable', trouble)
    assert.deepEqual(requests(), ['HEAD', 'HEAD', 'HEAD'])
    mood((method) => (method === 'PUT' ? trouble : 'well'))
    assert.equal(await problemOf(store.put('a/c', chunks('other'), 100)), 'unavailable', trouble)
    assert.deepEqual(requests(), ['HEAD', 'PUT', 'PUT', 'PUT', 'DELETE'])
    mood(() => trouble)
    assert.equal(await problemOf(store.read(file)), 'unavailable')
    assert.equal(await problemOf(store.readRange(file, { start: 0, end: 1 })), 'unavailable')
    assert.equal(await problemOf(store.remove('a/b')), 'unavailable')
    assert.equal(requests().length, 9)
  }
  mood(() => 'well')
  assert.deepEqual([await incoming(), await keys()], [[], ['a/b']])
})

test('a store that refuses is not asked twice', async (t) => {
  const { store, mood, requests } = await openDisturbedS3(t)
  mood(() => 'forbidden')
  assert.equal(await problemOf(store.put('a/b', chunks('x'), 100)), 'unavailable')
  assert.deepEqual(requests(), ['HEAD'])
  assert.equal(await problemOf(store.read({ key: 'a/b', size: 1, sha256: '' })), 'unavailable')
  assert.deepEqual(requests(), ['HEAD', 'GET'])
})

test('a store that says it stored a file is not believed before it shows the file in full size', async (t) => {
  const { store, mood, requests, keys, incoming } = await openDisturbedS3(t)
  mood((method) => (method === 'PUT' ? 'forgetful' : 'well'))
  assert.equal(await problemOf(store.put('a/absent', chunks('lost'), 100)), 'unavailable')
  assert.deepEqual(requests(), ['HEAD', ...Array(3).fill(['PUT', 'HEAD']).flat(), 'DELETE'])
  mood((method, number) => (method === 'HEAD' && number > 1 ? 'short' : 'well'))
  assert.equal(await problemOf(store.put('a/short', chunks('shortened'), 100)), 'unavailable')
  mood((method, number) => (method === 'PUT' && number === 1 ? 'forgetful' : 'well'))
  const file = await store.put('a/once', chunks('kept at the second try'), 100)
  assert.equal(await textOf(await store.read(file)), 'kept at the second try')
  assert.deepEqual([await incoming(), await keys()], [[], ['a/once']])
})

test('an answer that breaks off, or stops coming, is an error and never a shorter file', async (t) => {
  const { store, mood } = await openDisturbedS3(t)
  const file = await store.put('a/b', chunks('x'.repeat(200_000)), 1_000_000)
  for (const trouble of ['breaking', 'stalling'] as const) {
    mood(() => trouble)
    assert.equal(await problemOf(store.read(file).then(textOf)), 'unavailable', trouble)
    const part = store.readRange(file, { start: 10, end: 150_000 })
    assert.equal(await problemOf(part.then(textOf)), 'unavailable', trouble)
  }
})

test('a reader that takes its time is no silence of the store', async (t) => {
  const { store } = await openDisturbedS3(t)
  const file = await store.put('a/b', chunks('x'.repeat(5_000_000)), 10_000_000)
  let read = 0
  for await (const part of await store.read(file)) {
    if (read === 0) await new Promise((resolve) => setTimeout(resolve, 600))
    read += part.length
  }
  assert.equal(read, file.size)
})

test('encrypted files are read from the store, also in ranges, and a changed one is detected', async (t) => {
  const { store, replace, keys } = await openDisturbedS3(t)
  const files = sealedFiles(store)
  const dataKey = randomBytes(32)
  const text = 'dilekçe '.repeat(20_000)
  const file = await files.put('a/b', chunks(text), 1_000_000, dataKey)
  assert.equal(await textOf(await files.read(file, dataKey)), text)
  const end = Buffer.from(text).subarray(-8).toString()
  const last = { start: file.size - 8, end: file.size - 1 }
  assert.equal(await textOf(await files.readRange(file, last, dataKey)), end)
  await replace('a/b', randomBytes(1_000))
  assert.equal(await problemOf(files.read(file, dataKey)), 'damaged')
  assert.deepEqual(await keys(), ['a/b'])
})

test('the settings choose the store, and half of them is an error at the start', async () => {
  const s3 = { FILES_S3_ADDRESS: 'https://s3.example.test', FILES_S3_BUCKET: 'files' }
  assert.throws(() => loadConfig(s3), /FILES_S3_KEY is not set/)
  const config = loadConfig({ ...s3, FILES_S3_KEY: 'id', FILES_S3_SECRET: 'not to be printed' })
  // Keys are checked before anything is sent, so nothing leaves this machine.
  const store = await openFileStore({ ...config, dataDir: '/nonexistent' })
  assert.equal(await problemOf(store.read({ key: '../x', size: 1, sha256: '' })), 'bad_key')
})
