/** Tests of another telephone number: the ways to type it, its proof, and the place of a refusal. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf } from '@mizan/platform/ui/testing'
import { identityRows } from '../../contract.ts'
import { identityErrors } from '../../errors.ts'
import type { Profile, SentCode } from '../../schemas.ts'
import { PhoneCard } from './PhoneCard.tsx'

const show = screensOf({ rows: identityRows, errors: identityErrors })

const profile = { phoneNumber: '+905320000001', phoneVerified: true } as Profile
const code: SentCode = {
  codeId: 'code-1',
  channel: 'sms',
  hint: '+90 ••• ••• •• 02',
  resendAfter: 60,
  validFor: 300,
}

/** The card with its form open; `refusal` is the server's answer about the new number. */
async function changing(
  t: TestContext,
  {
    refusal,
    isStale = false,
  }: { refusal?: ConstructorParameters<typeof AppError>[0]; isStale?: boolean } = {},
) {
  const screen = await show(t, <PhoneCard profile={profile} />, {
    answers: {
      'user.updatePhone': ({ body }) => {
        if (body.password === undefined && isStale) throw new AppError('auth.password_required')
        if (refusal) throw new AppError(refusal)
        return code
      },
      'auth.verify': () => ({ verified: true, session: null }),
    },
  })
  await screen.press('Numarayı değiştir')
  return screen
}

test('a number is shown as it will be dialled once its field is left, includes its code, and is sent so', async (t) => {
  const screen = await changing(t)
  screen.lacks('label', 'Parolanız')
  await screen.type('Cep telefonu', '(0532) 000-00 02')
  await screen.press('Kod gönder')
  await screen.holds('Cep telefonu', '+90 532 000 00 02')
  await screen.shows('Yeni numaranızı doğrulayın')
  assert.deepEqual(screen.sent()[0], { newPhoneNumber: '+905320000002' })
  await screen.type('6 haneli kod', '123456')
  await screen.shows('Telefon numaranız değişti.')
  assert.deepEqual(screen.sent()[1], { codeId: 'code-1', code: '123456' })
})

test('where the sign-in is some time ago the password is asked for, and the number sent again with it', async (t) => {
  const screen = await changing(t, { isStale: true })
  await screen.type('Cep telefonu', '0532 000 00 02')
  await screen.press('Kod gönder')
  await screen.shows(/önce parolanız istenir/)
  await screen.press('Kod gönder')
  await screen.refuses('Parolanız', 'Bu alan zorunludur.')
  await screen.type('Parolanız', 'Cok-Gizli-7')
  await screen.press('Kod gönder')
  await screen.shows('Yeni numaranızı doğrulayın')
  assert.deepEqual(screen.sent(), [
    { newPhoneNumber: '+905320000002' },
    { newPhoneNumber: '+905320000002', password: 'Cok-Gizli-7' },
  ])
})

test('a text that is not a number is refused before anything is sent', async (t) => {
  const screen = await changing(t)
  await screen.type('Cep telefonu', '0532 12')
  await screen.press('Kod gönder')
  await screen.refuses('Cep telefonu', 'Telefon numarasını 0532 123 45 67 gibi yazın')
  await screen.holds('Cep telefonu', '0532 12')
  assert.deepEqual(screen.sent(), [])
})

for (const [refusal, field, text] of [
  ['OBS_UMS_CreateUserFail_PhoneNumberExists', 'Cep telefonu', 'başka bir hesapta kullanılıyor.'],
  ['auth.wrong_password', 'Parolanız', 'Parola yanlış.'],
] as const)
  test(`a refusal of the server is shown beside the field that it is about: ${refusal}`, async (t) => {
    const screen = await changing(t, { refusal, isStale: true })
    await screen.type('Cep telefonu', '0532 000 00 02')
    await screen.press('Kod gönder')
    await screen.type('Parolanız', 'Yanlis-77')
    await screen.press('Kod gönder')
    await screen.refuses(field, text)
    await screen.accepts(field === 'Parolanız' ? 'Cep telefonu' : 'Parolanız')
  })

test('an unproven number gets its code at once, or after the password', async (t) => {
  const screen = await show(t, <PhoneCard profile={{ ...profile, phoneVerified: false }} />, {
    language: 'en',
    answers: {
      'user.updatePhone': ({ body }) => {
        if (body.password === undefined) throw new AppError('auth.password_required')
        return code
      },
    },
  })
  await screen.press('Verify number')
  await screen.press('Send code')
  await screen.refuses('Your password', 'This field is required.')
  await screen.type('Your password', 'Cok-Gizli-7')
  await screen.press('Send code')
  await screen.field('6-digit code')
  assert.deepEqual(screen.sent(), [
    { newPhoneNumber: '+905320000001' },
    { newPhoneNumber: '+905320000001', password: 'Cok-Gizli-7' },
  ])
})
