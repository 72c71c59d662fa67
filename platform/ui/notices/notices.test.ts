import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { createNotices, timeOf } from './notices.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000 }))
afterEach(() => mock.timers.reset())

const textsOf = (notices: ReturnType<typeof createNotices>) => notices.list().map(({ text }) => text)

test('a success notice disappears after enough time to read it', () => {
  const notices = createNotices()
  notices.say('success', 'Kaydedildi')
  mock.timers.tick(7_999)
  assert.deepEqual(textsOf(notices), ['Kaydedildi'])
  mock.timers.tick(1)
  assert.deepEqual(textsOf(notices), [])
})

test('a longer text is shown longer', () => {
  assert.equal(timeOf({ level: 'info', text: 'a'.repeat(300) }), 24_000)
  assert.equal(timeOf({ level: 'info', text: { tr: 'a', en: 'a'.repeat(200) } }), 16_000)
})

test('errors and warnings are shown until they are closed', () => {
  const notices = createNotices()
  const error = notices.say('error', 'Üye çıkarılamadı.')
  notices.say('warning', 'Yakında dolacak.')
  mock.timers.tick(3_600_000)
  notices.dismiss(error)
  assert.deepEqual(textsOf(notices), ['Yakında dolacak.'])
})

test('no notice disappears while it is held, and a released one stays long enough to be read', () => {
  const notices = createNotices()
  notices.say('info', 'Yeni sürüm')
  mock.timers.tick(7_500)
  notices.hold()
  notices.say('success', 'Kaydedildi')
  mock.timers.tick(600_000)
  assert.equal(notices.list().length, 2)
  notices.release()
  mock.timers.tick(3_999)
  assert.equal(notices.list().length, 2)
  mock.timers.tick(1)
  assert.deepEqual(textsOf(notices), ['Kaydedildi'])
  mock.timers.tick(4_000)
  assert.deepEqual(textsOf(notices), [])
})

test('the same failure is shown once, and disappears when the call succeeds', () => {
  const notices = createNotices()
  notices.say('error', 'Silinemedi.', { key: 'thing.delete' })
  notices.say('error', 'Kaydedilemedi.', { key: 'thing.save' })
  const again = notices.say('error', 'Silinemedi.', { key: 'thing.delete' })
  assert.deepEqual(
    notices.list().map(({ id }) => id),
    [again - 1, again],
  )
  notices.settle('thing.delete')
  assert.deepEqual(textsOf(notices), ['Kaydedilemedi.'])
})

test('a fifth notice removes the one that would disappear by itself', () => {
  const notices = createNotices()
  for (const text of ['1', '3', '4']) notices.say('error', text)
  notices.say('info', '2')
  notices.say('error', '5')
  assert.deepEqual(textsOf(notices), ['1', '3', '4', '5'])
  notices.say('error', '6')
  assert.deepEqual(textsOf(notices), ['3', '4', '5', '6'])
})
