import type { caseRows } from '@mizan/cases/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { timeRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof timeRows>()
/** Calls about cases, for the choice of one. */
export const caseCalls = hooksOf<typeof caseRows>()
