/** What a new office does first, ticked off by what is there; a person can put it away for good. */
import { Button, IconButton, PlainLink, Slot, usePermission } from '@mizan/platform/ui'
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { clientCalls, companyCalls, personCalls, useCall } from '../data.ts'
import own from './steps.module.css'
import { useText } from './text.ts'
import type { TodayRead } from './use-today.ts'

/** From so many cases on an office is no longer new. */
const settled = 6

interface Done {
  hasCases: boolean
  hasClients: boolean
  isConnected: boolean
}

interface FirstSteps {
  /** It is not known yet whether there are any. */
  isAwaited: boolean
  /** What of them is there; undefined if there is nothing to do any more, or the person has put them away. */
  done: Done | undefined
}

/** The first steps of an office that is new, for those who may take them. */
export function useFirstSteps(today: TodayRead, mayAdd: boolean): FirstSteps {
  const cases = today.read.data?.recentCases.length
  const isNew = cases !== undefined && cases < settled && mayAdd
  const shownAround = personCalls.useCall('user.tutorialStatus', {}, { enabled: isNew })
  const enabled = isNew && shownAround.data?.completed === false
  const found = useFound(enabled)
  if (!enabled) return { isAwaited: shownAround.isLoading, done: undefined }
  const done = found.data && { ...found.data, hasCases: cases > 0 }
  const isOver = done?.hasCases && done.hasClients && done.isConnected
  return { isAwaited: found.isAwaited, done: isOver ? undefined : done }
}

/** What of the steps is there. */
function useFound(enabled: boolean) {
  const isShown = usePermission('members', 'Read') === true
  const mayInvite = enabled && isShown
  const clients = clientCalls.useCall('client.list', { query: { pageSize: 1 } }, { enabled })
  const feed = useCall('calendar.feed', {}, { enabled })
  const members = companyCalls.useCall('company.members', {}, { enabled: mayInvite })
  const invited = companyCalls.useCall('invite.pending', {}, { enabled: mayInvite })
  const colleagues = (members.data?.items.length ?? 1) - 1 + (invited.data?.items.length ?? 0)
  return {
    isAwaited: [clients, feed, members, invited].some(({ isLoading }) => isLoading),
    data: clients.data &&
      feed.data && {
        hasClients: clients.data.total > 0,
        isConnected: feed.data.feed !== null || colleagues > 0,
      },
  }
}

interface Props {
  done: Done
  onAdd: () => void
  onConnect: () => void
}

export function Steps({ done, onAdd, onConnect }: Props) {
  const t = useText()
  const mayInvite = usePermission('members', 'Write') === true
  const putAway = personCalls.useSend('user.completeTutorial')
  const { hasCases } = done
  return (
    <section className={own.card} aria-label={t('steps.title')}>
      <div className={own.head}>
        <h2>{t('steps.title')}</h2>
        <IconButton icon={IconX} label={t('steps.putAway')} onClick={() => putAway.mutate({})} />
      </div>
      <ol className={own.steps}>
        <Step isDone={hasCases} title={t('steps.cases')}>
          <Button variant="default" px="sm" onClick={onAdd}>
            {t('steps.openCase')}
          </Button>
        </Step>
        <Step isDone={done.hasClients} title={t('steps.records')}>
          <PlainLink href="/case-management/import?kind=clients">{t('steps.clients')}</PlainLink>
          <Slot name="dashboard.first-records" />
        </Step>
        <Step isDone={done.isConnected} title={t('steps.connect')}>
          {mayInvite && <PlainLink href="/company?tab=invitations">{t('steps.invite')}</PlainLink>}
          <button type="button" onClick={onConnect}>
            {t('steps.calendar')}
          </button>
        </Step>
      </ol>
      <p className={own.foot}>
        <Slot name="dashboard.trial" />
        <span>
          {t('steps.help')} <PlainLink href="/contact">{t('steps.write')}</PlainLink> ·{' '}
          <PlainLink href="/tutorials">{t('steps.films')}</PlainLink>
        </span>
      </p>
    </section>
  )
}

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  const t = useText()
  const Sign = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li data-done={isDone || undefined}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <b>{title}</b>
      <span className="visually-hidden">{isDone ? t('steps.done') : t('steps.todo')}</span>
      {!isDone && <span className={own.ways}>{children}</span>}
    </li>
  )
}
