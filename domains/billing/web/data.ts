import { hooksOf } from '@mizan/platform/ui'
import type { billingRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof billingRows>()
