/** Others are notified of the stale answers of a streamed call when it ends, and not while it runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { callsOn } from '../call/index.ts'
import { AppError } from '../contract/index.ts'
import { openTestDatabase, type TestDatabase, until } from '../testing/index.ts'
import { aborted, openTalks, silentCode, stage, type TalkHandler } from './testing/talks.ts'

const LIMIT = { timeout: 30_000 }

const silence = () => new AppError(silentCode)

const eventsIn = (database: TestDatabase) =>
  database.call().system.read(async ({ db }) => {
    const { rows } = await sql<{ data: object }>`select data from office_events order by id`.execute(db)
    return rows.map(({ data }) => data)
  })
const forget = (database: TestDatabase) =>
  database.call().system(async ({ db }) => void (await sql`delete from office_events`.execute(db)))

test(
  'the stale answers of a row are announced once, at the end of its answer, however it ends',
  LIMIT,
  async (t) => {
    const database = await openTestDatabase()
    t.after(() => database.close())
    const told = () => eventsIn(database)
    const seen: unknown[][] = []
    const ends: Record<string, () => void> = {
      well: () => {},
      badly: () => {
        throw silence()
      },
    }
    let end = 'well'
    const leaving = new AbortController()
    const left = async (signal: AbortSignal) => {
      leaving.abort()
      await aborted(signal)
    }
    const talk: TalkHandler = async function* (call, { signal }) {
      await call.office(async () => {})
      if (end === 'gone early') await left(signal)
      yield stage('reading')
      await call.office(async () => {})
      seen.push(await told())
      if (end === 'gone') await aborted(signal)
      ends[end]?.()
      return { text: 'Yarın.' }
    }
    const { ask, client } = await openTalks(t, talk, { calls: callsOn(database.kysely) })
    const renewed = { rows: ['talks.list'] }
    for (const accept of ['application/json', 'text/event-stream'])
      for (end of ['well', 'badly']) {
        await forget(database)
        await (await ask(accept)).text()
        assert.deepEqual([seen.pop(), await told()], [[], [renewed]], `${accept} ${end}`)
      }
    await forget(database)
    end = 'gone'
    for await (const _ of await client['talks.ask']({ body: { question: '?' } }, { as: 'events' })) break
    await until(async () => (await told()).length > 0)
    assert.deepEqual([seen.pop(), await told()], [[], [{ ...renewed, by: 'u', tab: 'this-tab' }]])
    await forget(database)
    end = 'gone early'
    await assert.rejects(ask('text/event-stream', 'tr', leaving.signal), { name: 'AbortError' })
    await until(async () => (await told()).length > 0)
    assert.deepEqual([seen, await told()], [[], [renewed]])
  },
)

test('an answer that has written nothing makes nothing stale', LIMIT, async (t) => {
  const database = await openTestDatabase()
  t.after(() => database.close())
  const { ask } = await openTalks(
    t,
    async function* (call) {
      await call.office.read(async () => {})
      await call.office(async (tx) => tx.unchanged())
      yield stage('reading')
      await call.office(async () => Promise.reject(silence())).catch(() => undefined)
      return { text: 'Yarın.' }
    },
    { calls: callsOn(database.kysely) },
  )
  await (await ask('text/event-stream')).text()
  assert.deepEqual(await eventsIn(database), [])
})
