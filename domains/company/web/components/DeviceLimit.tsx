/** The number of devices on which each person may be signed in at a time; administrators change it. */
import { Segmented, useLock, Waiting } from '@mizan/platform/ui'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './DeviceLimit.module.css'

export function DeviceLimit({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const lock = useLock()
  const { data } = useCall('company.devices', {})
  const send = useSend('company.setDevices', ({ maximum }) => onSaid(t('devices.saved', { count: maximum })))
  if (!data) return <LimitWaiting />
  const shown = send.isPending ? send.variables.body.maximum : data.maximum
  return (
    <section className={classes.limit} aria-labelledby="devices-title">
      <div>
        <h2 id="devices-title">{t('devices.title')}</h2>
        <p>{data.mayChange ? t('devices.hint') : t('devices.fixed', { count: data.maximum })}</p>
      </div>
      {data.mayChange && !lock.disabled && (
        <Segmented
          label={t('devices.title')}
          value={String(shown)}
          onChange={(next) => send.mutate({ body: { maximum: Number(next) as 1 | 2 | 3 } })}
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
        />
      )}
    </section>
  )
}

/** The placeholder is as high as the content. */
function LimitWaiting() {
  const t = useText()
  return (
    <div className={classes.limit} aria-busy>
      <div className={classes.awaited}>
        <h2>{t('devices.title')}</h2>
        <p>{t('devices.hint')}</p>
      </div>
      <Waiting width="7.5rem" height={40} />
    </div>
  )
}
