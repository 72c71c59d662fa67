import type { caseRows } from '@mizan/cases/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { mailRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof mailRows>()
/** Calls about cases, for the choice of one. */
export const caseCalls = hooksOf<typeof caseRows>()
