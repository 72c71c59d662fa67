import type { clientRows } from '@mizan/clients/contract'
import type { notificationRows } from '@mizan/notifications/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { caseRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof caseRows>()
/** Calls about clients, for the choice of one. */
export const clientCalls = hooksOf<typeof clientRows>()
/** The bell, which has nothing to tell of a case that is opened. */
export const notificationCalls = hooksOf<typeof notificationRows>()
