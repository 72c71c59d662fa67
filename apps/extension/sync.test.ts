/** A sync as the extension does it, from the double of the portal into the real server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { courtOf } from '../server/government/court.ts'
import { openWorld, type Person, type World } from '../server/sweep/world.ts'
import { resumed, type SyncState } from './src/sync/state.ts'
import { lawyerAt, mizanOf, placeOfAll } from './testing/lawyer.ts'
import type { CourtSize } from './testing/portal/court.ts'
import { openPortal } from './testing/portal/server.ts'

let world: World
let office: ReturnType<typeof courtOf>
before(async () => {
  world = await openWorld()
  office = courtOf(world)
})
after(() => world.close())

const mizanFor = ({ headers }: Person) => mizanOf((name, body) => world.call(headers, name, { body }))

async function begun(
  t: { after: (work: () => Promise<void>) => void },
  size: CourtSize = { cases: 1, documents: 12 },
) {
  const portal = await openPortal(size)
  t.after(() => portal.close())
  const me = await world.superAdmin()
  const lawyer = await lawyerAt(portal, mizanFor(me))
  const knownOf = async (who = me) => {
    const cases = portal.cases.map(({ birimId, dosyaNo, dosyaTurKod }) => ({
      ...{ courtId: birimId, caseNo: dosyaNo, typeCode: String(dosyaTurKod) },
    }))
    const { items } = await office.mustCall(who, 'government.extensionCases', { body: { cases } })
    const ids = items.map(({ linked }: { linked: { caseId: string } | null }) => linked?.caseId ?? '')
    return Promise.all(ids.map(async (caseId: string) => office.known(caseId)))
  }
  return { portal, me, lawyer, knownOf }
}

const without = ({ files, ...known }: Awaited<ReturnType<ReturnType<typeof courtOf>['known']>>) => ({
  // When it was fetched differs from run to run.
  copies: known.copies.map((copy) => (copy as { sha256: string }).sha256),
  files: files.map((file) => ({ ...(file as object), listed_at: null })),
  ...{ names: known.names, contents: known.contents },
})

const shown = (state: SyncState) => [state.phase, state.why, ...state.cases.map((one) => one.state)]

test('the first sync brings all files, and the next one only new files', async (t) => {
  const { portal, lawyer, knownOf } = await begun(t, { cases: 2, documents: 12 })
  const first = await lawyer.sync(lawyer.begin())
  assert.deepEqual(shown(first), ['done', null, 'done', 'done'], first.message)
  assert.deepEqual(
    first.cases.map(({ listed, added }) => [listed, added]),
    [
      [14, 14],
      [14, 14],
    ],
  )
  const [known] = await knownOf()
  assert.equal(known?.contents.length, 14)
  portal.faults.grows = true
  const { downloads } = portal.counts
  const second = await lawyer.sync(lawyer.begin())
  const third = await lawyer.sync(lawyer.begin())
  assert.deepEqual(
    [second, third].map(({ cases }) => cases[0]?.added),
    [1, 0],
  )
  assert.equal(portal.counts.downloads, downloads + 2)
  assert.deepEqual([portal.counts.atOnce], [1])
})

test('a dry run counts what a sync would fetch and writes nothing', async (t) => {
  const { portal, lawyer, knownOf } = await begun(t)
  const trial = await lawyer.sync(lawyer.begin('trial'))
  assert.deepEqual(
    trial.cases.map(({ listed, wanted, fetched }) => [listed, wanted, fetched]),
    [[14, 14, 0]],
  )
  assert.deepEqual(
    (await knownOf()).map(({ files }) => files.length),
    [0],
  )
  assert.equal(portal.counts.downloads, 0)
})

test('a person who lists files during a sync waits until it is their turn', async (t) => {
  const { portal, lawyer } = await begun(t)
  portal.faults.delayMs = 3
  const listing = Array.from({ length: 10 }, () => lawyer.portal.units('1'))
  const [done] = await Promise.all([lawyer.sync(lawyer.begin()), ...listing])
  assert.equal(done.phase, 'done', done.message)
  assert.equal(portal.counts.atOnce, 1)
})

test('the stored progress of a sync names cases and documents, and contains no id of the portal', async (t) => {
  const { lawyer } = await begun(t)
  const kept: SyncState[] = []
  await lawyer.sync(lawyer.begin(), { keep: async (state) => void kept.push(state) })
  assert.ok(kept.length > 14)
  // The pattern is as long as the ids of the double.
  assert.doesNotMatch(JSON.stringify(kept), /dosyaId|evrakId|[\w+/]{32}/)
})

test('a session of the portal that ends pauses the sync, which later continues at the same place', async (t) => {
  const { portal, lawyer, knownOf } = await begun(t)
  const whole = await begun(t)
  await whole.lawyer.sync(whole.lawyer.begin())
  const keep = async ({ cases }: SyncState) => {
    if (cases[0]?.fetched === 5) portal.endSessions()
  }
  const paused = await lawyer.sync(lawyer.begin(), { keep })
  assert.deepEqual(shown(paused), ['paused', 'portal_session', 'running'])
  await lawyer.signIn()
  const { downloads } = portal.counts
  const done = await lawyer.sync(resumed(paused))
  assert.deepEqual(shown(done), ['done', null, 'done'], done.message)
  assert.ok(portal.counts.downloads - downloads <= 9)
  assert.deepEqual((await knownOf()).map(without), (await whole.knownOf()).map(without))
})

test('a person who stops a sync loses nothing', async (t) => {
  const { lawyer, knownOf } = await begun(t)
  const stop = new AbortController()
  const keep = async ({ cases }: SyncState) => {
    if (cases[0]?.fetched === 3) stop.abort()
  }
  const stopped = await lawyer.sync(lawyer.begin(), { keep, signal: stop.signal })
  assert.deepEqual(shown(stopped), ['paused', 'stopped', 'running'])
  const done = await lawyer.sync(resumed(stopped))
  assert.deepEqual(shown(done), ['done', null, 'done'])
  assert.equal((await knownOf())[0]?.contents.length, 14)
})

test('a broken line is tried again, malformed rows are reported, and a slow portal is waited for', async (t) => {
  const { portal, lawyer } = await begun(t)
  Object.assign(portal.faults, { cuts: 3, malformed: true, delayMs: 5 })
  const listed = await lawyer.portal.cases(placeOfAll)
  assert.deepEqual([listed.cases.length, listed.malformed], [1, 1])
  const done = await lawyer.sync(lawyer.begin())
  assert.deepEqual(shown(done), ['done', null, 'done'], done.message)
  const [one] = done.cases
  assert.deepEqual([one?.added, one?.faults.map(({ reason }) => reason)], [14, ['malformed', 'malformed']])
})

test('while the portal is unreachable the sync pauses after a few files, and later fetches all of them', async (t) => {
  const { portal, lawyer, knownOf } = await begun(t)
  const keep = async ({ cases }: SyncState) => {
    if (cases[0]?.fetched === 2) portal.faults.isDown = true
  }
  const paused = await lawyer.sync(lawyer.begin(), { keep })
  assert.deepEqual(shown(paused), ['paused', 'portal_line', 'running'])
  assert.equal(paused.cases[0]?.fetched, 4)
  portal.faults.isDown = false
  const done = await lawyer.sync(resumed(paused))
  assert.deepEqual(shown(done), ['done', null, 'done'], done.message)
  assert.equal((await knownOf())[0]?.contents.length, 14)
})

test('a file that cannot be fetched is listed with the reason, and arrives when it is tried again', async (t) => {
  const { portal, me, lawyer, knownOf } = await begun(t)
  const [refused, big] = portal.cases[0]?.documents.slice(2) ?? []
  if (refused) refused.fault = 'refused'
  if (big) big.fault = 'too_big'
  const done = await lawyer.sync(lawyer.begin())
  assert.deepEqual(
    done.cases[0]?.faults.map(({ reason }) => reason),
    ['refused', 'too_big'],
  )
  const { caseId } = (
    await office.mustCall(me, 'government.extensionCases', {
      body: { cases: [{ courtId: 'B-101', caseNo: '2026/1755', typeCode: '15' }] },
    })
  ).items[0].linked
  const { items } = await office.files(me, caseId, { pageSize: 50 })
  assert.deepEqual(items.flatMap(({ fault }: { fault: string | null }) => fault ?? []).sort(), [
    'refused',
    'too_big',
  ])
  if (refused) delete refused.fault
  if (big) delete big.fault
  const again = await lawyer.sync(resumed(done))
  assert.deepEqual([again.cases[0]?.added, again.cases[0]?.faults], [2, []])
  assert.equal((await knownOf())[0]?.contents.length, 14)
})

test('a new case whose names the office already knows waits for confirmation, and the other cases still arrive', async (t) => {
  const { me, lawyer } = await begun(t, { cases: 2, documents: 2 })
  await office.mustCall(me, 'client.create', { body: { name: 'Kuzey 1 Yapı A.Ş.', contacts: [] } })
  const from = lawyer.begin()
  const unseen = { ...from, cases: from.cases.map((one) => ({ ...one, conflictsSeen: false })) }
  const done = await lawyer.sync(unseen)
  assert.equal(done.cases[0]?.state, 'conflicts')
  assert.ok(done.cases[0]?.conflicts.includes('KUZEY 1 YAPI A.Ş.'))
  const seen = {
    ...resumed(done),
    cases: resumed(done).cases.map((one) => ({ ...one, conflictsSeen: true })),
  }
  assert.deepEqual(
    (await lawyer.sync(seen)).cases.map(({ state }) => state),
    ['done', 'done'],
  )
})

test('an office whose plan has no cases gets one message, and no other file is requested', async (t) => {
  const { portal, me, lawyer } = await begun(t, { cases: 2, documents: 2 })
  await world.takeLicences(me, 'case_management_full', 'case_management_readonly')
  portal.resetCounts()
  const stopped = await lawyer.sync(lawyer.begin())
  assert.deepEqual(shown(stopped), ['paused', 'refused', 'running', 'waiting'])
  assert.match(stopped.message, /plan/)
  assert.equal(portal.counts.downloads, 0)
})

test('two lawyers of one office who sync the same case at once get the same result as one of them alone', async (t) => {
  const { portal, me, lawyer, knownOf } = await begun(t)
  const other = await office.caseAdmin(me)
  const colleague = await lawyerAt(portal, mizanFor(other))
  const both = await Promise.all([lawyer.sync(lawyer.begin()), colleague.sync(colleague.begin())])
  assert.deepEqual(both.map(shown), [
    ['done', null, 'done'],
    ['done', null, 'done'],
  ])
  const alone = await begun(t)
  await alone.lawyer.sync(alone.lawyer.begin())
  assert.deepEqual((await knownOf()).map(without), (await alone.knownOf()).map(without))
})
