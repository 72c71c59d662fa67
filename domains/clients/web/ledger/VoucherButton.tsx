/** Downloads the receipt of a payment or a payout. */
import type { Client } from '@mizan/platform/contract/client'
import { IconButton, notify, saveFile, useApi } from '@mizan/platform/ui'
import { IconReceipt } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { clientRows } from '../../contract.ts'
import type { LedgerLine } from '../../schemas.ts'
import { useText } from './text.ts'

export function VoucherButton({ clientId, line }: { clientId: string; line: LedgerLine }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof clientRows>
  const { transactionId, date, description } = line
  const download = useMutation({
    mutationFn: async () => {
      const file = await client['client.paymentReceipt']({ params: { clientId, transactionId } })
      saveFile(file, `${t('account.receipt')} ${date}.pdf`)
    },
    onError: ({ message }) => notify('error', message || t('account.receiptFailed')),
  })
  return (
    <IconButton
      icon={IconReceipt}
      label={t('account.receiptOf', { description })}
      // Not `disabled`: such a button loses the focus.
      aria-disabled={download.isPending || undefined}
      onClick={() => download.isPending || download.mutate()}
    />
  )
}
