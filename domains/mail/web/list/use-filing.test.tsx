/** Tests that a mail is filed in one case, once, however often and wherever it is clicked. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { mailRows } from '../../contract.ts'
import { mailErrors } from '../../errors.ts'
import type { FiledMail, IncomingMail } from '../../schemas.ts'
import { MailCard } from './MailCard.tsx'

const show = screensOf({ rows: mailRows, errors: mailErrors })

const account: Account = {
  id: 'user-1',
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  country: 'turkey',
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['ADMIN'],
  permissions: {},
  licences: [],
  readOnly: false,
  trialEndsAt: null,
}

const mail: IncomingMail = {
  mailId: 'mail-1',
  subject: 'Keşif günü',
  from: { name: 'Ali Kaya', address: 'ali@ornek.test' },
  sentAt: null,
  arrivedAt: '2026-12-11T09:00:00.000Z',
  source: 'box',
  text: 'Keşif 12.03.2026 günü yapılacak.',
  attachments: [],
  isCut: false,
  isReadable: true,
  isDamaged: false,
  candidates: [
    { caseId: 'case-1', title: 'Demir / Kaya', number: '2026/1', reason: 'number' },
    { caseId: 'case-2', title: 'Yılmaz / ABC', number: '2026/2', reason: 'sender' },
  ],
}

const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mail] li button')].map((button) => () => button.click())

async function opened(t: TestContext, answer: () => FiledMail) {
  const card = (
    <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
      <MailCard mail={mail} />
    </AccountProvider>
  )
  const screen = await show(t, card, { answers: { 'mail.file': answer } })
  await screen.shows('Keşif günü')
  const [first, second] = buttons()
  assert.ok(first && second)
  return { screen, first, second }
}

test('two clicks on one case, and one on another, file the mail once', async (t) => {
  const filed = { caseId: 'case-1', filed: ['document-1'], refused: [] }
  const { screen, first, second } = await opened(t, () => filed)
  first()
  first()
  second()
  await screen.shows('1 belge davaya eklendi.')
  second()
  await until(() => assert.deepEqual(screen.sent(), [{ caseId: 'case-1' }]))
})

test('a mail that could not be filed can be filed again', async (t) => {
  const { screen, first, second } = await opened(t, () => {
    throw new AppError('mail.not_found')
  })
  first()
  await screen.shows(mailErrors['mail.not_found'].tr)
  second()
  await until(() => assert.deepEqual(screen.sent(), [{ caseId: 'case-1' }, { caseId: 'case-2' }]))
})
