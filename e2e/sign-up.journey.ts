/** Signing up as a person does, up to the first search. */
import { test } from 'node:test'
import { readCode } from './letters.ts'
import { password } from './people.ts'
import { fillSignUp } from './signing-up.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture, sample } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, hasFocus, holds, isAbsent } from './waiting.ts'

const words = {
  tr: {
    decisions: 'En ilgili 5 karar',
    signIn: 'Üyeyseniz giriş yapın',
    signUp: 'Ücretsiz kaydolun',
    submit: 'Kaydol',
    required: 'Bu alan zorunludur.',
    academic: 'posta adresi edu.tr ile bitmelidir.',
    mismatch: 'Parolalar aynı değil.',
    send: 'Kodu gönder',
    code: '6 haneli kod',
    wrong: 'Yanlış kod girdiniz!',
    incomplete: 'Kod eksik: 6 rakamın tamamını girin.',
    verify: 'Doğrula',
    done: 'Doğrulandı',
    ready: 'Hesabınız kullanıma hazır',
    go: 'Devam et',
    field: 'Konu, madde, esas no',
    purpose: '“kira bedeli” aramanız için giriş yapın',
    locked: 'Bu ekran planınızda yok',
    upgrade: 'Planlara bak',
    plans: 'Planlar',
    exists: 'Yeni büro oluşturulsun mu?',
    create: 'Yeni büro oluştur',
    name: 'Ad',
    noNumber: 'Baro sicil numaram yok.',
    declarations: [
      'Verdiğim bilgilerin doğru olduğunu beyan ederim.',
      'Sorumluluk reddi (yeni sekmede açılır) metnini okudum ve kabul ediyorum.',
      'Gizlilik politikasını (KVKK aydınlatma metni) (yeni sekmede açılır) okudum.',
    ],
  },
  en: {
    decisions: 'The 5 most relevant decisions',
    signIn: 'Sign in if you have an account',
    signUp: 'Sign up for free',
    submit: 'Sign up',
    required: 'This field is required.',
    academic: 'An academic must use an email ending in edu.tr.',
    mismatch: 'The passwords do not match.',
    send: 'Send the code',
    code: '6-digit code',
    wrong: 'Wrong code entered!',
    incomplete: 'The code is incomplete: enter all 6 digits.',
    verify: 'Verify',
    done: 'Verified',
    ready: 'Your account is ready',
    go: 'Continue',
    field: 'Subject, article, case no.',
    purpose: 'Sign in for your search “kira bedeli”',
    locked: 'This screen is not in your plan',
    upgrade: 'See the plans',
    plans: 'Plans',
    exists: 'Create New Company?',
    create: 'Create new company',
    name: 'Name',
    noNumber: 'I have no bar registration number.',
    declarations: [
      'I declare that the information I gave is correct.',
      'Disclaimer (opens in a new tab) – I have read and accept it.',
      'Privacy policy (opens in a new tab) – I have read and agree to it.',
    ],
  },
} as const

for (const language of languagesInTurn())
  test(`a lawyer signs up, proves the address with a code and searches, in ${language}`, async () => {
    const say = words[language]
    const page = await newPage(browser, server, { visitor: true, language })
    await page.goto('/search')
    await page.getByPlaceholder(say.field).first().fill('kira bedeli')
    await page.keyboard.press('Enter')
    // The first page shows a visitor the beginning of what was found, and leads on with their words.
    await page.getByRole('heading', { name: say.decisions }).waitFor()
    await page.getByRole('link', { name: say.signIn }).last().click()
    await page.waitForURL('**/login?next=*')
    await page.getByText(say.purpose).waitFor()
    await assertSound(page, `login-for-a-search-${language}`)
    await page.getByRole('link', { name: say.signUp }).click()
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.getByText(say.required).first().waitFor()
    await hasFocus(page.locator('[name=name]'))

    const email = await fillSignUp(page, { email: 'ayse@hotmail.test', confirmPassword: 'Baska-1234' })
    await page.locator('[name=occupation]').selectOption('academic')
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.getByText(say.mismatch).waitFor()
    await page.locator('[name=confirmPassword]').fill(password)
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.getByText(say.academic).waitFor()
    await hasFocus(page.locator('[name=email]'))
    await holds(page.locator('[name=surname]'), 'Yılmaz')

    const right = email.replace('@hotmail.test', `${language}@ankara.edu.tr`)
    await page.locator('[name=email]').fill(right)
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.waitForURL('**/verify?next=*')
    await page.getByRole('radio').first().waitFor()
    await picture(page, `verify-${language}`)
    await page.getByRole('button', { name: say.send }).click()
    await page.waitForURL('**/verify/code?next=*')
    const code = await readCode(server, right)
    const field = page.getByLabel(say.code)
    await field.fill(code === '111111' ? '222222' : '111111')
    await page.getByText(say.wrong).waitFor()
    await picture(page, `verify-code-wrong-${language}`)
    await holds(field, '')
    await hasFocus(field)
    // When it is clicked with an unchanged field, the button still reports what was wrong.
    const verify = page.getByRole('button', { name: say.verify })
    await verify.click()
    await hasFocus(field)
    await page.getByText(say.wrong).waitFor()
    await isAbsent(page.getByText(say.incomplete))
    await field.fill('123')
    await verify.click()
    await page.getByText(say.incomplete).waitFor()
    await isAbsent(page.getByText(say.wrong))
    await page.reload()
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
    await field.focus()
    await page.keyboard.press('Control+V')
    await page.getByRole('heading', { name: say.done }).waitFor()
    await page.getByText(say.ready).waitFor()
    await hasFocus(page.getByRole('link', { name: say.go }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/case?*q=kira*')
    // The new office has no plan yet.
    await page.getByRole('heading', { level: 1, name: say.locked }).waitFor()
    await assertSound(page, `search-without-plan-${language}`)
    await page.getByRole('link', { name: say.upgrade }).click()
    await page.getByRole('heading', { name: say.plans, exact: true }).waitFor()
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`a person who is not a lawyer gives no number, and reads the notice without consenting to it, in ${language}`, async () => {
    const say = words[language]
    const page = await newPage(browser, server, { visitor: true, language })
    await page.goto('/signup')
    const email = await fillSignUp(page)
    await isAbsent(page.getByRole('checkbox', { name: say.noNumber }))
    for (const name of say.declarations) await page.getByRole('checkbox', { name, exact: true }).waitFor()
    await page.locator('[name=occupation]').selectOption('none')
    const number = page.locator('[name=barRegistrationNumber]')
    await number.fill('')
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.getByText(say.required).waitFor()
    await hasFocus(number)
    await page.getByRole('checkbox', { name: say.noNumber }).check()
    await becomes(() => number.isEnabled(), false)
    await isAbsent(page.getByText(say.required))
    await picture(page, `sign-up-no-number-${language}`)
    // A lawyer has a number, whatever was ticked before.
    await page.locator('[name=occupation]').selectOption('lawyer')
    await becomes(() => number.isEnabled(), true)
    await page.locator('[name=occupation]').selectOption('none')
    await page.getByRole('checkbox', { name: say.noNumber }).check()
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    await page.waitForURL('**/verify')
    await page.getByRole('button', { name: say.send }).click()
    await page.clock.install()
    await page.getByLabel(say.code).fill(await readCode(server, email))
    await page.getByRole('heading', { name: say.done }).waitFor()
    // The page waits for its reader, however long they take.
    await page.clock.runFor(120_000)
    await hasFocus(page.getByRole('link', { name: say.go }))
    await page.waitForURL('**/verify/success')
    await page.getByRole('link', { name: say.go }).click()
    await page.waitForURL('**/subscription')
    await page.getByRole('heading', { name: say.plans, exact: true }).waitFor()
    await page.context().close()
  })

test('founding an office whose name exists already has to be confirmed', async () => {
  const page = await newPage(browser, server, { visitor: true, language: 'en' })
  await page.goto('/signup')
  await fillSignUp(page, { organisation: sample.organisation })
  await page.getByRole('button', { name: words.en.submit, exact: true }).click()
  await page.getByRole('dialog', { name: words.en.exists }).waitFor()
  await picture(page, 'new-company')
  await page.getByRole('button', { name: words.en.create }).click()
  await page.waitForURL('**/verify')
  await page.context().close()
})

test('an address that is taken is reported at its field, and the rest of the form stays', async () => {
  const page = await newPage(browser, server, { visitor: true, language: 'en' })
  await page.goto('/signup')
  await fillSignUp(page, { email: sample.email })
  await page.getByRole('button', { name: words.en.submit, exact: true }).click()
  await page.getByText('User with email already exists').waitFor()
  await hasFocus(page.locator('[name=email]'))
  await holds(page.locator('[name=name]'), 'Ayşe')
  await page.context().close()
})

test('after five wrong tries the field says that the code is no longer valid, whatever is typed', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.goto('/signup')
  const email = await fillSignUp(page)
  await page.getByRole('button', { name: words.tr.submit, exact: true }).click()
  await page.waitForURL('**/verify')
  await page.getByRole('button', { name: words.tr.send }).click()
  const right = await readCode(server, email)
  const wrong = right === '111111' ? '222222' : '111111'
  const field = page.getByLabel('6 haneli kod')
  for (let tries = 1; tries <= 5; tries++) {
    const answered = page.waitForResponse('**/api/auth/verify')
    await field.fill(wrong)
    await answered
    // Six digits that are already in the field are not sent again, and none are sent while others are being checked.
    await holds(field, '')
    await becomes(() => page.getByRole('button', { name: words.tr.verify }).isEnabled(), true)
  }
  await page.getByText('Kod beş kez yanlış girildi').waitFor()
  await field.fill('1')
  await page.getByText('Önceki kod artık geçmiyor; yeni bir kod isteyin.').waitFor()
  await page.context().close()
})
