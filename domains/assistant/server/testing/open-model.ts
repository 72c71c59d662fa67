/**
 * For tests of texts that go to a model: a database with its counters, a double on loopback, and calls of an office.
 */
import { openTestDatabase } from '@mizan/platform/database/testing'
import { startDouble } from '@mizan/platform/outside/testing'
import type { AssistantCall } from '../call.ts'
import { usageTable } from '../migrations.ts'
import { modelOf } from '../model/provider.ts'
import type { AssistantTables } from '../tables.ts'

type Options = Parameters<typeof modelOf>[0]

const patience = { connect: 2_000, send: 500, answer: 500, part: 500, whole: 2_000 }

export async function openModel() {
  const database = await openTestDatabase<AssistantTables>([{ name: 'assistant-usage', sql: usageTable }])
  const double = await startDouble()
  const model = (more: Partial<Options> = {}) =>
    modelOf({
      kind: 'openai',
      url: double.address,
      name: 'double',
      key: 'very-secret-key',
      dailyTokens: 10_000_000,
      prices: { input: 300, output: 1_500 },
      patience,
      ...more,
    })
  const callOf = (officeId: string) =>
    database.call({ officeId, userId: 'user-1' }) as unknown as AssistantCall
  const close = async () => {
    await double.close()
    await database.close()
  }
  return { database, double, model, callOf, close }
}

export type OpenModel = Awaited<ReturnType<typeof openModel>>
