/** Bodies in every form: what is accepted, what is refused before the handler runs, and what is left on disk. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../testing/index.ts'
import { openRaw } from './connections/testing.ts'
import { openForms } from './testing/forms.ts'

const LIMIT = { timeout: 30_000 }
const bearer = { authorization: 'Bearer a.b.c', 'accept-language': 'en' }
const textFile = (text: string, name = 'dilekçe.txt') => new File([text], name, { type: 'text/plain' })

interface FormAnswer {
  code?: string
  issues?: { path: string; message: string }[]
  message?: string
  data?: { said: string }
}

type Forms = Awaited<ReturnType<typeof openForms>>

async function post({ address }: Forms, path: string, body: RequestInit['body'], headers: object = {}) {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    body,
    headers: { ...bearer, ...headers },
    duplex: 'half',
  } as RequestInit)
  const { code, issues, message, data } = (await answer.json()) as FormAnswer
  return {
    status: answer.status,
    code,
    issues,
    message,
    data,
  }
}

/** The number of connections of which the server still knows. */
const connections = ({ server }: Forms): Promise<number> =>
  new Promise((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

function filled(fields: Record<string, string | Blob | (string | Blob)[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one as string)
  return form
}

test(
  'a browser sends a file with its fields, and the handler gets both, checked, with size and hash',
  LIMIT,
  async (t) => {
    const forms = await openForms(t)
    const text = 'Sayın Mahkeme '.repeat(100)
    const { said } = await forms.client['forms.file']({ body: { Name: 'Dilekçe', File: textFile(text) } })
    const bytes = Buffer.from(text)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    assert.deepEqual(JSON.parse(said), {
      Name: 'Dilekçe',
      files: [
        {
          fileName: 'dilekçe.txt',
          contentType: 'text/plain',
          size: bytes.length,
          sha256,
          bytes: bytes.length,
        },
      ],
    })
    await until(async () => (await readdir(forms.folder)).length === 0)
  },
)

test('fields may come after the file, and several files become a list', LIMIT, async (t) => {
  const forms = await openForms(t)
  const late = await post(forms, '/forms/file', filled({ File: textFile('a'), Name: 'Ek' }))
  assert.equal(late.status, 200)
  const { said } = await forms.client['forms.files']({
    body: { Files: [textFile('a', 'a'), textFile('bb', 'b')] },
  })
  assert.deepEqual(
    JSON.parse(said).files.map(({ fileName, size }: { fileName: string; size: number }) => [fileName, size]),
    [
      ['a', 1],
      ['b', 2],
    ],
  )
  assert.deepEqual(JSON.parse((await forms.client['forms.files']({ body: {} })).said), { files: [] })
  const nothing = await post(forms, '/forms/files', filled({ Files: new File([], '') }))
  assert.equal(nothing.status, 200, JSON.stringify(nothing))
})

test(
  'a body that does not fit the form of the row never reaches the handler, and nothing stays on disk',
  LIMIT,
  async (t) => {
    const forms = await openForms(t)
    const file = textFile('a')
    const name = 'Dilekçe'
    const type = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
    const refusals: [string, string, RequestInit['body'], object, number, string, string?][] = [
      [
        'no session',
        '/forms/file',
        filled({ Name: name, File: file }),
        { authorization: 'x' },
        401,
        'session.required',
      ],
      ['no file', '/forms/file', filled({ Name: name }), {}, 400, 'request.invalid', 'File'],
      ['short field', '/forms/file', filled({ Name: 'x', File: file }), {}, 400, 'request.invalid', 'Name'],
      [
        'unknown field',
        '/forms/file',
        filled({ Name: name, File: file, Owner: 'me' }),
        {},
        400,
        'request.invalid',
        '',
      ],
      [
        'file elsewhere',
        '/forms/file',
        filled({ Name: file, File: file }),
        {},
        400,
        'request.invalid',
        'Name',
      ],
      [
        'text for a file',
        '/forms/file',
        filled({ Name: name, File: '../../etc/passwd' }),
        {},
        400,
        'request.invalid',
        'File',
      ],
      ['texts for files', '/forms/files', filled({ Files: ['a', 'b'] }), {}, 400, 'request.invalid', 'Files'],
      [
        'unknown file',
        '/forms/file',
        filled({ Name: name, Other: file }),
        {},
        400,
        'request.invalid',
        'Other',
      ],
      [
        'prototype',
        '/forms/file',
        filled({ Name: name, __proto__x: 'a', toString: 'a', File: file }),
        {},
        400,
        'request.invalid',
      ],
      [
        'large file',
        '/forms/file',
        filled({ Name: name, File: textFile('x'.repeat(100_001)) }),
        {},
        413,
        'request.file_too_large',
      ],
      [
        'large field',
        '/forms/file',
        filled({ Name: 'x'.repeat(100_001), File: file }),
        {},
        413,
        'request.too_large',
      ],
      [
        'large fields together',
        '/forms/file',
        filled({ Name: Array<string>(11).fill('x'.repeat(98_000)), File: file }),
        {},
        413,
        'request.too_large',
      ],
      [
        'two files for one',
        '/forms/file',
        filled({ Name: name, File: [file, file] }),
        {},
        413,
        'request.too_large',
      ],
      [
        'three files for two',
        '/forms/files',
        filled({ Files: [file, file, file] }),
        {},
        413,
        'request.too_large',
      ],
      [
        'other type of file',
        '/forms/file',
        filled({ Name: name, File: new File(['a'], 'a', { type: 'text/html' }) }),
        {},
        400,
        'request.invalid',
        'File',
      ],
      ['says it is large', '/forms/file', Buffer.alloc(1_300_000), type('x'), 413, 'request.file_too_large'],
      [
        'no boundary',
        '/forms/file',
        'a',
        { 'content-type': 'multipart/form-data' },
        400,
        'request.invalid',
        '',
      ],
      ['no parts', '/forms/file', 'a', type('x'), 400, 'request.invalid', ''],
      [
        'cut off',
        '/forms/file',
        '--x\r\nContent-Disposition: form-data; name="File"; filename="a"\r\nContent-Type: text/plain\r\n\r\nabc',
        type('x'),
        400,
        'request.invalid',
      ],
      [
        'JSON field',
        '/forms/file',
        '--x\r\nContent-Disposition: form-data; name="Name"\r\nContent-Type: application/json\r\n\r\n[[[]]]\r\n--x--',
        type('x'),
        400,
        'request.invalid',
        'Name',
      ],
      [
        'JSON for a form',
        '/forms/file',
        '{}',
        { 'content-type': 'application/json' },
        415,
        'request.unsupported_type',
      ],
      ['a form for JSON', '/forms/json', filled({ name }), {}, 415, 'request.unsupported_type'],
      [
        'an old form for JSON',
        '/forms/json',
        new URLSearchParams({ name }),
        {},
        415,
        'request.unsupported_type',
      ],
      [
        'JSON for an old form',
        '/forms/fields',
        '{}',
        { 'content-type': 'application/json' },
        415,
        'request.unsupported_type',
      ],
      [
        'many fields',
        '/forms/fields',
        new URLSearchParams('a&'.repeat(50_000)),
        {},
        400,
        'request.invalid',
        '',
      ],
    ]
    for (const [what, path, body, headers, status, code, field] of refusals) {
      const refused = await post(forms, path, body, headers)
      assert.deepEqual([refused.status, refused.code], [status, code], what)
      if (field !== undefined) assert.equal(refused.issues?.[0]?.path, field, what)
    }
    const wrong = await post(forms, '/forms/file', '{}', { 'content-type': 'application/json' })
    assert.match(wrong.message ?? '', /multipart\/form-data/)
    assert.equal(forms.begun(), 0)
    await until(async () => (await readdir(forms.folder)).length === 0)
  },
)

test('a URL-encoded form is read with its lists, and a browser can write it', LIMIT, async (t) => {
  const forms = await openForms(t)
  const { said } = await forms.client['forms.fields']({ body: { card: 'ağ & ö=', tags: ['a', 'b'] } })
  assert.deepEqual(JSON.parse(said), { card: 'ağ & ö=', tags: ['a', 'b'] })
})

test('a file name is cleaned before it is checked, and its folders are removed', LIMIT, async (t) => {
  const forms = await openForms(t)
  const body = [
    '--x\r\nContent-Disposition: form-data; name="Name"\r\n\r\na\0b\r\n',
    '--x\r\nContent-Disposition: form-data; name="File"; filename="../../etc/pas\0s\u202ewd"\r\nContent-Type: text/plain\r\n\r\nabc\r\n--x--',
  ].join('')
  const answer = await post(forms, '/forms/file', body, { 'content-type': 'multipart/form-data; boundary=x' })
  assert.equal(answer.status, 200, JSON.stringify(answer))
  const { Name, files } = JSON.parse(answer.data?.said ?? '')
  assert.deepEqual([Name, files[0].fileName], ['ab', 'passwd'])
})

test('a file keeps the quotation marks of its name, which browsers send in another way', LIMIT, async (t) => {
  const forms = await openForms(t)
  const File = new globalThis.File(['abc'], '"Ek" %25.txt', { type: 'text/plain' })
  const answer = await post(forms, '/forms/file', filled({ Name: 'Dilekçe', File }))
  assert.equal(answer.status, 200, JSON.stringify(answer))
  assert.equal(JSON.parse(answer.data?.said ?? '').files[0].fileName, '"Ek" %25.txt')
})

test('an upload that never ends, or brings no more bytes, is cut; a slow one is not', LIMIT, async (t) => {
  const forms = await openForms(t, { bounds: { requestMs: 100, stalledMs: 1_500 } })
  const head = [
    'POST /api/forms/file HTTP/1.1',
    'Host: x',
    'Authorization: Bearer a.b.c',
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
  ].join('\r\n')
  const stalled = await openRaw(forms.port, `${head}\r\n\r\n3\r\n--x\r\n`)
  const endless = await openRaw(forms.port, `${head}\r\n\r\n`)
  const chunk = `10000\r\n${'y'.repeat(0x10000)}\r\n`
  const flood = setInterval(() => endless.socket.write(chunk), 1)
  t.after(() => clearInterval(flood))
  const parts = [
    '--x\r\nContent-Disposition: form-data; name="Name"\r\n\r\nab\r\n',
    '--x\r\nContent-Disposition: form-data; name="File"; filename="a"\r\nContent-Type: text/plain\r\n\r\n',
    'abc',
    '\r\n--x--',
  ]
  const slow = await openRaw(forms.port, `${head}\r\n\r\n`)
  for (const part of parts) {
    slow.socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
    await sleep(100)
  }
  slow.socket.write('0\r\n\r\n')
  await until(() => slow.text().includes('HTTP/1.1 200'))
  await Promise.all([endless.gone, stalled.gone])
  assert.equal(forms.begun(), 1)
  await until(async () => (await readdir(forms.folder)).length === 0)
})

test('large concurrent uploads hold no memory for which other connections would be cut', LIMIT, async (t) => {
  const forms = await openForms(t, { bounds: { heldInAll: 20_000 } })
  const text = 'x'.repeat(90_000)
  const sent = Array.from({ length: 4 }, () =>
    post(forms, '/forms/file', filled({ Name: 'ab', File: textFile(text) })),
  )
  assert.deepEqual(
    (await Promise.all(sent)).map(({ status }) => status),
    [200, 200, 200, 200],
  )
})

test('a handler keeps its files until it ends, even if the caller disconnects', LIMIT, async (t) => {
  const goOn = Promise.withResolvers<void>()
  const forms = await openForms(t, { before: () => goOn.promise })
  const giveUp = new AbortController()
  const sent = forms.client['forms.file'](
    { body: { Name: 'Dilekçe', File: textFile('abc') } },
    { signal: giveUp.signal },
  )
  await until(() => forms.begun() === 1)
  giveUp.abort()
  await assert.rejects(sent)
  await until(() => forms.aborted() === 1)
  goOn.resolve()
  await until(() => forms.read.length === 1)
  assert.deepEqual(forms.read, [3])
  await until(async () => (await readdir(forms.folder)).length === 0)
})

test('nothing stays on disk of callers who hang up with the last byte of their file', LIMIT, async (t) => {
  const forms = await openForms(t)
  const part = (head: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
  const file = 'name="File"; filename="a"\r\nContent-Type: text/plain'
  const body = `${part('name="Name"', 'ab')}${part(file, 'y'.repeat(90_000))}--x--\r\n`
  const head = [
    'POST /api/forms/file HTTP/1.1',
    'Host: x',
    'Authorization: Bearer a.b.c',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
  ].join('\r\n')
  for (let wait = 0; wait < 40; wait += 1) {
    const { socket } = await openRaw(forms.port, `${head}\r\n\r\n${body}`)
    await sleep(wait / 8)
    socket.resetAndDestroy()
  }
  await until(async () => (await connections(forms)) === 0)
  await until(async () => (await readdir(forms.folder)).length === 0)
})
