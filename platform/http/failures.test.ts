import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { AppError, defineErrors, defineRows } from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'
import { createLog } from '../log/index.ts'
import { everybodySignedIn, openTestServer } from '../testing/index.ts'
import { desk } from './index.ts'

/** Codes of a domain that exists only in this test. */
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

test('an unforeseen error is in the log with its stack, and a failure that a row declares is not', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } })
  const desks = [
    desk(rows, {
      'things.find': (_ctx, { params }) => {
        throw failures[params.kind]?.()
      },
    }),
  ]
  const server = await openTestServer({ desks, errors, gate: everybodySignedIn, log })
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
    const server = await openTestServer({
      desks: [
        desk(undeclared, {
          'things.find': () => {
            throw new AppError(code)
          },
        }),
      ],
      errors,
      gate: everybodySignedIn,
      strict,
    })
    const answer = await server.inject('/api/things/any')
    await server.close()
    return answer.json().code
  }
  assert.deepEqual([await answerOf(true), await answerOf(false)], ['server.failed', code])
})
