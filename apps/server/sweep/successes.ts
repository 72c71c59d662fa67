/** A successful call of each row: the documented sample, or the one that the domain of the row prepares. */
import type { Row } from '@mizan/platform/contract'
import type {
  SampleCall,
  SampleHeaders,
  SampleInput,
  SampleWorld,
  ServerManifest,
} from '@mizan/platform/domain'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { sql } from 'kysely'
import { operatorCall } from '../operator.ts'
import { type Input, rowsOf, sampleOf } from './rows.ts'
import type { World } from './world.ts'

export interface GoodCall {
  headers: SampleHeaders
  input: Input
}

export async function goodCallOf(world: World, name: string): Promise<GoodCall> {
  const row = rowOf(world.domains, name)
  /** All other rows answer their sample to a caller with every right. */
  const plain: SampleCall = async (_world, input) => ({
    headers: await world.headersFor(row, (await world.superAdmin()).headers),
    input,
  })
  const prepare = (await preparedBy(world.domains)).get(name) ?? plain
  return prepare(sampleWorld(world), sampleOf(name, row, world.textIds))
}

const rowOf = (domains: readonly ServerManifest[], name: string): Row =>
  new Map(rowsOf(domains)).get(name) as Row

/** Rows whose sample alone names nothing that exists, so that their domains prepare a call. */
export const preparedRows = async (domains: readonly ServerManifest[]): Promise<ReadonlySet<string>> =>
  new Set((await preparedBy(domains)).keys())

/** @throws Error if a domain prepares the call of a row that is not its own */
async function preparedBy(domains: readonly ServerManifest[]): Promise<Map<string, SampleCall>> {
  const prepared = new Map<string, SampleCall>()
  for (const { name: domain, rows = {}, sampleCalls } of domains)
    for (const [name, call] of Object.entries((await sampleCalls?.()) ?? {})) {
      if (!(name in rows)) throw new Error(`${domain} has no row ${name} to prepare a call of`)
      prepared.set(name, call)
    }
  return prepared
}

function sampleWorld(world: World): SampleWorld {
  const { call, system, superAdmin, signIn, textIds, calls, services, server, domains } = world
  const operator = operatorCall(calls, { rowName: 'sweep' })
  const must = async (who: SampleHeaders, name: string, input?: SampleInput) => {
    const answer = await call(who, name, input)
    if (answer.status !== 200 || answer.isError) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const emailOf: SampleWorld['emailOf'] = async ({ userId }) => {
    const { rows } = await system(sql<{ email: string }>`select email from accounts where id = ${userId}`)
    return rows[0]?.email ?? ''
  }
  return {
    ...{ call, must, system, superAdmin, signIn, emailOf, textIds, calls, services },
    send: (request) => server.inject(request),
    bodyOf: (name) => ({ ...(rowOf(domains, name).sample.body as object | undefined) }),
    letters: () => lettersWaiting(operator),
  }
}
