import { hooksOf } from '@mizan/platform/ui'
import type { transferRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof transferRows>()
