import { hooksOf } from '@mizan/platform/ui'
import type { documentRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof documentRows>()
