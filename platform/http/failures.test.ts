import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { testGate } from '../access/testing.ts'
import { AppError, defineErrors, defineRows } from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'
import { createLog } from '../log/index.ts'
import { createHttpServer, desk } from './index.ts'

/** Of a domain that there is in this test alone. */
const code = 'thing.closed' as ErrorCode

const rows = defineRows({
  'things.find': {
    method: 'GET',
    path: '/things/{kind}',
    group: 'things',
    summary: 'Fails as it is told',
    access: { session: 'public' },
    params: z.object({ kind: z.string() }),
    answer: z.object({}),
    errors: [code],
    sample: {},
  },
})
const errors = defineErrors({ [code]: { status: 503, tr: 'Kapalı.', en: 'Closed.' } })

const failures: Record<string, () => Error> = {
  closed: () => new AppError(code),
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

test('a code that the row does not list fails the call, except in production', async () => {
  const undeclared = defineRows({ 'things.find': { ...rows['things.find'], errors: [] } })
  const answerOf = async (strict: boolean) => {
    const server = await createHttpServer({
      desks: [
        desk(undeclared, {
          'things.find': () => {
            throw new AppError(code)
          },
        }),
      ],
      errors,
      gate: testGate(),
      log: createLog({ level: 'silent' }),
      product: { name: 'Test', version: '0' },
      strict,
    })
    const answer = await server.inject('/api/things/any')
    await server.close()
    return answer.json().code
  }
  assert.deepEqual([await answerOf(true), await answerOf(false)], ['server.failed', code])
})
