/** Charges selected entries to a client; charged ones are no longer selected, and can be taken back for a moment. */
import { notify, useFormat } from '@mizan/platform/ui'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import type { toSend } from './proposals.ts'
import type { EntrySelection } from './use-chosen.ts'

interface Billing {
  clientId: string
  /** ISO date. */
  date: string
  services: ReturnType<typeof toSend>[]
}

export function useBill(chosen: EntrySelection, onDone: () => void) {
  const t = useText()
  const format = useFormat()
  const takeBack = useSend('time.unbill', () => notify('success', t('bill.takenBack')))
  const send = useSend('time.bill', ({ amount, services }, { body }) => {
    const serviceIds = services.map(({ serviceId }) => serviceId)
    // The call reports a refusal.
    const undo = () => takeBack.mutate({ body: { clientId: body.clientId, serviceIds } })
    notify('success', t('bill.done', { count: services.length, amount: format.money(amount) }), {
      action: { label: t('undo'), run: undo },
    })
    const sent = new Set(body.services.flatMap(({ entries }) => entries.map(({ entryId }) => entryId)))
    chosen.put(
      chosen.entries.filter(({ entryId }) => sent.has(entryId)),
      false,
    )
    onDone()
  })
  return async (body: Billing): Promise<void> => {
    await send.mutateAsync({ body })
  }
}
