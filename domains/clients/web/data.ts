import { hooksOf } from '@mizan/platform/ui'
import type { clientRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof clientRows>()
