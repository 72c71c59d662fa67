/** The pages of a list, also after the last thing on the last page was deleted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '../testing/index.ts'
import { Pager } from './Pager.tsx'

const show = screensOf({ rows: {}, errors: {} })

for (const [where, index, pages, to] of [
  ['behind the only page', 1, 1, 0],
  ['far behind the last page', 8, 2, 1],
  ['on the last page', 2, 3, 1],
] as const)
  test(`whoever stands ${where} goes back to a page that there is`, async (t) => {
    const turned: number[] = []
    const pager = <Pager label="Sayfalar" {...{ index, pages }} onChange={(next) => turned.push(next)} />
    const screen = await show(t, pager)
    await screen.press('Önceki')
    assert.deepEqual(turned, [to])
  })

test('a list of one page or of none has no pager', async (t) => {
  const screen = await show(
    t,
    <>
      <p>liste</p>
      <Pager label="Sayfalar" index={0} pages={1} onChange={() => undefined} />
      <Pager label="Sayfalar" index={1} pages={0} onChange={() => undefined} />
    </>,
  )
  await screen.shows('liste')
  screen.lacks('button', 'Önceki')
})
