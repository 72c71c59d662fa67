/** Tests of connections of assistants: the required fields, and that a token is shown once. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf } from '@mizan/platform/ui/testing'
import { identityRows } from '../../contract.ts'
import { identityErrors } from '../../errors.ts'
import type { NewToken, PersonalToken } from '../../token-schemas.ts'
import { TokensCard } from './TokensCard.tsx'

const show = screensOf({ rows: identityRows, errors: identityErrors })
const kept: PersonalToken = {
  id: 'token-1',
  name: 'Eski asistan',
  scopes: ['research', 'cases'],
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2027-01-30T08:00:00.000Z',
}
const made: NewToken = { ...kept, id: 'token-2', name: 'Asistan', token: 'mizan_gizli' }

const opened = (t: TestContext, items: PersonalToken[] = [], isRight = true) =>
  show(t, <TokensCard />, {
    answers: {
      'tokens.list': () => ({ items }),
      'tokens.create': () => {
        if (!isRight) throw new AppError('auth.wrong_password')
        return made
      },
      'tokens.revoke': () => ({ done: true }),
    },
  })

test('a new connection is made with its scopes and days, and its token is shown until it is saved', async (t) => {
  const screen = await opened(t)
  await screen.shows('Henüz bir bağlantı yok.')
  await screen.press('Yeni bağlantı')
  await screen.type('Bağlantının adı', 'Asistan')
  await screen.tick('Davalarımın tarihleri: duruşmalar, süreler, görevler')
  await screen.type('Parolanız', 'Ornek-Parola-1')
  await screen.press('Bağlantı oluştur')
  await screen.holds('Anahtar', 'mizan_gizli')
  await screen.shows(/"Authorization": "Bearer mizan_gizli"/)
  const sent = { name: 'Asistan', scopes: ['research', 'calculators', 'cases'], days: 90 }
  assert.deepEqual(screen.sent().find(Boolean), { ...sent, password: 'Ornek-Parola-1' })
  await screen.press('Anahtarı kaydettim')
  screen.lacks('label', 'Anahtar')
})

test('a connection needs a name, a scope and the right password', async (t) => {
  const screen = await opened(t, [], false)
  await screen.press('Yeni bağlantı')
  for (const scope of ['Karar ve mevzuat: arama, okuma, atıf doğrulama', 'Hesaplamalar: faiz ve süreler'])
    await screen.tick(scope)
  await screen.press('Bağlantı oluştur')
  await screen.refuses('Davalarımın tarihleri: duruşmalar, süreler, görevler', 'En az birini seçin.')
  await screen.refuses('Bağlantının adı', 'Bu alan zorunludur.')
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.tick('Hesaplamalar: faiz ve süreler')
  await screen.type('Bağlantının adı', 'Asistan')
  await screen.type('Parolanız', 'Yanlis-Parola-1')
  await screen.press('Bağlantı oluştur')
  await screen.refuses('Parolanız', 'Parola yanlış.')
})

test('a connection is removed after a question', async (t) => {
  const screen = await opened(t, [kept])
  await screen.shows('Karar ve mevzuat, Davalarımın tarihleri')
  await screen.shows(/Henüz kullanılmadı/)
  await screen.press('Eski asistan bağlantısını kaldır')
  await screen.shows('“Eski asistan” kaldırılırsa bu anahtarı kullanan program artık hiçbir şey okuyamaz.')
  await screen.press('Kaldır')
  await screen.shows('Bağlantı kaldırıldı.')
})
