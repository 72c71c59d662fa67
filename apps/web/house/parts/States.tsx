import { ApiError } from '@mizan/platform/contract/client'
import {
  Button,
  Crash,
  Empty,
  Failure,
  FeatureMessage,
  OfflineStrip,
  PageHeadWaiting,
  Waiting,
} from '@mizan/platform/ui'
import classes from '../house.module.css'
import { useText } from '../text.ts'

const closed = ['Maintenance', 'TurnedOff', 'ComingSoon', 'Unavailable'] as const
const nothing = () => {}

export function States() {
  const t = useText()
  return (
    <div className={classes.grid}>
      <Empty title={t('noCases')} action={<Button variant="default">{t('newCase')}</Button>} />
      <div className={classes.box} aria-busy>
        <PageHeadWaiting width="12rem" />
        <Waiting width="60%" below={8} />
        <Waiting height={120} />
      </div>
      <div className={classes.box}>
        <Failure error={new ApiError(0, 'network.unreachable', '')} onRetry={nothing} />
      </div>
      <div className={classes.box}>
        <Failure error={new ApiError(400, 'request.invalid', t('failed'))} onRetry={nothing} />
      </div>
      {closed.map((state) => (
        <div key={state} className={classes.box}>
          <FeatureMessage state={state} name={t('featureName')} onRetry={nothing} />
        </div>
      ))}
      <div className={classes.box}>
        <Crash error={new Error('x is not a function')} reset={nothing} />
      </div>
      <div className={classes.box}>
        <OfflineStrip />
      </div>
    </div>
  )
}
