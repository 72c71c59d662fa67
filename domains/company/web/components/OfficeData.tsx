/** Imports and exports for administrators; later domains fill all of it. */
import { Slot } from '@mizan/platform/ui'

export const OfficeData = () => <Slot name="company.data" />
