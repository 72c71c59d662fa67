/** The check for conflicts of a client who is about to be added or renamed, as a port of the domain of clients. */
import type { SimilarNames } from '@mizan/clients/server'
import type { AnyCall } from '@mizan/platform/call'
import type { Transaction } from '@mizan/platform/database'
import { type ConflictCall, findConflicts, namesToRecord } from './conflicts.ts'

/** The work is charged to the person who names the client. */
export const similarToClient =
  (parts: ConflictCall['parts']) =>
  async (
    call: Pick<AnyCall, 'caller' | 'charge'>,
    tx: Transaction,
    client: { name: string; clientId?: string },
  ): Promise<SimilarNames> => {
    const asked = { names: [{ ...client, side: 'ours' as const }] }
    const found = await findConflicts({ caller: call.caller, charge: call.charge, parts }, tx, asked)
    return {
      total: found.items.reduce((sum, { total }) => sum + total, 0),
      names: namesToRecord(found),
      details: { ...found },
    }
  }
