/** Tests of the field for a code of the second step: when it is sent, and the messages about a wrong one. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { identityRows } from '../../contract.ts'
import { identityErrors } from '../../errors.ts'
import type { SentCode } from '../../schemas.ts'
import { ProofForm } from './ProofForm.tsx'

const show = screensOf({ rows: identityRows, errors: identityErrors })
const code: SentCode = { codeId: 'code-1', channel: 'email', hint: '', resendAfter: 60, validFor: 300 }
const field = '6 haneli kod'

interface Setup {
  language?: Language
  refusal?: 'code.wrong' | 'code.locked'
  /** Seconds since the code was sent. */
  ago?: number
}

async function asked(t: TestContext, { language = 'tr', refusal, ago = 0 }: Setup = {}) {
  let proven = 0
  const chosen = { way: 'code', sent: { code, at: Date.now() - ago * 1000 } } as const
  const form = (
    <ProofForm
      chosen={chosen}
      recovery={false}
      onChosen={() => {}}
      onLeft={async () => {}}
      onProven={() => proven++}
    >
      {null}
    </ProofForm>
  )
  const screen = await show(t, form, {
    language,
    answers: {
      'auth.verify': () => {
        if (refusal) throw new AppError(refusal)
        return { verified: true, session: null }
      },
      'auth.resendOtp': () => ({ ...code, codeId: 'code-2' }),
    },
  })
  return Object.assign(screen, { proven: () => proven })
}

test('a code that is pasted with its blank is sent once all six digits are there, and only once', async (t) => {
  const screen = await asked(t)
  await screen.type(field, '12a3')
  await screen.holds(field, '123')
  assert.deepEqual(screen.sent(), [])
  await screen.type(field, '123 456')
  await until(() => assert.equal(screen.proven(), 1))
  assert.deepEqual(screen.sent(), [{ codeId: 'code-1', code: '123456' }])
})

for (const [language, say] of [
  [
    'tr',
    { label: field, verify: 'Doğrula', none: 'Kodu girin.', some: 'Kod eksik: 6 rakamın tamamını girin.' },
  ],
  [
    'en',
    {
      label: '6-digit code',
      verify: 'Verify',
      none: 'Enter the code.',
      some: 'The code is incomplete: enter all 6 digits.',
    },
  ],
] as const)
  test(`an incomplete code is not sent, and a message says so, in ${language}`, async (t) => {
    const screen = await asked(t, { language })
    await screen.press(say.verify)
    await screen.refuses(say.label, say.none)
    await screen.type(say.label, '12345')
    await screen.press(say.verify)
    await screen.refuses(say.label, say.some)
    await screen.hasFocus(say.label)
    assert.deepEqual(screen.sent(), [])
  })

test('a wrong code leaves the field empty, and the button says again that it was wrong', async (t) => {
  const screen = await asked(t, { refusal: 'code.wrong' })
  await screen.type(field, '111111')
  await screen.refuses(field, 'Yanlış kod girdiniz!')
  await screen.holds(field, '')
  await screen.press('Doğrula')
  await screen.refuses(field, 'Yanlış kod girdiniz!')
  await screen.type(field, '1')
  await screen.accepts(field)
  assert.equal(screen.sent().length, 1)
})

test('a code that was entered wrongly too often is marked as invalid while another is typed', async (t) => {
  const screen = await asked(t, { refusal: 'code.locked' })
  await screen.shows('Kod 5 dakika geçerli.')
  await screen.type(field, '111111')
  await screen.refuses(field, 'Kod beş kez yanlış girildi')
  await screen.type(field, '1')
  await screen.shows('Önceki kod artık geçmiyor; yeni bir kod isteyin.')
})

test('a new code is sent only after the pause that the server wants', async (t) => {
  const early = await asked(t, { ago: 20 })
  await early.press(/^Kodu yeniden gönder \((40|39) sn\)$/)
  assert.deepEqual(early.sent(), [])
})

test('after the pause a new code takes the place of the digits of the old one', async (t) => {
  const screen = await asked(t, { ago: 61 })
  await screen.type(field, '123')
  await screen.press('Kodu yeniden gönder')
  await screen.shows('Yeni bir kod gönderdik.')
  await screen.holds(field, '')
})
