/** Tests of the rules of the sign-up form, from the view of the person who fills it in. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError, type HandlerInput } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { identityRows } from '../../contract.ts'
import { identityErrors } from '../../errors.ts'
import type { SignedIn } from '../../schemas.ts'
import { SignUp } from './SignUp.tsx'

// A code of the offices, which stand behind a port.
const taken = {
  LA_CompanyNameAlreadyExists: { status: 200, tr: 'Büro var', en: 'Company with name already exists' },
}
const show = screensOf({ rows: identityRows, errors: { ...identityErrors, ...taken } })
type RegistrationInput = HandlerInput<(typeof identityRows)['auth.register']>
const sentBody = ({ sent }: { sent: () => unknown[] }) => sent().at(-1) as RegistrationInput['body']

const password = 'Cok-Gizli-7'

const claims = btoa(JSON.stringify({ exp: 4_000_000_000, nameid: 'user-1' }))
const signedIn: SignedIn = {
  userId: 'user-1',
  accessToken: `head.${claims}.seal`,
  refreshToken: 'refresh',
  verificationRequired: true,
  channels: [{ channel: 'email', hint: 'a•••@o•••.test' }],
  factors: [],
  recovery: false,
  mailboxProven: false,
}

/** The form with all fields filled in rightly by a lawyer. */
async function filled(t: TestContext, register: (input: RegistrationInput) => SignedIn = () => signedIn) {
  const screen = await show(t, <SignUp />, { address: '/signup', answers: { 'auth.register': register } })
  await screen.type('Ad', 'Ayşe')
  await screen.type('Soyad', 'Yılmaz')
  await screen.type('E-posta adresi', 'ayse@ornek.test')
  await screen.type('Cep telefonu', '0532 000 00 01')
  await screen.choose('Meslek', 'Avukat')
  await screen.type('Büro ya da kurum', 'Yılmaz Hukuk')
  await screen.type('Baro sicil numarası', '54321')
  await screen.type('Parola', password)
  await screen.type('Parola (tekrar)', password)
  for (const name of [/doğru olduğunu/, /Sorumluluk reddi/, /Gizlilik politikasını/]) await screen.tick(name)
  return screen
}

for (const [language, say] of [
  ['tr', { submit: 'Kaydol', name: 'Ad', required: 'Bu alan zorunludur.', choose: 'Birini seçin.' }],
  ['en', { submit: 'Sign up', name: 'Name', required: 'This field is required.', choose: 'Choose one.' }],
] as const)
  test(`an empty form names the missing fields, goes to the first one and sends nothing, in ${language}`, async (t) => {
    const screen = await show(t, <SignUp />, { address: '/signup', language })
    await screen.press(say.submit)
    await screen.refuses(say.name, say.required)
    await screen.refuses(language === 'tr' ? 'Meslek' : 'Occupation', say.choose)
    await screen.hasFocus(say.name)
    assert.deepEqual(screen.sent(), [])
  })

test('each declaration that is not made is asked for', async (t) => {
  const screen = await filled(t)
  await screen.tick(/Sorumluluk reddi/)
  await screen.press('Kaydol')
  await screen.refuses(/Sorumluluk reddi/, 'Devam etmek için bunu işaretleyin.')
  await screen.accepts(/Gizlilik politikasını/)
  assert.deepEqual(screen.sent(), [])
})

test('a user who is not a lawyer gives a number or says that there is none', async (t) => {
  const screen = await filled(t)
  screen.lacks('label', 'Baro sicil numaram yok.')
  await screen.choose('Meslek', 'Akademisyen')
  await screen.type('E-posta adresi', 'ayse@ankara.edu.tr')
  await screen.type('Baro sicil numarası', '')
  await screen.press('Kaydol')
  await screen.refuses('Baro sicil numarası', 'Bu alan zorunludur.')
  await screen.tick('Baro sicil numaram yok.')
  await screen.accepts('Baro sicil numarası')
  assert.equal((await screen.field('Baro sicil numarası')).disabled, true)
  await screen.press('Kaydol')
  await until(() => assert.equal(screen.address(), '/verify'))
  assert.equal(sentBody(screen).barRegistrationNumber, null)
})

test('who turns out to be a lawyer has a number, whatever was ticked before', async (t) => {
  const screen = await filled(t)
  await screen.choose('Meslek', 'Bunlardan hiçbiri')
  await screen.tick('Baro sicil numaram yok.')
  await screen.holds('Baro sicil numarası', '')
  await screen.choose('Meslek', 'Avukat')
  assert.equal((await screen.field('Baro sicil numarası')).disabled, false)
  await screen.press('Kaydol')
  await screen.refuses('Baro sicil numarası', 'Bu alan zorunludur.')
  assert.deepEqual(screen.sent(), [])
})

test('bars are those of the country, and one that was chosen does not stay for another country', async (t) => {
  const screen = await filled(t)
  await screen.choose('Baro', 'Ankara Barosu')
  await screen.choose('Ülke', 'KKTC')
  await screen.holds('Baro', '')
  await assert.rejects(screen.choose('Baro', 'Ankara Barosu'), /has no Ankara/)
  await screen.press('Kaydol')
  await until(() => assert.equal(screen.address(), '/verify'))
  const { country, barAssociationId } = sentBody(screen)
  assert.deepEqual([country, barAssociationId], ['kktc', null])
})

test('each rule of the password is ticked once it is met, and all of them are needed', async (t) => {
  const screen = await filled(t)
  await screen.type('Parola', 'gizli77')
  await screen.shows('bir küçük harf(tamam)bir rakam(tamam)bir özel karakterÇok')
  await screen.press('Kaydol')
  await screen.refuses('Parola', 'Parola, kuralların hepsine uymalı.')
  assert.deepEqual(screen.sent(), [])
})

test('passwords that differ are reported together with the other problems', async (t) => {
  const screen = await filled(t)
  await screen.type('Parola (tekrar)', 'Baska-1234')
  await screen.tick(/doğru olduğunu/)
  await screen.press('Kaydol')
  await screen.refuses('Parola (tekrar)', 'Parolalar aynı değil.')
  await screen.refuses(/doğru olduğunu/, 'Devam etmek için bunu işaretleyin.')
})

test('an academic signs up with an address of a university', async (t) => {
  const screen = await filled(t)
  await screen.choose('Meslek', 'Akademisyen')
  await screen.shows('Akademisyenler edu.tr ile biten adreslerini kullanır.')
  await screen.press('Kaydol')
  await screen.refuses('E-posta adresi', 'edu.tr ile bitmelidir.')
  await screen.hasFocus('E-posta adresi')
  assert.deepEqual(screen.sent(), [])
})

const officeExists = ({ body }: RegistrationInput): SignedIn => {
  if (!body.createNewCompany) throw new AppError('LA_CompanyNameAlreadyExists')
  return signedIn
}

test('a second office of the same name is founded only by who says so', async (t) => {
  const screen = await filled(t, officeExists)
  await screen.press('Kaydol')
  await screen.shows('Yeni büro oluşturulsun mu?')
  await screen.shows('“Yılmaz Hukuk” adıyla kayıtlı bir büro zaten var.')
  await screen.press('Yeni büro oluştur')
  await until(() => assert.equal(screen.address(), '/verify'))
  const [first, second] = screen.sent() as object[]
  assert.deepEqual(second, { ...first, createNewCompany: true })
})

test('who declines a second office is back at the form as it was', async (t) => {
  const screen = await filled(t, officeExists)
  await screen.press('Kaydol')
  await screen.press('Vazgeç')
  await screen.holds('Büro ya da kurum', 'Yılmaz Hukuk')
  await screen.holds('Parola', password)
  assert.deepEqual([screen.sent().length, screen.address()], [1, '/signup'])
})

test('a refusal of the server about one field is shown beside that field', async (t) => {
  let refusal: 'auth.email_exists' | 'OBS_UMS_CreateUserFail_PhoneNumberExists' = 'auth.email_exists'
  const screen = await filled(t, () => {
    throw new AppError(refusal)
  })
  await screen.press('Kaydol')
  await screen.refuses('E-posta adresi', 'Bu e-posta adresiyle bir kullanıcı zaten var.')
  refusal = 'OBS_UMS_CreateUserFail_PhoneNumberExists'
  await screen.press('Kaydol')
  await screen.refuses('Cep telefonu', 'Bu telefon numarası başka bir hesapta kullanılıyor.')
  await screen.accepts('E-posta adresi')
})
