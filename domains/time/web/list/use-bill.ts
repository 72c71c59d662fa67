/** Charges chosen entries to a client; what was charged is chosen no more. */
import { notify, useFormat } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import type { groupings } from '../../data/words.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { ofClient } from './clients.ts'
import type { Chosen } from './use-chosen.ts'

interface Billing {
  clientId: string
  grouping: (typeof groupings)[number]
  /** ISO date; today if it is left out. */
  date?: string
  /** Without it the service says how long the work took. */
  description?: string
}

export function useBill(chosen: Chosen, onDone: () => void = () => undefined) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const send = useSend('time.bill', ({ amount, services }, { body }) => {
    const toAccount = () => void navigate({ href: `/client/${body.clientId}` })
    notify('success', t('bill.done', { count: services.length, amount: format.money(amount) }), {
      action: { label: t('bill.account'), run: toAccount },
    })
    const sent = new Set(body.entries.map(({ entryId }) => entryId))
    chosen.put(
      chosen.entries.filter(({ entryId }) => sent.has(entryId)),
      false,
    )
    onDone()
  })
  const bill = async ({ clientId, grouping, date, description }: Billing): Promise<void> => {
    const entries = ofClient(chosen.entries, clientId).map(({ entryId, version }) => ({ entryId, version }))
    await send.mutateAsync({
      body: { clientId, entries, grouping, ...(date && { date }), ...(description && { description }) },
    })
  }
  return { bill, isPending: send.isPending }
}
