/** One page of the messages of visitors. */
import type { MessagePage, MessageQuery } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'
import { presentMessages } from '../messages.ts'
import { pageOfWritten } from '../store/messages.ts'

export const listMessages = (call: SiteCall, query: MessageQuery): Promise<MessagePage> =>
  call.system.read(async (tx) => {
    const { items, counts } = await pageOfWritten(tx, query)
    const total = query.state ? counts[query.state] : counts.new + counts.answered + counts.closed
    const { pageIndex, pageSize } = query
    return { items: await presentMessages(call, tx, items), total, pageIndex, pageSize, counts }
  })
