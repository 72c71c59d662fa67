/** A contact that two people change at once: the second one sees what the first one wrote, and takes it or keeps theirs. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Contact } from '../../schemas.ts'
import { ContactDialog } from './ContactDialog.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

const contact: Contact = {
  contactId: 'contact-1',
  type: 'Email',
  title: 'İş',
  value: 'ad@ornek.test',
  version: 3,
}
const theirs: Contact = { ...contact, value: 'ayse@ornek.test', version: 4 }
const changes = [{ by: 'user-2', at: '2026-12-11T10:40:00.000Z', fields: ['contact'] }]

async function clashed(t: TestContext) {
  const closed: true[] = []
  const parts = changing(contact, (now) => (
    <ContactDialog clientId="client-1" contact={now} onClose={() => closed.push(true)} />
  ))
  const screen = await show(t, parts.element, {
    answers: {
      'client.histories': () => ({ items: [], total: 0, pageIndex: 0, pageSize: 20 }),
      'client.updateContact': ({ body }) => {
        if ((body.version ?? 0) < 4)
          throw new AppError('version.changed', { details: { version: 4, changes } })
        return { ...theirs, version: 5 }
      },
    },
  })
  await screen.type(/^Başlık/, 'Ev')
  parts.become(theirs)
  await screen.press('Kaydet')
  await screen.shows('ayse@ornek.test')
  assert.deepEqual(closed, [])
  return Object.assign(screen, { closed })
}

const mine = {
  clientId: 'client-1',
  contactId: 'contact-1',
  type: 'Email',
  title: 'Ev',
  value: contact.value,
}

test('what is written can be saved over what the other one wrote, once that was shown', async (t) => {
  const screen = await clashed(t)
  await screen.press('Benimkini kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.deepEqual(screen.sent().filter(Boolean), [
    { ...mine, version: 3 },
    { ...mine, version: 4 },
  ])
})

test('what the other one wrote can be taken', async (t) => {
  const screen = await clashed(t)
  await screen.press('Onunkini al')
  await screen.holds(/^Başlık/, 'İş')
  assert.deepEqual(screen.sent().filter(Boolean), [{ ...mine, version: 3 }])
})
