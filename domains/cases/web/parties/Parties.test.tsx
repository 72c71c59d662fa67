/** A party that somebody else has changed is not deleted unseen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { until } from '@mizan/platform/ui/testing'
import type { Party } from '../../schemas.ts'
import { SignedIn, sampleCase, show } from '../testing/index.tsx'
import { Parties } from './Parties.tsx'

const party: Party = {
  ...{ casePartyId: 'party-1', name: 'Kemal Özgürses', role: 'defendant', type: 'individual' as const },
  ...{ client: null, representatives: [], version: 1 },
  conflicts: { state: 'clean', at: '2026-12-01T09:00:00.000Z' },
}

test('a deletion names the version that is shown, and shows what somebody else wrote meanwhile', async (t) => {
  let now = party
  const screen = await show(
    t,
    <SignedIn>
      <Parties record={sampleCase} />
    </SignedIn>,
    {
      answers: {
        'cases.parties': () => ({ items: [now] }),
        'cases.deleteParty': ({ body }) => {
          if (body?.version === now.version) return { done: true as const }
          throw new AppError('version.changed', { details: { version: now.version } })
        },
      },
    },
  )
  await screen.shows('Kemal Özgürses')
  now = { ...party, representatives: ['Av. Ayşe Er'], version: 2 }
  await screen.press('Sil: Kemal Özgürses')
  await screen.shows('Kemal Özgürses silinmedi: bir başkası bu tarafı az önce değiştirdi.')
  await screen.shows('Av. Ayşe Er')
  await screen.press('Sil: Kemal Özgürses')
  await screen.shows('Taraf silindi: Kemal Özgürses.')
  const bodies = screen.sent().filter(Boolean)
  await until(() => assert.deepEqual(bodies.slice(0, 2), [{ version: 1 }, { version: 2 }]))
})
