/** Offers and transfers, which staff makes and confirms: the journey has a server of its own, because staff sees every office. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newcomer } from './entering.ts'
import { readCode } from './letters.ts'
import { payAtBank } from './paying.ts'
import { ownPerson, password } from './people.ts'
import { browser, server } from './stage.ts'
import { appoint } from './states.ts'
import { assertSoundAtWidths, newPage } from './support.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function newStaffPage(): Promise<Page> {
  await appoint(server, (await ownPerson(server)).email)
  return newPage(browser, server, { language: 'tr' })
}

const keptBy = (page: Page) =>
  page.evaluate(() => ({
    promotionId: localStorage.getItem('promotionId'),
    selected_plan: JSON.parse(localStorage.getItem('selected_plan') ?? 'null'),
  }))

/** Signs up on the screen, and enters the code of the letter. */
async function signUp(page: Page, email: string): Promise<void> {
  const typed = {
    ...{ email, name: 'Elif', surname: 'Demir', organisation: `Demir Hukuk ${email}` },
    ...{ phoneNumber: '+90 535 000 34 34', barRegistrationNumber: '12345' },
    ...{ password, confirmPassword: password },
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=occupation]').selectOption('lawyer')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button(page, 'Kaydol').click()
  await page.waitForURL('**/verify')
  await button(page, 'Kodu gönder').click()
  await page.getByLabel('6 haneli kod').fill(await readCode(server, email))
  await page.getByRole('link', { name: 'Devam et' }).click()
  await page.waitForURL((url) => url.pathname !== '/verify')
}

test('staff makes a promotion, a visitor comes to its page, signs up, and subscribes at its price', async () => {
  const staff = await newStaffPage()
  await staff.goto('/features/billing?tab=promotions')
  await button(staff, 'Promosyon ekle').click()
  const typed = {
    code: 'YENIYIL',
    percent: '20',
    nameTr: 'Yeni yıl',
    nameEn: 'New year',
    validFrom: '2026-01-01',
  }
  for (const [name, value] of Object.entries(typed)) await staff.locator(`[name=${name}]`).fill(value)
  await staff.getByLabel('Yalnız ilk kez abone olanlar için.').check()
  await button(staff, 'Kaydet').click()
  await staff.getByText('Promosyon eklendi.').waitFor()
  await assertSoundAtWidths(staff, 'staff-promotions')
  const address = (await staff.getByRole('link', { name: 'Sayfayı aç' }).getAttribute('href')) ?? ''
  assert.ok(address.startsWith('/guest/subscription/'))

  const visitor = await newPage(browser, server, { visitor: true, language: 'tr' })
  await visitor.goto('/guest/subscription/yok-boyle-bir-sayfa')
  await visitor.getByText('Bu promosyon sayfası geçersiz ya da süresi dolmuş').waitFor()
  await visitor.goto(address)
  await visitor.getByText('%20 indirim').waitFor()
  await assertSoundAtWidths(visitor, 'promotion-guest')
  await visitor
    .getByRole('listitem')
    .filter({ hasText: 'Araştırma' })
    .filter({ hasText: 'Standart · Aylık' })
    .getByRole('button', { name: 'Üye ol ve kullan' })
    .click()
  await visitor.waitForURL('**/signup')
  // What was chosen is kept in the browser, under the names of the specification.
  assert.deepEqual(await keptBy(visitor), {
    promotionId: address.split('/').at(-1),
    selected_plan: { planType: 'Normal', offerType: 'Research', billingCycle: '1M' },
  })
  await signUp(visitor, 'elif.demir@ornek.test')
  await visitor.goto('/subscription')
  await visitor.getByText('İndirim').waitFor()
  await visitor.locator('[name=promotion]').fill('BILINMEYEN')
  await button(visitor, 'Uygula').click()
  await visitor.getByText('Promosyon kodu geçersiz ya da seçilen plan için geçerli değil.').first().waitFor()
  await assertSoundAtWidths(visitor, 'subscription-wrong-code')
  await visitor.locator('[name=promotion]').fill('yeniyil')
  await button(visitor, 'Uygula').click()
  await visitor.getByText('İndirim').waitFor()
  await button(visitor, 'Ödemeye geç').click()
  await payAtBank(visitor)
  await visitor.getByText('Ödemeniz alındı').waitFor()
  // Offers for the first time are closed to whoever has paid, and say so.
  await visitor.getByText('Lansman', { exact: true }).click()
  await visitor.getByText('Bu teklif yalnız ilk kez abone olan bürolar içindir.').waitFor()
  await visitor.getByText('Baro', { exact: true }).click()
  await visitor.getByText('Baro teklifi, bir yöneticisinin baro kaydı doğrulanmış').waitFor()
  await assertSoundAtWidths(visitor, 'subscription-closed-offer')
  await staff.reload()
  await staff.getByText('1 / ∞').waitFor()
  for (const page of [visitor, staff]) await page.context().close()
})

test('a bank transfer is announced, comes in two parts, and begins the plan when staff has noted the rest', async () => {
  const { page, person } = await newcomer({ language: 'tr' })
  await page.goto('/pricing')
  await assertSoundAtWidths(page, 'pricing')
  await page.goto('/subscription?tab=buyers')
  await button(page, 'Ekle').click()
  await assertSoundAtWidths(page, 'subscription-buyer')
  await page.keyboard.press('Escape')
  await page.goto('/subscription')
  await page.getByText('Aylık', { exact: true }).click()
  await button(page, 'Bu planı seç').first().click()
  await page.getByText('Havale / EFT').click()
  await button(page, 'Havale bilgilerini al').click()
  await page.getByText('Havaleniz bekleniyor').first().waitFor()
  await page.goto('/subscription?tab=payment')
  await assertSoundAtWidths(page, 'subscription-transfer')

  const staff = await newStaffPage()
  await staff.goto('/features/billing?tab=transfers')
  const row = staff.getByRole('row').filter({ hasText: person.organisation })
  for (const [amount, state] of [
    ['100,00', 'Bir kısmı geldi'],
    ['10.000,00', 'Havale tamamlandı'],
  ] as const) {
    await row.getByRole('button', { name: 'Gelen parayı kaydet' }).click()
    await staff.getByRole('dialog').locator('[name=amount]').fill(amount)
    await staff.getByRole('dialog').getByRole('button', { name: 'Gelen parayı kaydet' }).click()
    await row.getByText(state).waitFor()
  }
  await assertSoundAtWidths(staff, 'staff-transfers')
  for (const tab of ['offices', 'orders', 'prices']) {
    await staff.goto(`/features/billing?tab=${tab}`)
    await staff.getByRole('table').first().waitFor()
    await assertSoundAtWidths(staff, `staff-${tab}`)
  }
  await page.goto('/subscription')
  await page.getByText('Etkin', { exact: true }).waitFor()
  await page.getByText('Bizdeki bakiyeniz').waitFor()
  for (const one of [page, staff]) await one.context().close()
})
