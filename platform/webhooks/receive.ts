/** Processes a message once: its effect, its id and its answer are stored in one transaction. */
import { createHash } from 'node:crypto'
import type { Call } from '../call/index.ts'
import { type AnsweredOnce, AppError, type Delivery } from '../contract/index.ts'
import { type Transaction, withTables } from '../database/index.ts'
import type { WebhookTables } from './tables.ts'

/** Rolls back the transaction of a repeated message, with its audit entry. */
class AlreadyReceived extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('This message was received before')
    this.answer = answer
  }
}

/**
 * Runs `work` for the first delivery of a message and answers every further one like the first. Of two concurrent
 * deliveries the second waits for the first. If the work fails nothing is stored, and the sender may try again. It
 * runs in the scope of the system, because the sender belongs to no office. @throws AppError `webhook.different` for
 * another body, or another row, under the same id, and any error of the work
 */
export async function receiveOnce<Tables, Answer>(
  { rowName, visitor: delivery, system }: Pick<Call<unknown, Tables>, 'rowName' | 'visitor' | 'system'>,
  work: (tx: Transaction<Tables>, delivery: Delivery) => Promise<Answer>,
): Promise<AnsweredOnce<Answer>> {
  if (delivery?.kind !== 'webhook')
    throw new TypeError('Only a call whose row requires a signature delivers a message')
  try {
    return await system(async (tx) => {
      await noteDelivery(tx, { ...delivery, bodyHash: hashFor(rowName, delivery) })
      const answer = await work(tx, delivery)
      await keepAnswer(tx, delivery, answer)
      return answer as AnsweredOnce<Answer>
    })
  } catch (error) {
    if (error instanceof AlreadyReceived) return error.answer as AnsweredOnce<Answer>
    throw error
  }
}

/** Names the row as well: a message for one row would otherwise be answered on another as if it had been done there. */
const hashFor = (rowName: string, { bodyHash }: Delivery): string =>
  createHash('sha256').update(`${rowName} ${bodyHash}`).digest('hex')

async function noteDelivery({ db, clock }: Transaction, { sender, id, bodyHash }: Delivery): Promise<void> {
  const deliveries = withTables<WebhookTables>(db)
  const inserted = await deliveries
    .insertInto('webhook_deliveries')
    .values({ sender, id, body_hash: bodyHash, received_at: clock.now(), answer: null })
    .onConflict((conflict) => conflict.columns(['sender', 'id']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return
  const first = await deliveries
    .selectFrom('webhook_deliveries')
    .select(['body_hash', 'answer'])
    .where('sender', '=', sender)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (first.body_hash !== bodyHash) throw new AppError('webhook.different')
  throw new AlreadyReceived(first.answer)
}

async function keepAnswer({ db }: Transaction, { sender, id }: Delivery, answer: unknown): Promise<void> {
  await withTables<WebhookTables>(db)
    .updateTable('webhook_deliveries')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('sender', '=', sender)
    .where('id', '=', id)
    .execute()
}

/** Deletes messages received before the moment; returns how many. */
export async function forgetDeliveries({ db }: Transaction, before: Date): Promise<number> {
  const { numDeletedRows } = await withTables<WebhookTables>(db)
    .deleteFrom('webhook_deliveries')
    .where('received_at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
