/** The head of the list stays as it is while one searches; only an office without cases has the import elsewhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill, fillSlots } from '@mizan/platform/ui'
import { until } from '@mizan/platform/ui/testing'
import { SignedIn, show } from '../testing/index.tsx'
import { ListHead } from './ListHead.tsx'

fillSlots([fill('cases.list-actions', 'test.import', () => <button type="button">İçe aktar</button>)])

for (const { isEmpty, says } of [
  { isEmpty: false, says: 'a search that finds nothing leaves the import in its place' },
  { isEmpty: true, says: 'an office without cases has the import in the empty list alone' },
])
  test(says, async (t) => {
    const counted = { total: 0, isCut: false }
    const nothing = () => undefined
    const screen = await show(
      t,
      <SignedIn>
        <ListHead {...{ counted, isEmpty }} mode="table" onMode={nothing} onAdd={nothing} />
      </SignedIn>,
    )
    await screen.shows('+ Yeni dava')
    await until(() => assert.equal(document.body.textContent?.includes('İçe aktar'), !isEmpty))
  })
