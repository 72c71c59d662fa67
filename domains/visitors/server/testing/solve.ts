/** Solves the human check as the page of a visitor does. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { HumanCheck } from '../../schemas.ts'

export async function solved(check: HumanCheck): Promise<string> {
  if (check.kind !== 'altcha') throw new Error('This check needs its own service')
  const challenge = check.challenge as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
