import type { identityRows } from '@mizan/identity/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { companyRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof companyRows & typeof identityRows>()
