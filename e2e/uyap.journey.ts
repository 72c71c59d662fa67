/** The extension in a real browser: it fetches the files of the portal into the office, whatever happens on the way. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { courtOf } from '../apps/extension/testing/portal/court.ts'
import { get, post } from './calls.ts'
import { newColleague } from './entering.ts'
import {
  agree,
  beginSync,
  builtExtension,
  type Extended,
  fileItem,
  listFiles,
  openExtended,
  openPortal,
  signInToMizan,
} from './extension.ts'
import { bearer, idOf, ownPerson, password, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus } from './waiting.ts'

const portal = await openPortal({ cases: 3, documents: 82 })
/** A small file for what does not need many documents. */
const [small] = courtOf({ cases: 4, documents: 12 }).slice(3)
if (small) portal.cases.push(small)
let built: Awaited<ReturnType<typeof builtExtension>>
const opened: Extended[] = []
before(async () => {
  built = await builtExtension({ mizan: server.address, portal, pace: 5 })
})
after(async () => {
  for (const one of opened) await one.close()
  await portal.close()
  await built.remove()
})

/** The browser of a lawyer who has signed in and agreed, with the list of their files. */
async function atTheList({ email }: { email: string }): Promise<Extended> {
  const one = await openExtended({ folder: built.folder, portal })
  opened.push(one)
  await signInToMizan(one.popup, { email, password })
  await one.popup.getByRole('heading', { name: 'Başlamadan önce' }).waitFor()
  await agree(one.popup)
  await listFiles(one.popup)
  return one
}

const says = (popup: Page, text: string) => popup.getByRole('status').getByText(text).waitFor()
/** "Portal oturumunuz bitti" is something else. */
const isDone = (popup: Page) =>
  popup
    .getByRole('status')
    .getByText(/^Bitti\./)
    // Hundreds of documents take minutes on a busy machine.
    .waitFor({ timeout: 300_000 })
const press = (popup: Page, name: string) => popup.getByRole('button', { name }).click()
/** Some of its documents have come. */
const isUnderWay = (popup: Page, number: string) =>
  fileItem(popup, number)
    .getByText(/^[1-9]\d* \/ \d+ getirildi/)
    .waitFor()

const filesOf = (documents: (typeof portal.cases)[number]['documents']): number =>
  documents.reduce((sum, { attachments }) => sum + 1 + attachments.length, 0)

async function openCourtFiles(page: Page): Promise<void> {
  await page.goto('/case-management')
  await page
    .getByRole('link', { name: /DAVACI 1 ÇAĞLAYAN/ })
    .first()
    .click()
  const parts = page.getByRole('navigation', { name: 'Davanın bölümleri' })
  await parts.getByRole('link', { name: /UYAP/ }).click()
  await page.getByRole('heading', { name: 'Hukuk Dava Dosyası' }).first().waitFor()
}

test('a lawyer fetches three files of 252 documents, stops, signs in to the portal again, and gets only what is new the second time', async () => {
  const { popup, signInToPortal } = await atTheList(await ownPerson(server))
  await beginSync(popup, '2026/1755', '2026/1756', '2026/1757')
  const stop = popup.getByRole('button', { name: 'Durdur' })
  await stop.focus()
  await isUnderWay(popup, '2026/1755')
  // Each document that comes draws the popup anew.
  await hasFocus(stop)
  await stop.click()
  await says(popup, 'kaldığı yerden sürer')
  await press(popup, 'Sürdür')
  await isUnderWay(popup, '2026/1756')
  portal.endSessions()
  await says(popup, 'Portal oturumunuz bitti')
  await signInToPortal()
  await press(popup, 'Sürdür')
  await isDone(popup)
  const { atOnce, downloads } = portal.counts
  const files = portal.cases.slice(0, 3).reduce((sum, { documents }) => sum + filesOf(documents), 0)
  assert.equal(atOnce, 1)
  // What was under way at the stop and at the end of the session is fetched twice.
  assert.ok(downloads >= files && downloads <= files + 3, `${downloads} downloads of ${files} files`)
  portal.resetCounts()
  portal.faults.grows = true
  await press(popup, 'Başka dosya seç')
  await listFiles(popup)
  await fileItem(popup, '2026/1755').getByText('Bağlı:').waitFor()
  await beginSync(popup, '2026/1755')
  await isDone(popup)
  portal.faults.grows = false
  assert.ok(portal.counts.downloads <= 1, `${portal.counts.downloads} downloads`)
  const page = await newPage(browser, server, { language: 'tr' })
  await openCourtFiles(page)
  await assertSoundAtWidths(page, 'uyap-domains')
  await page.getByText('Zaman çizgisi').click()
  await page.getByRole('heading', { name: 'Kasım 2026' }).waitFor()
  await assertSoundAtWidths(page, 'uyap-timeline')
  await page.getByRole('button', { name: 'Tümünü okundu say' }).click()
  const unread = () => page.getByRole('button', { name: 'Tümünü okundu say' }).count()
  await becomes(unread, 0, 'everything is read')
})

test('two lawyers of one office who sync the same file at once get each document once', async () => {
  const me = await ownPerson(server)
  const { person } = await newColleague({ name: 'Can', surname: 'Demir' })
  const userId = await idOf(server, person, bearer(me))
  await post(server, `/company/users/${userId}/roles`, { roles: ['CASEADMIN'] }, bearer(me))
  const lawyers = [await atTheList(me), await atTheList(person)]
  await Promise.all(lawyers.map(({ popup }) => beginSync(popup, '2026/1758')))
  await Promise.all(lawyers.map(({ popup }) => says(popup, 'Bitti.')))
  const { items } = await get<{ items: { caseId: string }[] }>(server, '/case-management', bearer(me))
  assert.equal(items.length, 1)
  const place = `/case-management/${items[0]?.caseId}/documents?pageSize=1`
  const { total } = await get<{ total: number }>(server, place, bearer(me))
  assert.equal(total, filesOf(small?.documents ?? []))
})

test('a document that never comes is named with its reason, and the session is listed', async () => {
  const document = small?.documents.at(-1)
  if (document) document.fault = 'too_big'
  const me = await registerFully(server)
  const { popup } = await atTheList(me)
  await popup.getByLabel('Dosya no').fill('1758')
  await press(popup, 'Dosyaları listele')
  await popup.getByRole('alert').getByText('yıl/sıra').waitFor()
  await popup.getByLabel('Dosya no').fill('2026/1758')
  await press(popup, 'Dosyaları listele')
  await becomes(() => popup.locator('.cases > li').count(), 1, 'only that file is listed')
  await popup.getByLabel('Ne getirilsin?').selectOption('trial')
  await beginSync(popup, '2026/1758')
  await isDone(popup)
  await fileItem(popup, '2026/1758').getByText('tanesi getirilecek').waitFor()
  await press(popup, 'Başka dosya seç')
  await listFiles(popup)
  await beginSync(popup, '2026/1758')
  await isDone(popup)
  await popup.getByText('Alınamayanlar (1)').click()
  await popup.getByText('çok büyük; portaldan elle indirin').waitFor()
  const { items } = await get<{ items: { kind: string }[] }>(server, '/user/sessions', bearer(me))
  assert.ok(items.some(({ kind }) => kind === 'extension'))
})
