/** The name of a client in place: what somebody else saved while it was typed is not overwritten unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Client } from '../../schemas.ts'
import { NameEditor } from './NameEditor.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })

const client: Client = {
  clientId: 'client-1',
  name: 'ABC A.Ş.',
  version: 3,
  contacts: [],
  balance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  createdAt: '2026-12-01T09:00:00.000Z',
  createdBy: { id: 'user-2', name: 'Ayşe Kaya' },
  may: ['rename'],
}

/** As somebody else saved it meanwhile. */
const theirs: Client = { ...client, name: 'Ayşe yazdı', version: 4 }

test('a name is sent with the version that was seen when typing began, and the choice with the one it shows', async (t) => {
  const parts = changing({ now: client, isOpen: true }, ({ now, isOpen }) => (
    <NameEditor
      client={now}
      mayEdit
      isOpen={isOpen}
      onOpen={(open) => parts.become({ now: theirs, isOpen: open })}
    />
  ))
  let tries = 0
  const screen = await show(t, parts.element, {
    answers: {
      'client.histories': () => ({ items: [], total: 0, pageIndex: 0, pageSize: 20 }),
      'client.updateName': ({ body }) => {
        tries += 1
        if (tries === 1) throw new AppError('version.changed', { details: { version: 4 } })
        return { ...client, name: body.name, version: 5 }
      },
    },
  })
  await screen.typeInPlace('Müvekkilin adı', 'Benim yazdığım')
  parts.become({ now: theirs, isOpen: true })
  screen.enter()
  await screen.shows('Ayşe yazdı')
  const sent = () => screen.sent().filter(Boolean)
  assert.deepEqual(sent(), [{ clientId: 'client-1', name: 'Benim yazdığım', version: 3 }])
  const mine = await until(() => {
    const found = document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]
    assert.ok(found)
    return found
  })
  mine.click()
  await screen.press('Seçileni kaydet')
  await until(() => assert.deepEqual(sent()[1], { clientId: 'client-1', name: 'Benim yazdığım', version: 4 }))
})
