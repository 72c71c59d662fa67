/** What administrators take into the office and out of it; later domains bring all of it. */
import { Slot } from '@mizan/platform/ui'

export const OfficeData = () => <Slot name="company.data" />
