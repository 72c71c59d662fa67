/** What the clients owe the office, and what of it is overdue. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { clientCalls } from '../data.ts'
import { Block } from './Block.tsx'
import own from './parts.module.css'
import { useText } from './text.ts'

export function Money() {
  const t = useText()
  const format = useFormat()
  const read = clientCalls.useCall('client.receivables', {})
  return (
    <Block title={t('money.title')} untitled failed={t('money.failed')} read={read} rows={2}>
      {() => (
        <dl className={own.money}>
          {(['owed', 'overdue'] as const).map((of) => (
            <div key={of} data-of={of} data-some={(read.data?.[of].clients ?? 0) > 0 || undefined}>
              <dt>
                <PlainLink href="/client">{t(`money.${of}`)}</PlainLink>
              </dt>
              <dd>
                <b>{format.money(read.data?.[of].amount.amount ?? '0.00')}</b>
                <span>{t('money.clients', { count: read.data?.[of].clients ?? 0 })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  )
}
