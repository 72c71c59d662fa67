/** Among the tools of a receipt that was opened from a service: keeps it with the service. */
import { Button, notify, PlainLink, useLock, usePermission } from '@mizan/platform/ui'
import type { Slots } from '@mizan/platform/ui/slots'
import type { ReceiptToKeep } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { type ServiceRef, serviceOf } from './address.ts'
import classes from './receipt.module.css'

export function KeepReceipt({ result: { input, address } }: Slots['calculators.result']) {
  const service = serviceOf(address)
  const mayKeep = usePermission('clients', 'Write')
  if (!service || !mayKeep) return null
  return <Keep service={service} receipt={input as ReceiptToKeep['receipt']} />
}

interface Props {
  service: ServiceRef
  receipt: ReceiptToKeep['receipt']
}

function Keep({ service, receipt }: Props) {
  const t = useText()
  const lock = useLock()
  const keep = useSend('client.keepReceipt', () => notify('success', t('receipt.kept')))
  return (
    <div className={classes.keep}>
      <Button
        {...lock}
        loading={keep.isPending}
        onClick={() => keep.mutate({ body: { ...service, receipt } })}
      >
        {t('receipt.keep')}
      </Button>
      <PlainLink href={clientAddress(service.clientId)}>{t('receipt.back')}</PlainLink>
    </div>
  )
}
