/** A party that two people change at once: the second one sees what the first one wrote, and takes it or keeps theirs. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { changing, until } from '@mizan/platform/ui/testing'
import type { Party } from '../../schemas.ts'
import { colleague, SignedIn, show } from '../testing/index.tsx'
import { PartyDialog } from './PartyDialog.tsx'

const party: Party = {
  casePartyId: 'party-1',
  name: 'Kemal Özgürses',
  role: 'davalı',
  type: 'individual',
  client: null,
  representatives: ['Av. Bir'],
  conflicts: { state: 'clean', at: '2026-12-01T09:00:00.000Z' },
  version: 3,
}
const theirs: Party = { ...party, representatives: ['Av. Ayşe'], version: 4 }
const changes = [{ by: colleague.id, at: '2026-12-11T10:40:00.000Z', fields: ['representatives'] }]

async function opened(t: TestContext) {
  const closed: true[] = []
  const parts = changing(party, (now) => (
    <SignedIn>
      <PartyDialog caseId="case-1" party={now} others={[]} onClose={() => closed.push(true)} />
    </SignedIn>
  ))
  const screen = await show(t, parts.element, {
    answers: {
      'cases.people': () => ({ items: [colleague] }),
      'cases.updateParty': ({ body }) => {
        if ((body.version ?? 0) < 4)
          throw new AppError('version.changed', { details: { version: 4, changes } })
        return { ...theirs, version: 5, meanwhile: [] }
      },
    },
  })
  await screen.type(/^Vekil/, 'Av. Deniz')
  parts.become(theirs)
  await screen.press('Tarafı kaydet')
  await screen.shows('Ayşe Kaya')
  await screen.shows('Vekil: Av. Ayşe')
  assert.deepEqual(closed, [])
  return Object.assign(screen, { closed })
}

const sent = (version: number) => ({ representatives: ['Av. Deniz'], conflictsSeen: false, version })

test('what is written can be saved over what the other one wrote, once that was shown', async (t) => {
  const screen = await opened(t)
  await screen.press('Benimkini kaydet')
  await until(() => assert.deepEqual(screen.closed, [true]))
  assert.deepEqual(screen.sent().filter(Boolean), [sent(3), sent(4)])
})

test('somebody who is in the case in this role already is refused beside the name', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <PartyDialog
        caseId="case-1"
        party={party}
        others={[{ ...party, name: 'Ayşe Su' }]}
        onClose={() => {}}
      />
    </SignedIn>,
    {},
  )
  await screen.type(/^Ad$/, 'AYŞE SU')
  await screen.press('Tarafı kaydet')
  await screen.refuses(/^Ad$/, 'Bu sıfatla davada zaten var. Başka biriyse ada ayırt edici bir ek yazın.')
  assert.deepEqual(screen.sent().filter(Boolean), [])
})

test('what the other one wrote can be taken', async (t) => {
  const screen = await opened(t)
  await screen.press('Onunkini al')
  await screen.holds(/^Vekil/, 'Av. Ayşe')
  assert.deepEqual(screen.sent().filter(Boolean), [sent(3)])
})
