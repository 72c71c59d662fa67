/** Makes recovery codes and hashes them under a key of the server: fifty bits alone could be searched through. */
import { randomInt } from 'node:crypto'
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  writtenRecoveryCode,
} from '../../rules/recovery-codes.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { keyedHash } from '../keys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './store/recovery-codes.ts'

export const hashOfRecoveryCode = (call: IdentityCall, userId: string, code: string): Buffer =>
  keyedHash(call.parts.keys.recoveryCodes, `${userId} ${code}`)

/** Replaces all earlier codes; returns the new ones, which are shown only now. */
export async function renewCodes(call: IdentityCall, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const hashes = codes.map((code) => hashOfRecoveryCode(call, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes, tx.clock.now())
  return codes.map(writtenRecoveryCode)
}

/** Codes that come with the first second factor; null if the account has codes already. */
export async function firstCodes(call: IdentityCall, tx: Tx, userId: string): Promise<string[] | null> {
  const { made } = await countRecoveryCodes(tx, userId)
  return made === 0 ? renewCodes(call, tx, userId) : null
}

const newCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')
