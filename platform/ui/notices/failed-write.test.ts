import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../../contract/client.ts'
import { outcomeOf } from './failed-write.ts'
import { createNotices } from './notices.ts'

const fails = { tr: 'Üye çıkarılamadı.', en: 'Failed to remove the member.' }

const saidAfter = (error: unknown) => {
  const notices = createNotices()
  outcomeOf(notices, 'company.removeMember', () => ({ fails })).failed(error)
  return notices.list().map(({ level, text }) => [level, text])
}

test('a write that fails without a reason shows the text of its row', () => {
  for (const error of [
    new ApiError(0, 'network.unreachable', ''),
    new ApiError(500, 'server.failed', 'Beklenmeyen bir hata oluştu.'),
    new ApiError(503, 'server.unavailable', 'Hizmet şu anda hazır değil.'),
    new ApiError(502, 'unknown', ''),
    new TypeError('x is not a function'),
  ])
    assert.deepEqual(saidAfter(error), [['error', fails]], error.message)
})

test('a failure with a reason is left to the screen', () => {
  for (const error of [
    new ApiError(409, 'company.last_admin', 'Büronun son yöneticisi çıkarılamaz.'),
    new ApiError(503, 'feature.maintenance', 'Bu bölüm bakımda.'),
    new ApiError(401, 'session.expired', 'Oturumunuz sona erdi.'),
    new DOMException('left', 'AbortError'),
  ])
    assert.deepEqual(saidAfter(error), [], error.message)
})

test('the notice disappears once the write succeeds', () => {
  const notices = createNotices()
  const outcome = outcomeOf(notices, 'company.removeMember', () => ({ fails }))
  outcome.failed(new ApiError(0, 'network.unreachable', ''))
  notices.say('info', 'Başka bir şey')
  outcome.done()
  assert.deepEqual(
    notices.list().map(({ text }) => text),
    ['Başka bir şey'],
  )
})

test('a write whose route could not be loaded says that the server is out of reach', () => {
  const notices = createNotices()
  outcomeOf(notices, 'company.removeMember', () => undefined).failed(
    new ApiError(0, 'network.unreachable', ''),
  )
  assert.match(JSON.stringify(notices.list()[0]?.text), /Mizan’a ulaşılamadı/)
})
