/** Makes recovery codes and hashes them under a key of the server: fifty bits alone could be searched through. */
import { randomInt } from 'node:crypto'
import type { TransactionContext } from '@mizan/platform/database'
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryLength,
  writtenRecoveryCode,
} from '../../rules/recovery-codes.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../store/recovery-codes.ts'
import type { IdentityTables } from '../tables.ts'

type Tx = TransactionContext<IdentityTables>

export const hashOfRecoveryCode = (identity: Identity, userId: string, code: string): Buffer =>
  keyedHash(identity.keys.recoveryCodes, `${userId} ${code}`)

/** New codes in place of all earlier ones, as they are shown this one time. */
export async function renewCodes(identity: Identity, { db, clock }: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const hashes = codes.map((code) => hashOfRecoveryCode(identity, userId, code))
  await replaceRecoveryCodes(db, userId, hashes, clock.now())
  return codes.map(writtenRecoveryCode)
}

/** With the first second factor come the codes for the day on which it is lost; null where there are codes already. */
export async function firstCodes(identity: Identity, tx: Tx, userId: string): Promise<string[] | null> {
  const { made } = await countRecoveryCodes(tx.db, userId)
  return made === 0 ? renewCodes(identity, tx, userId) : null
}

const newCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')
