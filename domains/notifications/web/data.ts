import { hooksOf } from '@mizan/platform/ui'
import type { notificationRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof notificationRows>()
