import { hooksOf } from '@mizan/platform/ui'
import type { governmentRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof governmentRows>()
