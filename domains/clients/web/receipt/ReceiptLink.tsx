/** In the line of a service: opens the calculator of receipts, or the receipt that was kept. */
import { PlainLink, useAccount, useFeature, useFormat } from '@mizan/platform/ui'
import type { LedgerLine } from '../../schemas.ts'
import { useText } from '../text.ts'
import { receiptAddress } from './address.ts'

export function ReceiptLink({
  clientId,
  line,
  className,
}: {
  clientId: string
  line: LedgerLine
  className: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const { account } = useAccount()
  const isOn = useFeature('calculators') === 'TurnedOn'
  if (!isOn || !account?.licences.includes('calculators')) return null
  const gross = line.receipt && format.money(line.receipt.gross.amount)
  return (
    <PlainLink href={receiptAddress(clientId, line)} className={className}>
      {gross ? t('receipt.shown', { gross }) : t('receipt.calculate')}
    </PlainLink>
  )
}
