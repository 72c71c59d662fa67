/** The extension in a real browser: it fetches the files of the portal into the office, whatever happens on the way. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { builtExtension, type Extended, openExtended, openPortal, signInToMizan } from './extension.ts'
import { bearer, ownPerson, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes } from './waiting.ts'

const portal = await openPortal({ cases: 3, documents: 82 })
const paceMs = 5
let built: Awaited<ReturnType<typeof builtExtension>>
const opened: Extended[] = []
before(async () => {
  built = await builtExtension({ mizan: server.address, portal, pace: paceMs })
})
after(async () => {
  for (const one of opened) await one.close()
  await portal.close()
  await built.remove()
})

async function extended(): Promise<Extended> {
  const one = await openExtended(built.folder, portal)
  opened.push(one)
  return one
}

async function list(popup: Page): Promise<void> {
  await popup.getByLabel('Birim').selectOption('0902')
  await popup.getByRole('button', { name: 'Dosyaları listele' }).click()
  await popup.getByText('2026/1755', { exact: true }).waitFor()
}

const item = (popup: Page, number: string) => popup.getByRole('listitem').filter({ hasText: number })
const says = (popup: Page, text: string) =>
  popup.getByRole('status').getByText(text).waitFor({ timeout: 60_000 })

async function begin(popup: Page, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await item(popup, number).getByRole('checkbox').check()
  await popup.getByRole('button', { name: 'Başlat' }).click()
}

test('a lawyer signs in, agrees, and fetches three files of 252 documents; the second time only what is new comes', async () => {
  const me = await ownPerson(server)
  const { popup, signInToPortal } = await extended()
  await signInToMizan(popup, me.email)
  await popup.getByRole('heading', { name: 'Başlamadan önce' }).waitFor()
  await popup.getByRole('button', { name: 'Okudum, onaylıyorum' }).click()
  await list(popup)
  await begin(popup, '2026/1755', '2026/1756', '2026/1757')
  // In the middle its owner stops it, and then the session of the portal ends.
  await item(popup, '2026/1755')
    .getByText(/^[1-9]\d* \/ \d+ getirildi/)
    .waitFor()
  await popup.getByRole('button', { name: 'Durdur' }).click()
  await says(popup, 'kaldığı yerden sürer')
  await popup.getByRole('button', { name: 'Sürdür' }).click()
  await item(popup, '2026/1756')
    .getByText(/^[1-9]\d* \/ \d+ getirildi/)
    .waitFor({ timeout: 60_000 })
  portal.endSessions()
  await says(popup, 'Portal oturumunuz bitti')
  await signInToPortal()
  await popup.getByRole('button', { name: 'Sürdür' }).click()
  await says(popup, 'Bitti.')
  assert.equal(portal.counts.atOnce, 1)
  const documents = portal.cases.reduce(
    (sum, { documents: all }) => sum + all.reduce((n, one) => n + 1 + one.attachments.length, 0),
    0,
  )
  assert.ok(
    portal.counts.downloads >= documents && portal.counts.downloads <= documents + 3,
    `${portal.counts.downloads}`,
  )
  portal.faults.grows = true
  portal.resetCounts()
  await popup.getByRole('button', { name: 'Başka dosya seç' }).click()
  await list(popup)
  await item(popup, '2026/1755').getByText('Bağlı:').waitFor()
  await begin(popup, '2026/1755')
  await says(popup, 'Bitti.')
  portal.faults.grows = false
  assert.ok(portal.counts.downloads <= 1, `${portal.counts.downloads} downloads`)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/case-management')
  await page
    .getByRole('link', { name: /DAVACI 1 ÇAĞLAYAN/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /UYAP/ }).click()
  await page.getByRole('heading', { name: 'Hukuk Dava Dosyası' }).waitFor()
  await assertSoundAtWidths(page, 'uyap-domains')
  await page.getByText('Zaman çizgisi').click()
  await page.getByRole('heading', { name: 'Kasım 2026' }).waitFor()
  await assertSoundAtWidths(page, 'uyap-timeline')
  await page.getByRole('button', { name: 'Tümünü okundu say' }).click()
  await becomes(
    () => page.getByRole('button', { name: 'Tümünü okundu say' }).count(),
    0,
    'everything is read',
  )
})

test('a document that never comes is named with its reason', async () => {
  const document = portal.cases[1]?.documents.at(-1)
  if (document) document.fault = 'too_big'
  const me = await registerFully(server)
  const { popup } = await extended()
  await signInToMizan(popup, me.email)
  await popup.getByRole('button', { name: 'Okudum, onaylıyorum' }).click()
  await list(popup)
  await popup.getByLabel('Ne getirilsin?').selectOption('trial')
  await begin(popup, '2026/1756')
  await says(popup, 'Bitti.')
  await item(popup, '2026/1756').getByText('tanesi getirilecek').waitFor()
  await popup.getByRole('button', { name: 'Başka dosya seç' }).click()
  await list(popup)
  await begin(popup, '2026/1756')
  await says(popup, 'Bitti.')
  await popup.getByText('Alınamayanlar (1)').click()
  await popup.getByText('çok büyük; portaldan elle indirin').waitFor()
  const sessions = await fetch(`${server.address}/api/user/sessions`, { headers: bearer(me) })
  const { data } = (await sessions.json()) as { data: { items: { kind: string }[] } }
  assert.ok(data.items.some(({ kind }) => kind === 'extension'))
})
