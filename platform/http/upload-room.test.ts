/** The uploads of one person do not delay others, and none takes the last of the disk. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import type { CallerWithSession, Session } from '../contract/index.ts'
import { until } from '../testing/index.ts'
import { openRaw } from './connections/testing.ts'
import { openForms } from './testing/forms.ts'
import type { UploadBounds } from './upload-room.ts'

const LIMIT = { timeout: 30_000 }

/** Tokens name person and office: `ann.a.a`. */
async function open(t: TestContext, uploadBounds: Partial<UploadBounds>) {
  const callerOf = async (token: string) => {
    const [userId = '', officeId = ''] = token.split('.')
    const session: Session = { sessionId: token, kind: 'browser', verified: true }
    const caller: CallerWithSession = { userId, officeId, roles: [], session }
    return { caller, licences: { keys: new Set<string>(), readOnly: false } }
  }
  const forms = await openForms(t, { uploadBounds, gate: { callerOf } })
  /** `who`: a person and their office. */
  const upload = async (who: string) => {
    const body = new FormData()
    body.append('Name', 'Dilekçe')
    body.append('File', new File(['abc'], 'a', { type: 'text/plain' }))
    const headers = { authorization: `Bearer ${who}.a` }
    const answer = await fetch(`${forms.address}/api/forms/file`, { method: 'POST', headers, body })
    return ((await answer.json()) as { code?: string }).code ?? answer.status
  }
  /** An upload of which only the beginning arrives; it has begun once its file is on disk. */
  const begin = async (who: string) => {
    const head = [
      'POST /api/forms/file HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${who}.a`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000',
    ].join('\r\n')
    const before = new Set(await readdir(forms.folder))
    const part = 'Content-Disposition: form-data; name="File"; filename="a"\r\nContent-Type: text/plain'
    const { socket } = await openRaw(forms.port, `${head}\r\n\r\n--x\r\n${part}\r\n\r\nabc`)
    await until(async () => (await readdir(forms.folder)).some((name) => !before.has(name)))
    return socket
  }
  return { ...forms, upload, begin }
}

test('one person may upload so many files at once, and others are not kept waiting', LIMIT, async (t) => {
  const { upload, begin } = await open(t, { perPerson: 2, perOffice: 3, inAll: 4, waiting: 0 })
  const [first] = [await begin('ann.a'), await begin('ann.a')]
  assert.equal(await upload('ann.a'), 'request.too_many')
  assert.equal(await upload('bob.a'), 200)
  await begin('cem.a')
  assert.equal(await upload('bob.a'), 'request.busy')
  assert.equal(await upload('eda.b'), 200)
  first.destroy()
  await until(async () => (await upload('ann.a')) === 200)
})

test('an upload that finds no seat of its office continues once there is one', LIMIT, async (t) => {
  const { upload, begin } = await open(t, { perPerson: 2, perOffice: 1, inAll: 2, waiting: 1 })
  const first = await begin('ann.a')
  const waits = upload('bob.a')
  await until(async () => (await upload('cem.a')) === 'request.busy')
  first.destroy()
  assert.equal(await waits, 200)
})

test(
  'an upload that would take the last of the disk is refused before a byte is written',
  LIMIT,
  async (t) => {
    const { upload, folder, begun } = await open(t, { leastFree: Number.MAX_SAFE_INTEGER })
    assert.equal(await upload('ann.a'), 'server.unavailable')
    assert.deepEqual([await readdir(folder), begun()], [[], 0])
  },
)
