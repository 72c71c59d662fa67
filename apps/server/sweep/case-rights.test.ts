/** Each row about one case, tried by a colleague who may do nothing with that case, read it, or write it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { allRows, errorTexts } from './rows.ts'
import { type GoodCall, goodCallOf } from './successes.ts'
import { openWorld, type World } from './world.ts'

const rights = ['none', 'read', 'write'] as const

/** Rows that need more than the right to write: the case has to be one's own, or every case is open. */
const needsMore: ReadonlySet<string> = new Set([
  'cases.delete',
  'cases.updatePermissions',
  // The other case has to be writable as well.
  'documents.moveSome',
  'documents.copy',
])

/**
 * Rows about things that one person has begun: others do not find them, or do not change them, whatever their right
 * on the case.
 */
const ofOnePerson: ReadonlyMap<string, string> = new Map([
  ['documents.finishUpload', 'document.upload_not_found'],
  ['documents.dropUpload', 'document.upload_not_found'],
  ...['addPiece', 'goOn', 'finish', 'drop'].map(
    (name) => [`recordings.${name}`, 'recording.of_other'] as const,
  ),
])

/** A person who may write the case learns that only its creator and administrators may do this. */
const ofCreator = new Set(['cases.delete', 'cases.updatePermissions'])

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const caseIn = ({ params, body }: { params?: object; body?: unknown }): string | undefined => {
  const { caseId } = { ...(body as object), ...params } as { caseId?: unknown }
  return typeof caseId === 'string' ? caseId : undefined
}

/** Decisions are called cases in the specification; their rows ask for no right on cases. */
const aboutOneCase = allRows.filter(
  ([, { access, sample }]) => access.permission?.module === 'cases' && caseIn(sample) !== undefined,
)

/** A colleague with an ordinary role in the office of the case, and with this right on it. */
async function colleagueWith(right: (typeof rights)[number], caseId: string) {
  const colleague = await world.signIn()
  const office = sql`(select company_id from cases where id = ${caseId})`
  await world.system(sql`
    update memberships set company_id = ${office}, roles = '{USER}' where user_id = ${colleague.userId}`)
  await world.system(sql`
    insert into case_rights (company_id, case_id, user_id, granted)
    values (${office}, ${caseId}, ${colleague.userId}, ${right})`)
  return colleague
}

const suffices = (name: string, row: Row, right: string): boolean =>
  row.access.permission?.level === 'Read' ? right !== 'none' : right === 'write' && !needsMore.has(name)

/**
 * A person who may read learns that they may not change; of two cases, which have no order, either one may be named.
 */
const refusalOf = (name: string, right: string, code: string): string => {
  if (right === 'none') return 'case.no_access'
  if (right === 'write') return ofCreator.has(name) ? 'case.creator_only' : 'case.no_access'
  return needsMore.has(name) && code === 'case.no_access' ? code : 'case.read_only'
}

for (const [name, row] of aboutOneCase) {
  // A refused call and one that reads change nothing, and then the next right is tried on the same case.
  let good: Promise<GoodCall> | undefined
  for (const right of rights)
    test(`${name} with the right ${right}`, async () => {
      good ??= goodCallOf(world, name)
      const { input } = await good
      const caseId = caseIn(input) ?? ''
      const { headers } = await colleagueWith(right, caseId)
      const { status, code } = await world.call(headers, name, input)
      if (row.method !== 'GET' && status === 200) good = undefined
      const missing = ofOnePerson.get(name)
      if (missing && suffices(name, row, right))
        assert.deepEqual([status, code], [errorTexts[missing]?.status, missing])
      else if (suffices(name, row, right)) assert.equal(status, 200, code)
      else assert.deepEqual([status, code], [403, refusalOf(name, right, code)])
    })
}

test('there are rows of each kind', () => {
  assert.ok(aboutOneCase.filter(([, { access }]) => access.permission?.level === 'Read').length >= 6)
  assert.ok(aboutOneCase.filter(([, { access }]) => access.permission?.level === 'Write').length >= 10)
})
