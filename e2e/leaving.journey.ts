/** Whoever logs out with sound or text that the server does not have yet is asked, and leaves nothing for the next person. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newColleague, newPerson } from './entering.ts'
import { bearer, idOf, ownPerson, type Person, registerFully } from './people.ts'
import { openUploaded } from './sound.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

const written = '[0:00:01] Yalnız bu tarayıcıda duran cümle.'

/** A recording whose text is typed and not yet saved. */
async function openTyped(): Promise<Page> {
  const { page, person } = await newPerson()
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'C-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, bearer(person))
  await openUploaded(page, caseId)
  await page.getByRole('button', { name: 'Metin yaz' }).click()
  await page.getByRole('textbox', { name: /^Metin/ }).fill(written)
  await becomes(() => kept(page), true)
  return page
}

/** Whether the text stands anywhere in what the browser keeps. */
const kept = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.values({ ...localStorage }).some((value) => value.includes('Yalnız bu tarayıcıda')),
  )

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap/ }).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Gönderilmemiş ses ya da metin var' })

test('typed text is named before the person leaves; it is saved, or thrown away, and nothing stays', async () => {
  const page = await openTyped()
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.postData()?.includes('Yalnız bu tarayıcıda'))
      saved.push(request.url())
  })
  await logOut(page)
  await question(page).getByText('Kaydedilmemiş metin: Tanık').waitFor()
  await assertSoundAtWidths(page, 'leaving-unsent')
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  await isAbsent(question(page))
  assert.equal(await kept(page), true)

  await logOut(page)
  await question(page).getByRole('button', { name: 'Gönder ve çık' }).click()
  await page.waitForURL('**/login')
  assert.equal(saved.length, 1)
  assert.equal(await kept(page), false)
  await page.context().close()

  const other = await openTyped()
  await logOut(other)
  await question(other).getByRole('button', { name: 'Sil ve çık' }).click()
  await other.waitForURL('**/login')
  assert.equal(await kept(other), false)
  await other.context().close()
})

const recorder = (page: Page) => page.getByRole('region', { name: 'Ses kaydı', exact: true })

async function openCase() {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'Ç-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr', unhurried: true })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await page.goto(`/case-management/${caseId}?tab=recordings`)
  await page.getByText('Henüz ses kaydı yok').waitFor()
  return { page, me, caseId: String(caseId) }
}

/** Sound that the server has not, because nothing reaches it. */
async function recordUnsent(page: Page): Promise<void> {
  await page.route('**/pieces', (route) => route.abort())
  await page.getByRole('button', { name: 'Kayda başla' }).click()
  await page.getByRole('button', { name: 'Kaydı başlat' }).click()
  await recorder(page)
    .getByText(/^Bağlantı yok; son parça .* bu tarayıcıda saklandı$/)
    .waitFor()
}

/** The next person at the same computer. */
async function enter(page: Page, { accessToken, refreshToken, email }: Person): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, lastLoginEmail: email },
  )
  await page.goto('/case-management')
}

/** Somebody who sees the case when the person is gone. */
async function readerOf(caseId: string, me: ReturnType<typeof bearer>) {
  const { person } = await newColleague({ name: 'Burak', surname: 'Er' })
  const permissions = [{ userId: await idOf(server, person, me), permission: 'read' }]
  await post(server, `/case-management/${caseId}/update-permissions`, { permissions }, me)
  return bearer(person)
}

/** How many things the databases of this browser hold. */
const keptInBrowser = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    let count = 0
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        count += await done(database.transaction(store).objectStore(store).count())
      database.close()
    }
    return count
  })

test('whoever signs out with unsent sound is asked, may stay, and leaves nothing when they throw it away', async () => {
  const { page } = await openCase()
  await recordUnsent(page)
  await logOut(page)
  await question(page)
    .getByText(/^Ses kaydı: /)
    .waitFor()
  await assertSoundAtWidths(page, 'leaving-question')
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  await isAbsent(question(page))
  await recorder(page).getByText('Kaydediliyor').waitFor()
  assert.ok((await keptInBrowser(page)) > 0)
  await logOut(page)
  await question(page).getByRole('button', { name: 'Sil ve çık' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).waitFor()
  await becomes(() => keptInBrowser(page), 0)
  await isAbsent(recorder(page))
  const next = await registerFully(server, { name: 'Burak', surname: 'Er' })
  await enter(page, next)
  await page.getByRole('button', { name: /^Hesap/ }).waitFor()
  await isAbsent(page.getByText(/^Yarım kalan kayıt/))
})

test('sound that waits for the line is sent before the person is logged out', async () => {
  const { page, me, caseId } = await openCase()
  const colleague = await readerOf(caseId, me)
  await recordUnsent(page)
  await logOut(page)
  await question(page)
    .getByText(/^Ses kaydı: /)
    .waitFor()
  await page.unroute('**/pieces')
  await question(page).getByRole('button', { name: 'Gönder ve çık' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).waitFor()
  await becomes(() => keptInBrowser(page), 0)
  const answer = await fetch(`${server.address}/api/case-management/${caseId}/recordings`, {
    headers: colleague,
  })
  const { data } = (await answer.json()) as { data: { items: { state: string; size: number }[] } }
  assert.deepEqual(
    data.items.map(({ state, size }) => [state, size > 0]),
    [['ready', true]],
  )
})
