/**
 * The life of a subscription, with the sandbox bank and a clock that is set ahead. The journey has a server of its own, because
 * time passes for everybody on it.
 */
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { newcomer } from './entering.ts'
import { confirmSecure, letDaysPass, payAtBank, poorCard, typeCard } from './paying.ts'
import { server } from './stage.ts'
import { assertSoundAtWidths } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

/** By the key, because a button may still move after the window has changed its width. */
const press = (place: Locator) => place.press('Enter')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const now = (page: Page) => page.getByRole('region').filter({ has: page.locator('#plan-now') })

/** Chooses the plan with case management, paid monthly. */
async function chooseMonthly(page: Page): Promise<void> {
  await page.goto('/subscription')
  await page.getByText('Aylık', { exact: true }).click()
  await button(page, 'Bu planı seç').last().click()
}

test('a trial with a card becomes a paid plan, lapses without a card, and is paid again', async () => {
  const { page } = await newcomer({ language: 'tr' })
  await chooseMonthly(page)
  await assertSoundAtWidths(page, 'subscription-trial-checkout')
  await press(button(page, 'Denemeyi başlat'))
  await typeCard(page, '5528790000000008')
  await confirmSecure(page, '000000')
  await confirmSecure(page)
  await page.getByText('Denemeniz başladı').waitFor()
  await page.waitForURL(/payment-success/)
  await now(page).getByText('Deneme', { exact: true }).waitFor()
  await assertSoundAtWidths(page, 'subscription-trial')

  await letDaysPass(server, 15)
  await page.goto('/subscription')
  await now(page).getByText('Etkin', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Geçmiş' }).click()
  const renewal = page.getByRole('listitem').filter({ hasText: 'Yenileme' })
  await renewal.getByText('Ödendi').waitFor()
  await renewal.getByText('2.100,00 ₺').waitFor()
  await renewal.getByText(/Fatura MZN/).waitFor()
  await assertSoundAtWidths(page, 'subscription-history')

  await page.getByRole('link', { name: 'Kartlar ve havale' }).click()
  await button(page, 'Sil').click()
  await page.getByText('Bu son kartınız.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await page.getByText('Kayıtlı kart yok').waitFor()

  await letDaysPass(server, 20)
  await page.goto('/subscription')
  await now(page).getByText('Etkin', { exact: true }).waitFor()
  await letDaysPass(server, 11)
  await page.goto('/subscription')
  await now(page).getByText('Ödeme bekliyor', { exact: true }).waitFor()
  await assertSoundAtWidths(page, 'subscription-grace')
  await letDaysPass(server, 8)
  await page.goto('/subscription')
  await now(page).getByText('Salt okunur', { exact: true }).waitFor()
  await page.getByText('Planınızı yükseltin').waitFor()
  await assertSoundAtWidths(page, 'subscription-lapsed')

  await button(page, 'Aynı planı yeniden al').click()
  await button(page, 'Ödemeye geç').click()
  await payAtBank(page, poorCard)
  await page.getByText('Kartın bakiyesi yetersiz. Başka bir kart deneyin.').waitFor()
  await assertSoundAtWidths(page, 'subscription-declined')
  await press(button(page, 'Aynı planı yeniden al'))
  await button(page, 'Ödemeye geç').click()
  await payAtBank(page)
  await page.getByText('Ödemeniz alındı').waitFor()
  await now(page).getByText('Etkin', { exact: true }).waitFor()
  await page.context().close()
})

test('a plan is switched with the rest credited, gets seats and time, is cancelled and goes on', async () => {
  const { page } = await newcomer({ language: 'tr' })
  await page.goto('/subscription')
  await page.getByText('Aylık', { exact: true }).click()
  await button(page, 'Bu planı seç').first().click()
  await button(page, 'Ödemeye geç').click()
  await page.locator('[name=number]').waitFor()
  // The browser leaves the page of the bank and comes back to it.
  await page.goto('/subscription')
  await button(page, 'Ödemeye devam et').click()
  await payAtBank(page)
  await page.getByText('Ödemeniz alındı').waitFor()
  await button(page, 'Kapat').click()
  await isAbsent(page.getByText('Ödemeniz alındı'))

  await letDaysPass(server, 10)
  await page.goto('/subscription')
  await page.getByText('Yıllık', { exact: false }).first().click()
  await button(page, 'Bu plana geç').last().click()
  await page.getByText(/Kalan \d+ \/ \d+ günün iadesi/).waitFor()
  await assertSoundAtWidths(page, 'subscription-switch')
  await press(button(page, 'Ödemeye geç'))
  await confirmSecure(page)
  await page.getByText('Ödemeniz alındı').waitFor()
  await now(page).getByText('Standart · Yıllık').waitFor()

  await button(page, 'Kullanıcı ekle').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bir kullanıcı artır' }).click()
  await becomes(() => dialog.getByRole('status').first().textContent(), '2')
  await dialog.getByText('Şimdi ödenecek').waitFor()
  await assertSoundAtWidths(page, 'subscription-seats')
  await press(dialog.getByRole('button', { name: 'Ödemeye geç' }))
  await confirmSecure(page)
  await page.getByText('Ödemeniz alındı').waitFor()
  await now(page).getByText('1 / 12 kullanıldı').waitFor()

  await button(page, 'Süreyi uzat').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ödemeye geç' }).click()
  await confirmSecure(page)
  await page.getByText('Ödemeniz alındı').waitFor()
  await button(page, 'Otomatik yenilemeyi kapat').click()
  await page.getByText('Otomatik yenileme kapatıldı.').waitFor()
  await button(page, 'Aboneliği iptal et').click()
  await assertSoundAtWidths(page, 'subscription-cancel')
  await page.getByRole('dialog').getByLabel('Kullanmıyorum').check()
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click()
  await now(page).getByText('İptal edildi', { exact: true }).waitFor()
  await button(page, 'Aboneliği sürdür').click()
  await now(page).getByText('Etkin', { exact: true }).waitFor()
  await page.context().close()
})
