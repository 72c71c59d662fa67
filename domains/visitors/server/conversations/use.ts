/**
 * Takes one use of a visitor's conversation, on one of the seats of visitors: a visitor who waits for a seat has no
 * transaction yet, and one who finds no seat has used nothing.
 */
import { AppError } from '@mizan/platform/contract'
import type { Use } from '../../data/limits.ts'
import type { Tx, VisitorCall } from '../call.ts'
import { whoOf } from '../keys.ts'
import type { ConversationRow } from '../tables.ts'
import { countUse } from './store.ts'

/** @throws AppError as `takeUseOf` and `Seats.take` */
export const duringUse = <Result>(
  call: VisitorCall,
  use: Use,
  work: (conversation: ConversationRow) => Promise<Result>,
): Promise<Result> => onSeat(call, async () => work(await takeUseOf(call, use)))

export const onSeat = <Result>(call: VisitorCall, work: () => Promise<Result>): Promise<Result> =>
  call.parts.seats.during(call, work)

/**
 * `also`: further counts in the same transaction. @throws AppError `visitor.spent`, or `guest.required` for a token
 * that another network has begun
 */
export function takeUseOf(
  call: VisitorCall,
  use: Use,
  also: (tx: Tx, conversation: ConversationRow) => Promise<void> = async () => {},
): Promise<ConversationRow> {
  const { visitor, client, parts } = call
  if (visitor?.kind !== 'guest') throw new AppError('guest.required')
  return call.system.unaudited(async (tx) => {
    const conversation = await countUse(tx, visitor.conversationId, use)
    if (!conversation) throw new AppError('visitor.spent')
    if (conversation.who !== whoOf(parts.keys, client.address, conversation.day))
      throw new AppError('guest.required')
    await also(tx, conversation)
    return conversation
  })
}
