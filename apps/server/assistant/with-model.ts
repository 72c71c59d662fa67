/**
 * For tests of the whole product with a double of a model that checks its input: a secret of the office in it fails
 * the test.
 */
import { sql } from 'kysely'
import { startWatchedDouble } from '../../../domains/assistant/server/testing/watched-double.ts'
import { domains } from '../domains.ts'
import { openWorld, startWork, type World } from '../sweep/world.ts'
import { assistantOf } from './office.ts'

/** Names and addresses that the offices of the world know; those of the bundled texts are published. */
async function secretsOf({ system }: World): Promise<string[]> {
  const { rows } = await system(sql<{ value: string }>`
    select name || ' ' || surname as value from accounts where name <> ''
    union select email from accounts where email is not null
    union select phone_number from accounts where phone_number is not null
    union select name from clients
    union select value from client_contacts
    union select name from case_parties
    union select unnest(representatives) from case_parties`)
  return rows.map(({ value }) => value).filter((value) => value.length > 6)
}

/** `works`: background work is done, so that documents are read. `hasModel`: otherwise the answers are made of quotes. */
export async function openModelWorld({ works = false, hasModel = true } = {}) {
  const double = await startWatchedDouble()
  const model = { MODEL_URL: double.address, MODEL_NAME: 'double', MODEL_KEY: 'key' }
  const world = await openWorld(domains, hasModel ? model : {})
  const runner = works ? await startWork(world) : undefined
  const close = async () => {
    const secrets = await secretsOf(world)
    await runner?.close(1_000)
    await world.close()
    await double.close(secrets)
  }
  return { double, world, office: assistantOf(world), close }
}

export type ModelWorld = Awaited<ReturnType<typeof openModelWorld>>
