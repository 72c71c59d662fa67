import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { giveFeedback } from './actions/feedback-give.ts'
import { forgetRemarksOf, remarksOf, tidyRemarks } from './remarks.ts'
import { openResearchDatabase } from './testing.ts'

let database: Awaited<ReturnType<typeof openResearchDatabase>>
before(async () => {
  database = await openResearchDatabase()
})
after(() => database.close())

const contextOf = (actorId: string, instant = '2026-05-01T10:00:00Z') => ({
  ...database.context({ call: { rowName: 'decisions.feedback', audit: 'research.feedback_given', actorId } }),
  clock: { now: () => new Date(instant) },
})
const textsOf = async (userId: string) =>
  (await remarksOf(contextOf(userId) as never, userId)).map(({ text }) => text)

test('a remark is its giver’s: listed to them, and gone with them alone', async () => {
  await giveFeedback(contextOf('ayse'), { verdict: 'helpful', query: 'kira', text: 'Aradığım buydu.' })
  await giveFeedback(contextOf('can'), { text: 'Karar eksik.' })
  assert.deepEqual(await textsOf('ayse'), ['Aradığım buydu.'])
  await forgetRemarksOf(contextOf('ayse') as never, 'ayse')
  assert.deepEqual([await textsOf('ayse'), await textsOf('can')], [[], ['Karar eksik.']])
})

test('a remark is kept for two years', async () => {
  await giveFeedback(contextOf('deniz'), { text: 'Eski' })
  assert.equal(await tidyRemarks(contextOf('deniz', '2028-04-29T10:00:00Z') as never), 0)
  assert.ok((await tidyRemarks(contextOf('deniz', '2028-05-02T10:00:00Z') as never)) > 0)
  assert.deepEqual(await textsOf('deniz'), [])
})
