/** The double of the portal behaves as the portal was measured to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPortal } from './server.ts'

async function opened(
  t: { after: (work: () => Promise<void>) => void },
  size = { cases: 1, documents: 113 },
) {
  let now = Date.UTC(2026, 10, 21, 9)
  const portal = await openPortal({ ...size, now: () => now })
  t.after(() => portal.close())
  const signedIn = await fetch(`${portal.address}/giris`, { method: 'POST', redirect: 'manual' })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const bytes = async (path: string, body: object = {}) => {
    const init = { method: 'POST', headers: { cookie }, body: JSON.stringify(body) }
    return new Uint8Array(await (await fetch(`${portal.address}${path}`, init)).arrayBuffer())
  }
  const call = async (path: string, body: object = {}) =>
    JSON.parse(new TextDecoder('windows-1254').decode(await bytes(path, body)))
  const search = { birimTuru2: '0902', birimTuru3: '1', dosyaDurumKod: 0 }
  const dosyaId = async () => (await call('/search_phrase_detayli.ajx', search))[0][0].dosyaId
  return { portal, bytes, call, dosyaId, pass: (ms: number) => (now += ms) }
}

test('ids differ in every answer, and letters are those of windows-1254', async (t) => {
  const { call, bytes, dosyaId } = await opened(t)
  assert.notEqual(await dosyaId(), await dosyaId())
  const list = async () => call('/list_dosya_evraklar.ajx', { dosyaId: await dosyaId(), pageNumber: 1 })
  const ids = async () =>
    Object.values<{ evrakId: string }[]>((await list()).tumEvraklar)
      .flat()
      .map(({ evrakId }) => evrakId)
  const [first, second] = [await ids(), await ids()]
  assert.equal(first.filter((id) => second.includes(id)).length, 0)
  assert.throws(() => new TextDecoder('utf-8', { fatal: true }).decode(first && new Uint8Array([0xd0])))
  const raw = await bytes('/kullanici_bilgileri.uyap')
  assert.throws(() => new TextDecoder('utf-8', { fatal: true }).decode(raw))
  assert.equal(JSON.parse(new TextDecoder('windows-1254').decode(raw)).adi, 'ŞULE')
})

test('113 documents are 112 by their entries in the register, and lie in nested files', async (t) => {
  const { call, dosyaId } = await opened(t)
  const id = await dosyaId()
  const pages = [
    await call('/list_dosya_evraklar.ajx', { dosyaId: id, pageNumber: 1 }),
    await call('/list_dosya_evraklar.ajx', { dosyaId: id, pageNumber: 2 }),
  ]
  const rows = pages.flatMap(({ tumEvraklar }) =>
    Object.values<Record<string, unknown>[]>(tumEvraklar).flat(),
  )
  const names = rows.map(
    ({ birimEvrakNo, onaylandigiTarih, tur }) => `${birimEvrakNo}|${onaylandigiTarih}|${tur}`,
  )
  assert.deepEqual([rows.length, new Set(names).size], [113, 112])
  assert.deepEqual(Object.keys(pages[0].tumEvraklar).sort(), [
    '2024/555(Talimat Dosyası)',
    '2026/1755(Hukuk Dava Dosyası)',
  ])
})

test('parties are refused until the permissions of the file were read', async (t) => {
  const { call, dosyaId } = await opened(t)
  const parties = async () => call('/dosya_taraf_bilgileri_brd.ajx', { dosyaId: await dosyaId() })
  assert.equal((await parties()).type, 'error')
  await call('/dosya_islem_turleri_sorgula_brd.ajx', { dosyaId: await dosyaId() })
  assert.equal((await parties())[0].rol, 'Davacı')
})

test('a session ends after 175 minutes, however much it is used', async (t) => {
  const { bytes, pass } = await opened(t)
  const said = async () => new TextDecoder('windows-1254').decode(await bytes('/kullanici_bilgileri.uyap'))
  pass(174 * 60_000)
  assert.match(await said(), /ŞULE/)
  pass(2 * 60_000)
  assert.equal(await said(), '<root><error>nosessionobject</error></root>')
})

test('every second visit finds a new document', async (t) => {
  const { portal, call, dosyaId } = await opened(t, { cases: 1, documents: 3 })
  portal.faults.grows = true
  const count = async () => {
    const { tumEvraklar } = await call('/list_dosya_evraklar.ajx', {
      dosyaId: await dosyaId(),
      pageNumber: 1,
    })
    return Object.values<unknown[]>(tumEvraklar).flat().length
  }
  assert.deepEqual([await count(), await count(), await count(), await count()], [3, 4, 4, 5])
})
