/** The second step of a sign-in by something that can be guessed: a code of an app, or one on paper. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read, type TransactionContext, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { Verified } from '../schemas.ts'
import { forgiveTriesAtFactor, takeTryAtFactor } from './factor-tries.ts'
import type { Identity } from './identity.ts'
import { notingRefusal } from './refusals.ts'
import { markVerified } from './sessions.ts'
import type { IdentityTables } from './tables.ts'

type Transaction = TransactionContext<IdentityTables>

interface Guessed {
  /** Whether the account has such a thing at all. */
  exists: (tx: Pick<Transaction, 'db'>, userId: string) => Promise<boolean>
  /** Uses the code up and gives what the record tells of it; undefined for a wrong one. */
  accept: (tx: Transaction, userId: string) => Promise<Record<string, unknown> | undefined>
}

/**
 * The try counts before the code is looked at.
 * @throws AppError `factor.not_found`, `code.wrong`, `factor.locked` after five wrong codes in this session,
 * `auth.too_many_tries` after many in all of them
 */
export async function doGuessedStep(
  identity: Identity,
  ctx: CallContext,
  { exists, accept }: Guessed,
): Promise<z.output<typeof Verified>> {
  const session = callerOf(ctx)
  const { userId, sessionId } = session
  if (!(await read(identity.context(ctx), (tx) => exists(tx, userId)))) throw new AppError('factor.not_found')
  await takeTryAtFactor(identity, ctx, session)
  const verify = () =>
    write(identity.context(ctx), async (tx) => {
      const used = await accept(tx, userId)
      if (!used) throw new AppError('code.wrong')
      await forgiveTriesAtFactor(tx, session)
      await markVerified(identity, tx, sessionId)
      tx.about(userId, used)
      return { verified: true as const, session: null }
    })
  return notingRefusal(identity, ctx, session, verify)
}
