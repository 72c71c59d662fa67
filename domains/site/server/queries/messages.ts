/** One page of what people wrote to us. */
import { type DataContext, read } from '@mizan/platform/database'
import type { MessagePage, MessageQuery } from '../../schemas.ts'
import { type NamesOf, presentMessages } from '../messages.ts'
import { pageOfWritten } from '../store/messages.ts'

export const listMessages = (ctx: DataContext, namesOf: NamesOf, query: MessageQuery): Promise<MessagePage> =>
  read(ctx, async (tx) => {
    const { items, counts } = await pageOfWritten(tx.db, query)
    const total = query.state ? counts[query.state] : counts.new + counts.answered + counts.closed
    const { pageIndex, pageSize } = query
    return { items: await presentMessages(tx, namesOf, items), total, pageIndex, pageSize, counts }
  })
