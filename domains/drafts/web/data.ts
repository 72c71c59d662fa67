/** The calls of the screens as hooks. */
import { hooksOf } from '@mizan/platform/ui'
import type { draftRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof draftRows>()
