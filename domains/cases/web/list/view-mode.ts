/**
 * Whether the cases are shown as a table or as a board: the address says it, and where it does not, this browser remembers it
 * under a key of the specification.
 */
import { readStored, writeStored } from '@mizan/platform/ui'
import { type ListAddress, type ViewMode, viewModes } from './address.ts'

const key = 'caseManagementViewMode'

/** `go` makes an entry of the history, unless it replaces the one that is there. */
export function useViewMode(
  address: ListAddress,
  go: (address: ListAddress, how?: { replace: true }) => Promise<void>,
): [ViewMode, (mode: ViewMode) => void] {
  const mode = address.layout ?? viewModes.find((one) => one === readStored(key)) ?? 'table'
  const change = async (next: ViewMode) => {
    const { page, peek, ...kept } = address
    // So that Back leads to what is seen now, whatever is remembered by then.
    if (!address.layout) await go({ ...address, layout: mode }, { replace: true })
    writeStored(key, next)
    await go({ ...kept, layout: next })
  }
  return [mode, (next) => void change(next)]
}
