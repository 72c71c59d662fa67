import { hooksOf } from '@mizan/platform/ui'
import type { identityRows } from '../../contract.ts'

export const { useCall, useSend } = hooksOf<typeof identityRows>()
