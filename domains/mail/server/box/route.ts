/**
 * Finds the offices to which a letter of the box belongs. The address decides; a code that is only in the subject
 * counts if it is that of one office alone and the sender is known there, because a reply may contain the code of
 * somebody else's office. Codes in the text never decide: a quoted letter has those of its author.
 */
import { clientsByAddress } from '@mizan/clients/server'
import { membersOf } from '@mizan/company/server'
import { findUserIdByEmail } from '@mizan/identity/server'
import type { Transaction } from '@mizan/platform/database'
import type { MailFile } from '@mizan/platform/text-documents'
import { codesAddressed } from '../../rules/addressed.ts'
import { codesIn } from '../../rules/code.ts'
import type { Tx } from '../call.ts'
import { officesOfCodes } from '../store/codes.ts'

export interface Route {
  officeId: string
  /** The codes by which it is this office. */
  codes: string[]
}

interface Letter {
  head: string
  mail: Pick<MailFile, 'subject' | 'from'>
}

/** Needs the scope of the system. */
export async function routesOf(tx: Tx, box: string, { head, mail }: Letter): Promise<Route[]> {
  const addressed = await officesOfCodes(tx, codesAddressed(head, box))
  if (addressed.length > 0) return addressed
  const [named, ...others] = await officesOfCodes(tx, codesIn(mail.subject))
  if (!named || others.length > 0) return []
  return (await isKnown(tx, named.officeId, mail.from.address)) ? [named] : []
}

/** Whether the sender is a member of the office, or a client of it. */
async function isKnown(tx: Transaction, officeId: string, address: string): Promise<boolean> {
  if ((await clientsByAddress(tx, officeId, { address, most: 1 })).length > 0) return true
  const userId = address === '' ? undefined : await findUserIdByEmail(tx, address)
  return userId !== undefined && (await membersOf(tx, officeId)).some((member) => member.userId === userId)
}
