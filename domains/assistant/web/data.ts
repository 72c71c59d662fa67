/** The calls of the screen as hooks: those of the assistant, and those that read the sources of an answer. */
import type { caseRows } from '@mizan/cases/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { researchRows } from '@mizan/research/contract'
import type { assistantRows } from '../contract.ts'

export const { useCall, useSend, useStream } = hooksOf<typeof assistantRows>()
/** Calls that read laws and decisions. */
export const textCalls = hooksOf<typeof researchRows>()
/** Calls about cases, for the name of one. */
export const caseCalls = hooksOf<typeof caseRows>()
