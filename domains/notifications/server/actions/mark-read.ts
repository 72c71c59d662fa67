/** Marks notifications that the caller has seen as read, of one subject or of all. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Reading } from '../../schemas.ts'
import type { NotificationCall } from '../call.ts'
import { markSeen } from '../store/notifications.ts'

export function markRead(call: NotificationCall, reading: Reading): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const isKnown = await markSeen(tx, callerOf(call), reading)
    if ('upTo' in reading && reading.subjectId !== undefined && !isKnown)
      throw new AppError('notification.not_found')
    return { done: true }
  })
}
