/** Nobody's uploads keep others waiting, and none takes the last of the disk. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import type { Caller } from '../contract/index.ts'
import { until } from '../testing/index.ts'
import { openRaw } from './connections/testing.ts'
import { openForms } from './testing/forms.ts'

const LIMIT = { timeout: 30_000 }

/** Tokens name their person: `ann.a.a`. */
async function open(
  t: TestContext,
  uploadBounds: { perCaller?: number; inAll?: number; leastFree?: number },
) {
  const callerOf = async (token: string) => {
    const userId = token.split('.')[0] ?? ''
    const whose = { userId, sessionId: token, officeId: 'office', roles: [] }
    const caller: Caller = { ...whose, kind: 'browser', verified: true }
    return { caller, licences: { keys: new Set<string>(), readOnly: false } }
  }
  const forms = await openForms(t, { uploadBounds, gate: { callerOf } })
  const upload = async (person: string) => {
    const body = new FormData()
    body.append('Name', 'Dilekçe')
    body.append('File', new File(['abc'], 'a', { type: 'text/plain' }))
    const headers = { authorization: `Bearer ${person}.a.a` }
    const answer = await fetch(`${forms.address}/api/forms/file`, { method: 'POST', headers, body })
    return ((await answer.json()) as { code?: string }).code ?? answer.status
  }
  /** An upload of which only the beginning comes; it is in once its file is on disk. */
  const begin = async (person: string) => {
    const head = [
      'POST /api/forms/file HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${person}.a.a`,
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
  const { upload, begin } = await open(t, { perCaller: 2, inAll: 3 })
  const [first] = [await begin('ann'), await begin('ann')]
  assert.equal(await upload('ann'), 'request.too_many')
  assert.equal(await upload('bob'), 200)
  await begin('cem')
  assert.equal(await upload('bob'), 'server.unavailable')
  first.destroy()
  await until(async () => (await upload('ann')) === 200)
})

test(
  'an upload that would take the last of the disk is refused before a byte is written',
  LIMIT,
  async (t) => {
    const { upload, folder, begun } = await open(t, { leastFree: Number.MAX_SAFE_INTEGER })
    assert.equal(await upload('ann'), 'server.unavailable')
    assert.deepEqual([await readdir(folder), begun()], [[], 0])
  },
)
