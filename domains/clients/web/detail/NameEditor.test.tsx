/** The name of a client in place: what somebody else saved while it was typed is not overwritten unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, screensOf, until } from '@mizan/platform/ui/testing'
import { type ReactNode, useState } from 'react'
import { clientRows } from '../../contract.ts'
import { clientErrors } from '../../errors.ts'
import type { Client } from '../../schemas.ts'
import { NameEditor } from './NameEditor.tsx'

const headed = (name: ReactNode) => <h1>{name}</h1>

const show = screensOf({ rows: clientRows, errors: clientErrors })

const client: Client = {
  clientId: 'client-1',
  name: 'ABC A.Ş.',
  version: 3,
  contacts: [],
  balance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
  createdAt: '2026-12-01T09:00:00.000Z',
  createdBy: { id: 'user-2', name: 'Ayşe Kaya' },
  may: ['rename'],
}

const mineSent = { clientId: 'client-1', name: 'Benim yazdığım', conflictsSeen: false }

/** As somebody else saved it meanwhile. */
const theirs: Client = { ...client, name: 'Ayşe yazdı', version: 4 }

test('a name is sent with the version that was seen when typing began, and the choice with the one it shows', async (t) => {
  const parts = changing({ now: client, isOpen: true }, ({ now, isOpen }) => (
    <NameEditor
      client={now}
      mayEdit
      isOpen={isOpen}
      onOpen={(open) => parts.become({ now: theirs, isOpen: open })}
    >
      {headed}
    </NameEditor>
  ))
  let tries = 0
  const screen = await show(t, parts.element, {
    answers: {
      'client.histories': () => ({ items: [], total: 0, pageIndex: 0, pageSize: 20 }),
      'client.updateName': ({ body }) => {
        tries += 1
        if (tries === 1) throw new AppError('version.changed', { details: { version: 4 } })
        return { ...client, name: body.name, version: 5, similarNames: 0 }
      },
    },
  })
  await screen.typeInPlace('Müvekkilin adı', 'Benim yazdığım')
  parts.become({ now: theirs, isOpen: true })
  screen.enter()
  await screen.shows('Ayşe yazdı')
  const sent = () => screen.sent().filter(Boolean)
  assert.deepEqual(sent(), [{ ...mineSent, version: 3 }])
  const mine = await until(() => {
    const found = document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]
    assert.ok(found)
    return found
  })
  mine.click()
  await screen.press('Seçileni kaydet')
  await until(() => assert.deepEqual(sent()[1], { ...mineSent, version: 4 }))
})

function Renaming() {
  const [isOpen, setOpen] = useState(true)
  return (
    <NameEditor client={client} mayEdit isOpen={isOpen} onOpen={setOpen}>
      {headed}
    </NameEditor>
  )
}

test('a name like one that the office knows is saved from a dialog, over the version that was seen', async (t) => {
  const screen = await show(t, <Renaming />, {
    answers: {
      'client.updateName': ({ body }) => {
        if (body.name === 'TUGBA SOZER')
          throw new AppError('client.conflicts_found', { details: { items: [] } })
        return { ...client, name: body.name, version: 4, similarNames: 0 }
      },
    },
  })
  await screen.typeInPlace('Müvekkilin adı', 'TUGBA SOZER')
  screen.enter()
  await screen.shows('Müvekkilin yeni adı')
  await screen.holds('Müvekkilin adı', 'TUGBA SOZER')
  await screen.type('Müvekkilin adı', 'Tuğba Sözer Gıda')
  await screen.press('Adı kaydet')
  await until(() => assert.ok(document.querySelector('dialog[open]') === null))
  const sent = screen.sent().filter(Boolean)
  assert.deepEqual(sent, [
    { clientId: 'client-1', name: 'TUGBA SOZER', version: 3, conflictsSeen: false },
    { clientId: 'client-1', name: 'Tuğba Sözer Gıda', version: 3, conflictsSeen: false },
  ])
  await screen.shows('Kaydedildi')
})
