/** The names similar to that of a client who is about to be added or renamed, in a dialog of the domain of clients. */
import type { Slots } from '@mizan/platform/ui/slots'
import { useEffect } from 'react'
import { ConflictBlock } from './ConflictBlock.tsx'
import { useConflicts } from './use-conflicts.ts'

export function NewClientConflicts({
  clientName,
  clientId,
  confirmation,
  onFound,
}: Slots['clients.new-name']) {
  const check = useConflicts([{ name: clientName.trim(), side: 'ours', ...(clientId && { clientId }) }])
  const { total } = check
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the number changes
  useEffect(() => {
    onFound(total)
  }, [total])
  return <ConflictBlock check={check} confirmation={confirmation} />
}
