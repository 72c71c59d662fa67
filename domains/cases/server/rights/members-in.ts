/** The members of an office, read once in a transaction, however often its parts ask. */
import type { Transaction } from '@mizan/platform/database'
import type { CaseParts, Member } from '../parts.ts'

const read = new WeakMap<Transaction, Promise<Member[]>>()

export function membersIn(
  { membersOf }: Pick<CaseParts, 'membersOf'>,
  tx: Transaction,
  officeId: string,
): Promise<Member[]> {
  const members = read.get(tx) ?? membersOf(tx, officeId)
  read.set(tx, members)
  return members
}
