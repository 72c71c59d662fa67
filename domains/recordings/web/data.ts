import type { caseRows } from '@mizan/cases/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { recordingRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof recordingRows>()
/** The case whose page is open. */
export const caseCalls = hooksOf<typeof caseRows>()
