/** Whoever opens a case has read what the bell has to tell of it, however they came there. */
import { lasting, useListening } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'
import { notificationCalls } from '../data.ts'

export function useNotificationsRead(caseId: string): void {
  const enabled = useListening()
  // As the bell asks, so that the answer is there already.
  const unread = notificationCalls.useCall('notifications.unread', {}, { ...lasting, enabled }).data?.count
  const { mutate } = notificationCalls.useSend('notifications.markRead')
  const opened = useRef('')
  useEffect(() => {
    // What comes while the case is open is counted, like everywhere else.
    if (unread === undefined || opened.current === caseId) return
    opened.current = caseId
    if (unread > 0) mutate({ body: { subjectId: caseId, isOpened: true } })
  }, [caseId, unread, mutate])
}
