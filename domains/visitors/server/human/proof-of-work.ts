/**
 * The human check that sends no data of the visitor to anybody else: their browser derives keys until one begins with
 * a zero byte, 256 of them as a rule. Making a task costs the server nothing, and checking a solution one derivation.
 */
import type { KeyObject } from 'node:crypto'
import type { Clock } from '@mizan/platform/database'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { checkMinutes } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { HumanChecks } from './human-checks.ts'
import { spendSolution } from './store.ts'

const task = { algorithm: 'PBKDF2/SHA-256', cost: 4_000, keyLength: 32, keyPrefix: '00' }

/** A solution of another form was not made by our page; nothing is derived for it. */
const Presented = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(task.algorithm),
      cost: z.literal(task.cost),
      keyLength: z.literal(task.keyLength),
      keyPrefix: z.literal(task.keyPrefix),
      nonce: z.string().regex(/^[\da-f]{32}$/),
      salt: z.string().regex(/^[\da-f]{32}$/),
      data: z.strictObject({ until: z.number().int() }),
    }),
    signature: z.string().regex(/^[\da-f]{64}$/),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(0xffffffff),
    derivedKey: z.string().regex(/^[\da-f]{64}$/),
    time: z.number().optional(),
  }),
})

export function proofOfWork(key: KeyObject, clock: Clock): HumanChecks {
  const hmacSignatureSecret = key.export().toString('hex')
  return {
    sources: [],
    task: async (at) => {
      const until = at.getTime() + checkMinutes * 60_000
      const made = await createChallenge({ ...task, deriveKey, hmacSignatureSecret, data: { until } })
      return { kind: 'altcha', challenge: made as never }
    },
    isHuman: async (solution, _address, keep) => {
      const presented = Presented.safeParse(readSolution(solution)).data
      if (!presented || presented.challenge.parameters.data.until < clock.now().getTime()) return false
      const { verified } = await verifySolution({
        challenge: presented.challenge as Challenge,
        solution: presented.solution as Solution,
        deriveKey,
        hmacSignatureSecret,
      })
      const until = new Date(presented.challenge.parameters.data.until)
      return verified && keep((tx: Tx) => spendSolution(tx, presented.challenge.signature, until))
    },
  }
}

/** Reads the form in which the widget of ALTCHA sends it: base64 of JSON. */
function readSolution(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
