/** What a new office does first, ticked off as it is done. */
import { PlainLink } from '@mizan/platform/ui'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConnectDialog } from '../calendar/Connect.tsx'
import { clientCalls, useCall } from '../data.ts'
import own from './parts.module.css'
import { useText } from './text.ts'
import type { TodayRead } from './use-today.ts'

/** From so many cases on an office is no longer new. */
const settled = 6

interface Props {
  today: TodayRead
  /** Undefined for those who may not. */
  onAdd: (() => void) | undefined
}

export function Steps({ today, onAdd }: Props) {
  const cases = today.read.data?.recentCases.length
  return cases !== undefined && cases < settled && onAdd ? <List hasCases={cases > 0} onAdd={onAdd} /> : null
}

function List({ hasCases, onAdd }: { hasCases: boolean; onAdd: () => void }) {
  const t = useText()
  const [isConnecting, setConnecting] = useState(false)
  const clients = clientCalls.useCall('client.list', { query: { pageSize: 1 } }).data
  const feed = useCall('calendar.feed', {}).data
  if (!clients || !feed) return null
  const isConnected = feed.feed !== null
  if (hasCases && clients.total > 0 && isConnected && !isConnecting) return null
  return (
    <section aria-label={t('steps.title')}>
      <ol className={own.steps}>
        <Step isDone={hasCases}>
          <button type="button" onClick={onAdd}>
            {t('steps.cases')}
          </button>
        </Step>
        <Step isDone={clients.total > 0}>
          <PlainLink href="/case-management/import?kind=clients">{t('steps.clients')}</PlainLink>
        </Step>
        <Step isDone={isConnected}>
          <button type="button" onClick={() => setConnecting(true)}>
            {t('steps.calendar')}
          </button>
        </Step>
      </ol>
      {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </section>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const t = useText()
  const Sign = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li data-done={isDone || undefined}>
      <Sign size={18} stroke={1.7} aria-hidden />
      {children}
      <span className="visually-hidden">{isDone ? t('steps.done') : t('steps.todo')}</span>
    </li>
  )
}
