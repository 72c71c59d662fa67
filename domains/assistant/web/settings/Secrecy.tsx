/** The switch that masks personal data before a text goes to a third party's model, for administrators. */
import { ConfirmDialog, Failure, switchStateOf, useLock, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import list from '../conversations/list.module.css'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './secrecy.module.css'

export function Secrecy() {
  const t = useText()
  const { data, error, refetch } = useCall('assistant.settings', {})
  if (switchStateOf(error)) return null
  return (
    <section className={classes.section} aria-labelledby="assistant-secrecy">
      <h2 id="assistant-secrecy">{t('secrecy.title')}</h2>
      <p>{t('secrecy.what')}</p>
      <p>{t('secrecy.how')}</p>
      <p>{t('secrecy.limits')}</p>
      {!data && error && <Failure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Waiting height={32} />}
      {data && <Switch isOn={data.hidesSecrets} />}
    </section>
  )
}

function Switch({ isOn }: { isOn: boolean }) {
  const t = useText()
  const lock = useLock()
  const [isAsking, setAsking] = useState(false)
  const send = useSend('assistant.updateSettings', () => setAsking(false))
  const change = (hidesSecrets: boolean) => send.mutate({ body: { hidesSecrets } })
  return (
    <>
      <label className={list.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          disabled={lock.disabled || send.isPending}
          onChange={() => (isOn ? setAsking(true) : change(true))}
        />
        {t('secrecy.label')}
      </label>
      <p role="status" className={isOn ? classes.said : classes.off}>
        {isOn ? t('secrecy.on') : t('secrecy.off')}
      </p>
      {!isAsking && send.error && <Failure error={send.error} onRetry={() => change(!isOn)} />}
      {isAsking && (
        <ConfirmDialog
          title={t('secrecy.ask')}
          confirm={t('secrecy.confirm')}
          busy={send.isPending}
          error={send.error}
          onConfirm={() => change(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t('secrecy.askBody')}</p>
          <p>{t('secrecy.recorded')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
