/** Tests of what is known about a file before its content arrives, and of its encrypted form on disk. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { openRaw } from './connections/testing.ts'
import { openForms } from './testing/forms.ts'

const LIMIT = { timeout: 30_000 }
const bearer = { authorization: 'Bearer a.b.c', 'accept-language': 'en' }

test('a file whose ending is not accepted is refused before its content has arrived', LIMIT, async (t) => {
  const forms = await openForms(t)
  const head = [
    'POST /api/forms/ended HTTP/1.1',
    'Host: x',
    'Authorization: Bearer a.b.c',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 900',
  ].join('\r\n')
  const part = '--x\r\nContent-Disposition: form-data; name="File"; filename="a.EXE"\r\n\r\nMZ'
  const { gone, text } = await openRaw(forms.port, `${head}\r\n\r\n${part}`)
  await gone
  assert.match(text(), /^HTTP\/1.1 415/)
  assert.equal(forms.begun(), 0)
})

test('an ending may have capitals, and a name without one is left to the handler', LIMIT, async (t) => {
  const forms = await openForms(t)
  const sent = async (name: string) => {
    const body = new FormData()
    body.append('File', new File(['abc'], name))
    return (await fetch(`${forms.address}/api/forms/ended`, { method: 'POST', body, headers: bearer })).status
  }
  assert.deepEqual(
    [await sent('a.TXT'), await sent('a'), await sent('a.txt.exe'), await sent('a.exe.txt')],
    [200, 200, 415, 200],
  )
})

test('while its call lasts a file lies on disk encrypted, and is read as it was sent', LIMIT, async (t) => {
  const secret = 'Gizli tanık'
  const onDisk: Buffer[] = []
  let folder = ''
  const forms = await openForms(t, {
    before: async () => {
      for (const name of await readdir(folder)) onDisk.push(await readFile(join(folder, name)))
    },
  })
  folder = forms.folder
  const body = new FormData()
  body.append('Name', 'Beyan')
  body.append('File', new File([secret.repeat(50)], 'a.txt', { type: 'text/plain' }))
  await fetch(`${forms.address}/api/forms/file`, { method: 'POST', body, headers: bearer })
  const bytes = Buffer.byteLength(secret.repeat(50))
  assert.deepEqual([forms.read, onDisk.map(({ length }) => length)], [[bytes], [bytes]])
  assert.ok(!onDisk[0]?.includes(secret))
})
