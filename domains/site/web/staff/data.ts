import type { identityRows } from '@mizan/identity/contract'
import { hooksOf } from '@mizan/platform/ui'
import type { siteRows } from '../../contract.ts'

export const { useCall, useSend } = hooksOf<typeof siteRows & typeof identityRows>()

/** The former page is shown until the next one has arrived. */
export const keepBefore = <Data>(before: Data | undefined): Data | undefined => before
