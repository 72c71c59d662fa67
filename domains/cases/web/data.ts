import type { clientRows } from '@mizan/clients/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { caseRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof caseRows>()
/** Calls about clients, for the choice of one. */
export const clientCalls = hooksOf<typeof clientRows>()
