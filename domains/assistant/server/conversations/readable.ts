/** The conversations that a person may read: their own and shared ones, if they may read the case that it is about. */
import { isOneOfReadableCase } from '@mizan/cases/server'
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { AssistantCall, Tx } from '../call.ts'

export interface Reader extends Caller {
  readsCases: boolean
}

export const readerOf = async ({ parts }: AssistantCall, tx: Tx, caller: Caller): Promise<Reader> => ({
  ...caller,
  readsCases: await parts.mayReadCases(tx, caller),
})

/** A condition on `assistant_conversations` as `c`. */
export function isReadable(reader: Reader): RawBuilder<boolean> {
  const ofCase = reader.readsCases ? isOneOfReadableCase(reader, sql`c.case_id`) : sql<boolean>`false`
  return sql<boolean>`c.company_id = ${reader.officeId}
    and (c.user_id = ${reader.userId} or c.shared_at is not null)
    and (c.case_id is null or ${ofCase})`
}
