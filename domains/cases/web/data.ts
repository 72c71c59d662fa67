import type { clientRows } from '@mizan/clients/contract'
import type { companyRows } from '@mizan/company/contract'
import type { identityRows } from '@mizan/identity/contract'
import type { notificationRows } from '@mizan/notifications/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { caseRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof caseRows>()
/** Calls about clients, for the choice of one. */
export const clientCalls = hooksOf<typeof clientRows>()
/** The bell, which has nothing to tell of a case that is opened. */
export const notificationCalls = hooksOf<typeof notificationRows>()
/** The people of the office, and what is noted about the person. */
export const companyCalls = hooksOf<typeof companyRows>()
export const personCalls = hooksOf<typeof identityRows>()
