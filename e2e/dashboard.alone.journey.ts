/** The morning of the sample office, whose server has cases and clients from its first start. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer } from './people.ts'
import { startServer } from './server.ts'
import { assertSound, assertSoundAtWidths, newPage, openBrowser, sample, type View } from './support.ts'
import { keepTraces } from './traces.ts'
import { becomes, isAbsent } from './waiting.ts'

const server = await startServer({ sampleLife: true })
const browser = await openBrowser()
keepTraces(browser)
after(async () => {
  await browser.close()
  await server.remove()
})

const password = 'Mizan-Ornek-1'
/** Long before everything else that is overdue. */
const longAgo = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)

interface Tokens {
  accessToken: string
  refreshToken: string
}
const tokens = new Map<string, Tokens>()

/** Each person signs in once. */
async function signIn(email: string): Promise<Tokens> {
  const entered = tokens.get(email) ?? ((await post(server, '/auth/login', { email, password })) as never)
  tokens.set(email, entered)
  return entered
}

async function open(email: string, address: string, view: View = {}): Promise<Page> {
  const { accessToken, refreshToken } = await signIn(email)
  const page = await newPage(browser, server, { ...view, visitor: true })
  await page.context().addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, lastLoginEmail: email },
  )
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const ticks = (page: Page) => part(page, 'Görevler').getByRole('checkbox')
const notice = (page: Page, text: string) => page.locator('[data-notice]').filter({ hasText: text })

async function tickAndUndo(page: Page): Promise<void> {
  const first = ticks(page).first()
  const label = (await first.getAttribute('aria-label')) ?? ''
  const name = label.replace('Tamamla: ', '')
  const before = await part(page, 'Görevler')
    .getByText(/^Bana atanan \d+$/)
    .textContent()
  await first.click()
  await notice(page, `Görev tamamlandı: ${name}.`).waitFor()
  await becomes(
    () =>
      part(page, 'Görevler')
        .getByText(/^Bana atanan \d+$/)
        .textContent(),
    lessOne(before ?? ''),
  )
  await page.getByRole('button', { name: 'Geri al' }).click()
  await becomes(
    () =>
      part(page, 'Görevler')
        .getByText(/^Bana atanan \d+$/)
        .textContent(),
    before,
  )
  await part(page, 'Görevler').getByText('Tamamlanan', { exact: true }).click()
  await part(page, 'Görevler')
    .getByRole('checkbox', { name: /^Yeniden aç: / })
    .first()
    .waitFor()
  await part(page, 'Görevler')
    .getByText(/^Bana atanan/)
    .click()
  await ticks(page).first().waitFor()
}

const lessOne = (label: string) => label.replace(/\d+/, (count) => String(Number(count) - 1))

async function unfold(page: Page): Promise<void> {
  const rows = part(page, '7 gün').getByRole('listitem')
  await part(page, '7 gün')
    .getByRole('button', { name: /tane daha$/ })
    .click()
  await isAbsent(part(page, '7 gün').getByRole('button', { name: /tane daha$/ }))
  assert.ok((await rows.count()) > 5)
}

/** A colleague gives the person an overdue task; it comes up by itself. Returns the case. */
async function receiveTask(page: Page): Promise<string> {
  const headers = bearer(await signIn('ayse@mizan.test'))
  const get = async (path: string) =>
    (await (await fetch(`${server.address}/api${path}`, { headers })).json()).data
  const people = (await get('/case-management/people')).items as { id: string; name: string }[]
  const [one] = (await get('/case-management/v2?state=open&sort=title&direction=asc')).items
  const assigneeId = people.find(({ name }) => name === 'Deniz Örnek')?.id ?? ''
  const task = { displayTitle: 'Müvekkili arayın', deadline: longAgo, assigneeId }
  await post(server, `/case-management/${one.caseId}/case-tasks/add`, task, headers)
  await part(page, 'Geciken').getByRole('link', { name: 'Müvekkili arayın' }).waitFor()
  return one.displayTitle
}

async function removeSample(page: Page, kept: string): Promise<void> {
  await page.getByRole('region', { name: 'Örnek veriler' }).getByRole('button', { name: 'Kaldır' }).click()
  const dialog = page.getByRole('dialog', { name: 'Örnek veriler kaldırılsın mı?' })
  await dialog.getByText('40 dava, 25 müvekkil ve 3 çalışma arkadaşı').waitFor()
  await assertSound(page, 'dashboard-removal')
  await dialog.getByRole('button', { name: 'Örnekleri kaldır' }).click()
  await notice(page, `Üzerlerinde çalıştığınız için kalanlar: ${kept}`).waitFor()
  await isAbsent(page.getByRole('region', { name: 'Örnek veriler' }))
  await becomes(() => part(page, 'Son davalar').getByRole('link').count(), 1)
  await part(page, 'Başlarken').getByRole('button', { name: 'Takviminizi bağlayın' }).waitFor()
  await assertSoundAtWidths(page, 'dashboard-new-office')
}

test('somebody without the right to cases is greeted and sees where they can go', async () => {
  const page = await open('selin@mizan.test', '/dashboard')
  await page.getByText('Davalara erişiminiz yok.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Büro' }).waitFor()
  await isAbsent(part(page, 'Görevler'))
  await assertSoundAtWidths(page, 'dashboard-without')
  await page.context().close()
})

test('the morning: what is overdue is seen, a task is ticked off and back, a case opened, the sample removed', async () => {
  const page = await open(sample.email, '/dashboard', { unhurried: true })
  await part(page, 'Geciken').getByRole('listitem').first().waitFor()
  await part(page, 'Örnek veriler').waitFor()
  await page.getByText('20.000,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'dashboard-morning')
  await tickAndUndo(page)
  await unfold(page)
  const recent = part(page, 'Son davalar').getByRole('link').first()
  const name = (await recent.textContent()) ?? ''
  await recent.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('navigation').first().getByRole('link', { name: 'Ana sayfa' }).click()
  await page.waitForURL('**/dashboard')
  await part(page, 'Geciken').getByRole('listitem').first().waitFor()
  const kept = await receiveTask(page)

  const phone = await open(sample.email, '/mobile-dashboard', { width: 390 })
  await part(phone, 'Sıradaki duruşma').getByRole('link').waitFor()
  const home = phone.locator('[data-bottombar]').getByRole('link', { name: 'Ana sayfa' })
  assert.equal(await home.getAttribute('aria-current'), 'page')
  await assertSound(phone, 'dashboard-phone-390')
  await phone.context().close()
  const english = await open(sample.email, '/dashboard', { language: 'en' })
  await part(english, 'Overdue').getByRole('listitem').first().waitFor()
  await assertSound(english, 'dashboard-english-1536')
  await english.context().close()

  await removeSample(page, kept)
  await page.context().close()
})
