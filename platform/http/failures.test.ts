import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { testGate } from '../access/testing.ts'
import { AppError, defineErrors, defineRows } from '../contract/index.ts'
import { createLog } from '../log/index.ts'
import { createHttpServer, desk } from './index.ts'

const rows = defineRows({
  'things.find': {
    method: 'GET',
    path: '/things/{kind}',
    group: 'things',
    summary: 'Fails as it is told',
    access: { session: 'public' },
    params: z.object({ kind: z.string() }),
    answer: z.object({}),
    errors: ['thing.closed'],
    sample: {},
  },
})
const errors = defineErrors({ 'thing.closed': { status: 503, tr: 'Kapalı.', en: 'Closed.' } })

const failures: Record<string, () => Error> = {
  closed: () => new AppError('thing.closed'),
  away: () => Object.assign(new Error('the database hung up'), { code: '57P01' }),
  broken: () => new TypeError('nobody foresaw this'),
}

test('what nobody foresaw stands in the log with its stack, and an answer that a row declares does not', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } })
  const desks = [
    desk(rows, {
      'things.find': (_ctx, { params }) => {
        throw failures[params.kind]?.()
      },
    }),
  ]
  const product = { name: 'Test', version: '0' }
  const server = await createHttpServer({ desks, errors, gate: testGate(), log, product })
  const told = async (kind: string) => {
    lines.length = 0
    const { statusCode } = await server.inject(`/api/things/${kind}`)
    return { statusCode, logged: lines.map((line) => JSON.parse(line).err.message) }
  }
  assert.deepEqual(await told('closed'), { statusCode: 503, logged: [] })
  assert.deepEqual(await told('away'), { statusCode: 503, logged: ['the database hung up'] })
  assert.deepEqual(await told('broken'), { statusCode: 500, logged: ['nobody foresaw this'] })
  assert.match(lines[0] ?? '', /failures\.test\.ts/)
  await server.close()
})
