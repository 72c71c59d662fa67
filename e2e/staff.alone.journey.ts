/**
 * Staff of the service: messages are read and answered, bars and registrations are decided on. The journey has a
 * server of its own, because staff sees the messages of every office.
 */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newPageOf } from './entering.ts'
import { ownPerson, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { appoint, endTrial, fail } from './states.ts'
import { assertSound, newPage, type View } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

/** A page of a member of staff. */
async function newStaffPage(view?: View): Promise<Page> {
  await appoint(server, (await ownPerson(server)).email)
  return newPage(browser, server, view)
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test("staff finds a visitor's message, answers it, and deletes it for good", async () => {
  const visitor = await newPage(browser, server, { visitor: true, width: 390 })
  await visitor.goto('/contact')
  await visitor.locator('[name=name]').fill('Işık Şahin')
  await visitor.locator('[name=email]').fill('isik@ornek.test')
  await visitor.locator('[name=message]').fill('Paketler hakkında bilgi verir misiniz?')
  await assertSound(visitor, 'contact')
  await visitor.getByRole('button', { name: 'Gönder' }).click()
  await visitor.getByRole('heading', { name: 'İletiniz bize ulaştı' }).waitFor()

  const staff = await newStaffPage()
  await staff.goto('/features')
  await staff.getByRole('link', { name: 'Gelen iletiler' }).click()
  await staff.getByRole('searchbox').fill('SAHIN')
  await staff.getByRole('searchbox').press('Enter')
  await staff.waitForURL('**/features/messages?q=SAHIN')
  const card = cardOf(staff, 'Işık Şahin')
  await card.getByText('Paketler hakkında').waitFor()
  const address = card.getByRole('link', { name: 'isik@ornek.test' })
  await becomes(() => address.getAttribute('href'), 'mailto:isik%40ornek.test')
  await assertSound(staff, 'staff-messages')
  await card.getByRole('combobox', { name: 'Durum' }).selectOption('answered')
  await staff.getByText('Işık Şahin: Yanıtlandı').waitFor()
  await staff.getByText('Bu durumda ileti yok').or(staff.getByText('Aramanıza uyan ileti yok')).waitFor()

  await staff.getByText('Yanıtlanan (1)').click()
  await card.getByRole('button', { name: 'Sil' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Kalıcı olarak sil' }).click()
  await staff.getByText('Işık Şahin adlı kişinin iletisi silindi.').waitFor()
  await card.waitFor({ state: 'detached' })
  for (const page of [visitor, staff]) await page.context().close()
})

test('a lawyer whose bar is missing proposes it, and staff lists it and confirms the registration', async () => {
  const person = await registerFully(server)
  const lawyer = await newPageOf(browser, server, person, { language: 'en', width: 390 })
  await lawyer.goto('/user-profile')
  await lawyer.getByRole('button', { name: 'My bar is not listed' }).click()
  const dialog = lawyer.getByRole('dialog', { name: 'Propose a bar' })
  await dialog.locator('[name=name]').fill('Lefke Barosu')
  await dialog.locator('[name=country]').selectOption('kktc')
  await assertSound(lawyer, 'bar-proposal')
  await dialog.getByRole('button', { name: 'Send the proposal' }).click()
  await lawyer.getByText('We have your proposal').waitFor()

  const staff = await newStaffPage({ language: 'en' })
  await staff.goto('/features/bars')
  await assertSound(staff, 'staff-bars')
  await cardOf(staff, 'Lefke Barosu').getByRole('button', { name: 'Add to the list' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Add to the list' }).click()
  await staff.getByText('Lefke Barosu was added to the list.').waitFor()
  const registration = cardOf(staff, person.email)
  await registration.getByText('Lefke Barosu · registration number 1').waitFor()
  await registration.getByRole('button', { name: 'Confirm' }).click()
  const deciding = staff.getByRole('dialog', { name: 'Confirm the bar registration' })
  for (const part of ['Ayşe Yılmaz', 'Lefke Barosu']) await deciding.getByText(part).waitFor()
  await deciding.getByRole('button', { name: 'Confirm' }).click()
  await staff.getByText('Ayşe Yılmaz: the bar registration was confirmed.').waitFor()

  await lawyer.reload()
  await lawyer.getByText('Confirmed', { exact: true }).waitFor()
  await lawyer.context().close()
  await staff.context().close()
})

test('an office whose trial is over finds the plans where it is told that it only reads', async () => {
  const person = await registerFully(server)
  await endTrial(server, person.email)
  const page = await newPageOf(browser, server, person)
  await page.goto('/company')
  const upgrade = page.getByRole('link', { name: 'Planınızı yükseltin' })
  await upgrade.waitFor()
  await isAbsent(page.getByRole('button', { name: 'Üye davet et' }))
  await upgrade.click()
  await page.waitForURL('**/subscription')
  await page.getByRole('heading', { name: 'Planlar' }).waitFor()
  await assertSound(page, 'subscription')
  await page.context().close()
})

test('staff sees a job that failed for good, starts it again, and discards it', async () => {
  await fail(server, 'messages.send', 'SendingError: the mail server answered 421')
  await fail(server, 'accounts.tidy', 'Error: canceling statement due to statement timeout')
  const staff = await newStaffPage()
  await staff.goto('/features')
  await staff.getByRole('link', { name: 'İşler' }).click()
  const letter = cardOf(staff, 'E-posta ya da SMS gönderimi')
  await letter.getByText('SendingError: the mail server answered 421').waitFor()
  await assertSound(staff, 'staff-jobs')
  await letter.getByRole('button', { name: 'Yeniden başlat' }).click()
  await staff.getByText('E-posta ya da SMS gönderimi: iş yeniden sıraya alındı.').waitFor()
  await letter.waitFor({ state: 'detached' })
  await staff.context().close()

  const narrow = await newStaffPage({ language: 'en', width: 390 })
  await narrow.goto('/features/jobs')
  const tidying = cardOf(narrow, 'Deleting old records of accounts')
  await tidying.waitFor()
  await assertSound(narrow, 'staff-jobs-narrow')
  await tidying.getByRole('button', { name: 'Give up' }).click()
  const dialog = narrow.getByRole('dialog', { name: 'Give the job up' })
  await dialog.getByRole('button', { name: 'Give up for good' }).click()
  await narrow.getByText('the job was given up.').waitFor()
  await narrow.getByText('There is no failed job').waitFor()
  await narrow.setViewportSize({ width: 1024, height: 800 })
  await assertSound(narrow, 'staff-jobs-none')
  await narrow.context().close()
})

test('staff writes news, which people read on their dashboards once they are published', async () => {
  const staff = await newStaffPage()
  await staff.goto('/features/news')
  await staff.getByRole('button', { name: 'Haber yaz' }).click()
  await staff.getByLabel('Türkçe başlık').fill('Yeni hesaplama')
  await staff.getByLabel('Türkçe metin').fill('Arabuluculuk ücreti **hesaplanıyor**.')
  await staff.getByLabel('İngilizce başlık').fill('New calculator')
  await staff.getByLabel('İngilizce metin').fill('Mediation fees are **computed**.')
  await assertSound(staff, 'staff-news')
  await staff.getByRole('button', { name: 'Kaydet' }).click()
  await staff.getByText('taslak').waitFor()
  const person = await registerFully(server)
  const reader = await newPageOf(browser, server, person, { language: 'en' })
  await reader.goto('/dashboard')
  await reader.locator('h1').waitFor()
  await isAbsent(reader.getByRole('heading', { name: 'New calculator' }))
  await staff.getByRole('button', { name: 'Düzenle: Yeni hesaplama' }).click()
  await staff.getByLabel('Yayımla').check()
  await staff.getByRole('button', { name: 'Kaydet' }).click()
  await staff.getByText('yayımda').waitFor()
  for (const path of ['/dashboard', '/mobile-dashboard']) {
    await reader.goto(path)
    await reader.getByRole('heading', { name: 'New calculator' }).waitFor()
    await reader.getByText('computed', { exact: true }).waitFor()
  }
  await reader.keyboard.press('?')
  await reader.getByRole('dialog', { name: 'Help' }).getByText('Read the news.').waitFor()
  await assertSound(reader, 'help')
  await reader.context().close()
  await staff.context().close()
})

test('a person who is not staff sees none of it', async () => {
  const person = await registerFully(server)
  const page = await newPageOf(browser, server, person, { language: 'en' })
  for (const path of ['/features', '/features/messages', '/features/bars', '/features/jobs']) {
    await page.goto(path)
    await page.getByText('Only the super admin sees this screen.').waitFor()
  }
  await isAbsent(page.getByRole('link', { name: 'Administration' }))
  await page.context().close()
})
