import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { giveFeedback } from './actions/feedback-give.ts'
import { remarkPersonalData, tidyRemarks } from './remarks.ts'
import { openResearchDatabase } from './testing.ts'

let database: Awaited<ReturnType<typeof openResearchDatabase>>
before(async () => {
  database = await openResearchDatabase()
})
after(() => database.close())

const callOf = (userId: string, instant = '2026-05-01T10:00:00Z') =>
  database.call({
    rowName: 'decisions.feedback',
    audit: 'research.feedback_given',
    userId,
    clock: { now: () => new Date(instant) },
  })
const person = (userId: string) => ({ userId, email: undefined })
const textsOf = async (userId: string) => {
  const kept = await database.call().system.read((tx) => remarkPersonalData.export(tx, person(userId)))
  return (kept.searchRemarks as { text: string }[]).map(({ text }) => text)
}

test('feedback belongs to the person who gave it: it is listed in their export and erased with their account only', async () => {
  await giveFeedback(callOf('ayse'), { verdict: 'helpful', query: 'kira', text: 'Aradığım buydu.' })
  await giveFeedback(callOf('can'), { text: 'Karar eksik.' })
  assert.deepEqual(await textsOf('ayse'), ['Aradığım buydu.'])
  await database.call().system((tx) => remarkPersonalData.forget(tx, person('ayse')))
  assert.deepEqual([await textsOf('ayse'), await textsOf('can')], [[], ['Karar eksik.']])
})

test('feedback is kept for two years', async () => {
  await giveFeedback(callOf('deniz'), { text: 'Eski' })
  assert.equal(await tidyRemarks(callOf('deniz', '2028-04-29T10:00:00Z')), 0)
  assert.ok((await tidyRemarks(callOf('deniz', '2028-05-02T10:00:00Z'))) > 0)
  assert.deepEqual(await textsOf('deniz'), [])
})
