/** The user's own account: changing its data, sessions elsewhere, exporting the data and erasing the account. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertAccessible } from './accessibility.ts'
import { anotherSession, logIn, newPageOf, newPerson } from './entering.ts'
import { readCode } from './letters.ts'
import { password } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, hasFocus, holds, isAbsent } from './waiting.ts'

const words = {
  tr: {
    save: 'Kaydet',
    saved: 'Değişiklikler kaydedildi.',
    required: 'Bu alan zorunludur.',
    pending: 'Onay bekliyor',
    security: 'Güvenlik',
    unsaved: 'Kaydedilmemiş değişiklikler',
    stay: 'Sayfada kal',
    leave: 'Ayrıl',
    changeNumber: 'Numarayı değiştir',
    sendCode: 'Kod gönder',
    code: '6 haneli kod',
    numberChanged: 'Telefon numaranız değişti.',
    proveNumber: 'Numarayı doğrula',
    numberProven: 'Telefon numaranız doğrulandı.',
    wrongCode: 'Yanlış kod girdiniz!',
    phone: 'Telefon numarasını 0532 123 45 67',
    wrongPassword: 'Parola yanlış.',
    login: 'Giriş yap',
    endSession: 'Oturumu kapat',
    sessionEnded: 'Oturum kapatıldı.',
    expired: 'Oturumunuz sona erdi',
    connect: 'Yeni bağlantı',
    connectionName: 'Bağlantının adı',
    myDates: 'Davalarımın tarihleri: duruşmalar, süreler, görevler',
    password: 'Parolanız',
    makeConnection: 'Bağlantı oluştur',
    token: 'Anahtar',
    tokenKept: 'Anahtarı kaydettim',
    removeOne: 'Asistanım bağlantısını kaldır',
    remove: 'Kaldır',
    connectionRemoved: 'Bağlantı kaldırıldı.',
    download: 'Dosyayı indir',
    erase: 'Hesabımı sil',
    eraseForEver: 'Kalıcı olarak sil',
    erased: 'Hesabınız ve kişisel bilgileriniz kalıcı olarak silindi.',
    noAccount: 'E-posta adresi ya da parola yanlış.',
  },
  en: {
    save: 'Save',
    saved: 'The changes were saved.',
    required: 'This field is required.',
    pending: 'Waiting for confirmation',
    security: 'Security',
    unsaved: 'Unsaved changes',
    stay: 'Cancel',
    leave: 'Leave',
    changeNumber: 'Change number',
    sendCode: 'Send code',
    code: '6-digit code',
    numberChanged: 'Your phone number was changed.',
    proveNumber: 'Verify number',
    numberProven: 'Your phone number was verified.',
    wrongCode: 'Wrong code entered!',
    phone: 'Write the phone number like 0532 123 45 67',
    wrongPassword: 'The password is wrong.',
    login: 'Sign in',
    endSession: 'End session',
    sessionEnded: 'The session was ended.',
    expired: 'Your session has expired',
    connect: 'New connection',
    connectionName: 'Name of the connection',
    myDates: 'Dates of my cases: hearings, time limits, tasks',
    password: 'Your password',
    makeConnection: 'Make connection',
    token: 'Token',
    tokenKept: 'I have saved the token',
    removeOne: 'Remove the connection Asistanım',
    remove: 'Remove',
    connectionRemoved: 'The connection was removed.',
    download: 'Download file',
    erase: 'Erase my account',
    eraseForEver: 'Erase for ever',
    erased: 'Your account and your personal data were erased for ever.',
    noAccount: 'Invalid email or password',
  },
} as const

for (const language of languagesInTurn())
  test(`name, bar and telephone are changed, and unsaved changes are not lost, in ${language}`, async () => {
    const say = words[language]
    const { page } = await newPerson({ language })
    await page.goto('/user-profile')
    const name = page.locator('[name=name]')
    await name.fill('')
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.required).waitFor()
    await hasFocus(name)
    await name.fill('Gülşah')
    await page.locator('[name=barAssociationId]').selectOption({ label: 'İstanbul Barosu' })
    await page.locator('[name=barRegistrationNumber]').fill('98765')

    await page.getByRole('link', { name: say.security }).click()
    const question = page.getByRole('alertdialog', { name: say.unsaved })
    await question.getByRole('button', { name: say.stay }).click()
    await question.waitFor({ state: 'hidden' })
    await holds(name, 'Gülşah')
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.saved).waitFor()
    await page.getByText(say.pending).waitFor()
    await page.getByRole('button', { name: 'Gülşah Yılmaz' }).waitFor()
    await picture(page, `profile-saved-${language}`)
    await assertAccessible(page, 'the profile')

    await page.getByRole('button', { name: say.changeNumber }).click()
    const number = page.locator('[name=newPhoneNumber]')
    await number.fill('12')
    await page.getByRole('button', { name: say.sendCode }).click()
    await page.getByText(say.phone).first().waitFor()
    const end = language === 'tr' ? '99' : '00'
    await number.fill(`0536 777 88 ${end}`)
    await page.getByRole('button', { name: say.sendCode }).click()
    await page
      .getByRole('dialog')
      .getByLabel(say.code)
      .fill(await readCode(server, `+9053677788${end}`))
    await page.getByText(say.numberChanged).waitFor()
    await page.getByText(`+90 536 777 88 ${end}`).waitFor()
    await picture(page, `profile-phone-${language}`)

    await name.fill('Gül')
    await page.getByRole('link', { name: say.security }).click()
    await question.getByRole('button', { name: say.leave }).click()
    await page.waitForURL('**/user-profile?tab=security')
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`the number given at sign-up is proven in the profile, in ${language}`, async () => {
    const say = words[language]
    const { page } = await newPerson({ language, width: 390 })
    await page.goto('/user-profile')
    const shown = page.getByText(/^\+90 533 111/)
    const own = ((await shown.textContent()) ?? '').replaceAll(' ', '')
    await page.getByRole('button', { name: say.proveNumber }).click()
    const dialog = page.getByRole('dialog')
    const code = await readCode(server, own)
    const asked = dialog.getByLabel(say.code)
    await asked.fill(code === '111111' ? '222222' : '111111')
    await page.getByText(say.wrongCode).waitFor()
    await asked.fill(code)
    await page.getByText(say.numberProven).waitFor()
    await isAbsent(page.getByRole('button', { name: say.proveNumber }))
    await assertSound(page, `profile-number-${language}`)
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`a session on another device is listed and ended, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language, width: 390 })
    const elsewhere = await newPageOf(browser, server, await anotherSession(server, person.email), {
      language,
    })
    await elsewhere.goto('/user-profile')
    await elsewhere.locator('[name=name]').waitFor()
    await page.goto('/user-profile?tab=security')
    await page.getByRole('button', { name: say.endSession }).click()
    await page.getByText(say.sessionEnded).waitFor()
    await isAbsent(page.getByRole('button', { name: say.endSession }))
    await elsewhere.getByRole('link', { name: say.security }).click()
    await elsewhere.getByRole('dialog', { name: say.expired }).waitFor()
    await picture(page, `profile-sessions-${language}`)
    await elsewhere.context().close()
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`an assistant is connected with a token that is shown once, and removed again, in ${language}`, async () => {
    const say = words[language]
    const { page } = await newPerson({ language, width: 390 })
    await page.goto('/user-profile?tab=security')
    await page.getByRole('button', { name: say.connect }).click()
    const dialog = page.getByRole('dialog', { name: say.connect })
    await dialog.getByLabel(say.connectionName).fill('Asistanım')
    await dialog.getByLabel(say.myDates).check()
    await dialog.getByLabel(say.password, { exact: true }).fill(password)
    await assertSound(page, `profile-connection-new-${language}`)
    await dialog.getByRole('button', { name: say.makeConnection }).click()
    const token = await page.getByLabel(say.token, { exact: true }).inputValue()
    await assertSound(page, `profile-connection-made-${language}`)
    assert.equal(await statusOfTools(token), 200)
    await page.getByRole('button', { name: say.tokenKept }).click()
    await page.getByRole('button', { name: say.removeOne }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click()
    await page.getByText(say.connectionRemoved).waitFor()
    assert.equal(await statusOfTools(token), 401)
    await assertSound(page, `profile-connections-${language}`)
    await page.context().close()
  })

/** What a program with this token is answered when it asks for its tools. */
async function statusOfTools(token: string): Promise<number> {
  const answer = await fetch(`${server.address}/api/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return answer.status
}

for (const language of languagesInTurn())
  test(`the data are exported and the account is erased, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language })
    await page.goto('/user-profile?tab=data')
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: say.download }).click()
    const content = await readFile(await (await arriving).path(), 'utf8')
    assert.ok(content.includes(person.email))
    assert.doesNotMatch(content, /argon2|password_?hash/i)

    await page.getByRole('button', { name: say.erase }).click()
    const dialog = page.getByRole('dialog', { name: say.erase })
    await dialog.locator('[name=password]').fill('Yanlis-Parola-1')
    await dialog.getByRole('button', { name: say.eraseForEver }).click()
    await dialog.getByText(say.wrongPassword).waitFor()
    await picture(page, `profile-erase-${language}`)
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: say.eraseForEver }).click()
    await page.waitForURL('**/login')
    await page.getByText(say.erased).waitFor()
    await becomes(() => page.evaluate(() => localStorage.getItem('accessToken')), null)
    await assertSound(page, `profile-erased-${language}`)
    await logIn(page, say.login, person.email)
    await page.getByText(say.noAccount).waitFor()
    await page.context().close()
  })
