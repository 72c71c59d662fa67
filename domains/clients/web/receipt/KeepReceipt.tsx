/** Among the tools of a receipt that was opened from a service: keeps it with the service. */
import { Button, notify, PlainLink, useLock, usePermission } from '@mizan/platform/ui'
import type { Slots } from '@mizan/platform/ui/slots'
import type { ReceiptToKeep } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { type ServiceRef, serviceOf } from './address.ts'
import classes from './receipt.module.css'

export function KeepReceipt({ result: { done, address } }: Slots['calculators.result']) {
  const service = serviceOf(address)
  const mayKeep = usePermission('clients', 'Write')
  if (!service || !mayKeep) return null
  return <Keep service={service} receipt={done?.input as ReceiptToKeep['receipt'] | undefined} />
}

interface Props {
  service: ServiceRef
  /** Undefined while nothing follows from the inputs. */
  receipt: ReceiptToKeep['receipt'] | undefined
}

function Keep({ service, receipt }: Props) {
  const t = useText()
  const lock = useLock()
  const keep = useSend('client.keepReceipt', () => notify('success', t('receipt.kept')))
  return (
    <div className={classes.keep}>
      <Button
        {...lock}
        disabled={lock.disabled || !receipt}
        loading={keep.isPending}
        onClick={() => receipt && keep.mutate({ body: { ...service, receipt } })}
      >
        {t('receipt.keep')}
      </Button>
      <PlainLink href={clientAddress(service.clientId)}>{t('receipt.back')}</PlainLink>
    </div>
  )
}
