/** What the clients owe the office, what of it is overdue, and what the office has of theirs. */
import type { Receivables } from '@mizan/clients/schemas'
import { PlainLink, useFormat, Waiting } from '@mizan/platform/ui'
import { clientCalls } from '../data.ts'
import { Block } from './Block.tsx'
import own from './parts.module.css'
import { useText } from './text.ts'

const always = ['owed', 'overdue'] as const
/** Money of clients is told apart from what they owe, and only where there is some. */
const some = ['expenses', 'advances', 'trust'] as const

const shownOf = (found: Receivables | undefined) => [
  ...always,
  ...some.filter((of) => (found?.[of].clients ?? 0) > 0),
]

export function Money() {
  const t = useText()
  const format = useFormat()
  const read = clientCalls.useCall('client.receivables', {})
  return (
    <Block title={t('money.title')} untitled failed={t('money.failed')} read={read} waiting={<Awaited />}>
      {() => (
        <dl className={own.money}>
          {shownOf(read.data).map((of) => (
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

/** As high as the sums that come, so that the cases below them do not move. */
function Awaited() {
  const t = useText()
  return (
    <dl className={own.money} aria-busy>
      {always.map((of) => (
        <div key={of}>
          <dt>
            <PlainLink href="/client">{t(`money.${of}`)}</PlainLink>
          </dt>
          <dd>
            <b>
              <Waiting width="6rem" height={26} />
            </b>
            <span>
              <Waiting width="3rem" height={19} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
