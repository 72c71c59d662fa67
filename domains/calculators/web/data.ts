import { hooksOf } from '@mizan/platform/ui'
import type { calculatorsRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof calculatorsRows>()
