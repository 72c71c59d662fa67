/** Tests of the form of an invitation: its required fields, the offered roles, and the place of a refusal. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { companyRows } from '../../contract.ts'
import { companyErrors } from '../../errors.ts'
import type { PendingInvitation } from '../../schemas.ts'
import { InviteDialog } from './InviteDialog.tsx'

const show = screensOf({ rows: companyRows, errors: companyErrors })

const pending: PendingInvitation = {
  invitationId: 'invitation-1',
  email: 'yeni@ornek.test',
  name: 'Yeni',
  surname: 'Üye',
  roles: ['USER'],
  preset: null,
  invitedBy: 'Ayşe Yılmaz',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-09T09:00:00.000Z',
  state: 'pending',
}

interface Setup {
  language?: Language
  refusal?: 'invite.already_member' | 'invite.no_seat'
}

async function inviting(t: TestContext, { language = 'tr', refusal }: Setup = {}) {
  const told: string[] = []
  const dialog = (
    <InviteDialog offered={['USER', 'USERADMIN']} onClose={() => {}} onSent={(email) => told.push(email)} />
  )
  const screen = await show(t, dialog, {
    language,
    answers: {
      'invite.create': () => {
        if (refusal) throw new AppError(refusal)
        return pending
      },
    },
  })
  return Object.assign(screen, { told })
}

async function filled(t: TestContext, given?: Setup) {
  const screen = await inviting(t, given)
  await screen.type('E-posta', 'yeni@ornek.test')
  await screen.type('Ad', 'Yeni')
  await screen.type('Soyad', 'Üye')
  return screen
}

for (const [language, say] of [
  ['tr', { send: 'Daveti gönder', email: 'E-posta', surname: 'Soyad', required: 'Bu alan zorunludur.' }],
  [
    'en',
    { send: 'Send invitation', email: 'Email', surname: 'Surname', required: 'This field is required.' },
  ],
] as const)
  test(`an invitation without a name and an address is not sent, in ${language}`, async (t) => {
    const screen = await inviting(t, { language })
    await screen.press(say.send)
    await screen.refuses(say.email, say.required)
    await screen.refuses(say.surname, say.required)
    await screen.hasFocus(say.email)
    await screen.type(say.email, 'yeni@ornek')
    await screen.press(say.send)
    await screen.refuses(say.email, '@')
    assert.deepEqual(screen.sent(), [])
  })

test('an invitation gives one role at least, of those that the inviter may give', async (t) => {
  const screen = await filled(t)
  screen.lacks('label', /^Yönetici/)
  await screen.tick(/^Kullanıcı/)
  await screen.press('Daveti gönder')
  await screen.shows('En az bir rol seçin.')
  assert.deepEqual(screen.sent(), [])
  await screen.tick(/^Üye yöneticisi/)
  await screen.press('Daveti gönder')
  await until(() => assert.deepEqual(screen.told, ['yeni@ornek.test']))
  assert.deepEqual(screen.sent(), [
    { email: 'yeni@ornek.test', name: 'Yeni', surname: 'Üye', roles: ['USERADMIN'] },
  ])
})

test('a refusal about the person is shown beside their address', async (t) => {
  const screen = await filled(t, { refusal: 'invite.already_member' })
  await screen.press('Daveti gönder')
  await screen.refuses('E-posta', 'Bu kişi zaten büronuzun üyesi.')
  await screen.hasFocus('E-posta')
  assert.deepEqual(screen.told, [])
})

test('a refusal about the office is shown above the form, and the form stays', async (t) => {
  const screen = await filled(t, { refusal: 'invite.no_seat' })
  await screen.press('Daveti gönder')
  await screen.shows('Büronuzun kullanıcı sayısı dolu.')
  await screen.accepts('E-posta')
  await screen.holds('Ad', 'Yeni')
})

test('a position gives its roles, which need not be chosen then', async (t) => {
  const screen = await filled(t)
  screen.lacks('label', /^Avukat/)
  await screen.tick(/^Muhasebe/)
  screen.lacks('label', /^Üye yöneticisi/)
  await screen.press('Daveti gönder')
  await until(() => assert.deepEqual(screen.told, ['yeni@ornek.test']))
  assert.partialDeepStrictEqual(screen.sent(), [{ preset: 'accounting' }])
})
