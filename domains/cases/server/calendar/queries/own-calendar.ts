/** The caller's private calendar address. */
import { callerOf } from '@mizan/platform/contract'
import type { FeedState } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { findFeed } from '../../feed/store.ts'

export function readFeedState(call: CaseCall): Promise<FeedState> {
  return call.office.read(async (tx) => {
    const feed = await findFeed(tx, callerOf(call))
    return { feed: feed ? { createdAt: feed.created_at, lastReadAt: feed.last_read_at } : null }
  })
}
