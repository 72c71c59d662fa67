/** The identity calls as hooks. Only the types of the contract are needed at run time in the browser. */
import { hooksOf } from '@mizan/platform/ui'
import type { identityRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof identityRows>()
