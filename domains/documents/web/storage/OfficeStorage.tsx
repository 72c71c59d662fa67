/** How much room the files of the office take, for its administrators. */
import { Failure, Waiting } from '@mizan/platform/ui'
import type { StorageState } from '../../schemas/storage.ts'
import { useCall } from '../data.ts'
import { useSizeBeside, useSizes } from '../sizes.ts'
import { useText } from '../text.ts'
import classes from './storage.module.css'

/** From here on it is said that the room will not last long. */
const nearlyFull = 0.9

export function OfficeStorage() {
  const t = useText()
  const { data, error, refetch } = useCall('documents.storage', {})
  return (
    <section className={classes.section} aria-labelledby="office-storage">
      <h2 id="office-storage">{t('storage.title')}</h2>
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {!data && !error && <Waiting height={48} />}
      {data && <Used {...data} />}
    </section>
  )
}

function Used({ usedBytes, promisedBytes, mostBytes, plan }: StorageState) {
  const t = useText()
  const sizeOf = useSizes()
  const sizeBeside = useSizeBeside()
  if (mostBytes === null) return <p>{t('storage.used', { used: sizeOf(usedBytes) })}</p>
  const isNearlyFull = usedBytes + promisedBytes >= nearlyFull * mostBytes
  return (
    <>
      <p>{t('storage.usedOf', { used: sizeBeside(usedBytes, mostBytes), most: sizeOf(mostBytes) })}</p>
      <progress
        className={classes.bar}
        max={mostBytes}
        value={Math.min(usedBytes, mostBytes)}
        aria-label={t('storage.title')}
      />
      {plan && <p>{t(`storage.plan.${plan}`, { most: sizeOf(mostBytes) })}</p>}
      {promisedBytes > 0 && <p>{t('storage.promised', { promised: sizeOf(promisedBytes) })}</p>}
      {isNearlyFull && <p className={classes.full}>{t('storage.nearlyFull')}</p>}
    </>
  )
}
