/** The open sessions of the account, with a button to end each. */
import { Button, Failure, useFormat, Waiting } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { unknownDevice } from '../../rules/device.ts'
import { useCall, useSend } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { useText } from './text.ts'

export function SessionsCard() {
  const t = useText()
  const format = useFormat()
  const sessions = useCall('user.sessions', {})
  const end = useSend('user.endSession')
  return (
    <Card title={t('sessions.title')}>
      {sessions.error && <Failure error={sessions.error} onRetry={() => sessions.refetch()} />}
      {sessions.isPending && <Waiting height={48} />}
      <ul className={classes.list}>
        {sessions.data?.items.map((session) => (
          <li key={session.id} className={classes.row}>
            <div>
              <strong>{session.device === unknownDevice ? t('sessions.unknown') : session.device}</strong>
              {session.current && (
                <span className={classes.badge} data-state="good">
                  {t('sessions.current')}
                </span>
              )}
              <span className={classes.meta}>
                {t(`sessions.${session.kind}`)} ·{' '}
                {t('sessions.started', { at: format.moment(session.startedAt) })} ·{' '}
                {t('sessions.seen', { at: format.moment(session.lastSeenAt) })}
              </span>
            </div>
            {!session.current && (
              <Button
                variant="default"
                px="sm"
                loading={end.isPending && end.variables?.params.sessionId === session.id}
                onClick={() => end.mutate({ params: { sessionId: session.id } })}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFailure form={{ failure: end.error, wrong: 0 }} />
      <Said>{end.isSuccess && t('sessions.ended')}</Said>
    </Card>
  )
}
