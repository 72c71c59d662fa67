/** Who holds the key of the office's documents, and what administrators do with it. */
import { Failure, useAccount, Waiting } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { KeyActions } from './KeyActions.tsx'
import { KeyStatus } from './KeyStatus.tsx'
import classes from './keys.module.css'
import { useText } from './text.ts'
import { useHasKeys } from './use-has-keys.ts'

export function OfficeKey() {
  const t = useText()
  const { account } = useAccount()
  const hasKeys = useHasKeys()
  return (
    <section className={classes.section} aria-labelledby="office-key">
      <h2 id="office-key">{t('title')}</h2>
      <p className={classes.muted}>{t('intro')}</p>
      {account && (hasKeys ? <Current /> : <p className={classes.muted}>{t('unlicensed')}</p>)}
    </section>
  )
}

function Current() {
  const t = useText()
  const state = useCall('documents.key', {})
  if (state.data)
    return (
      <>
        <KeyStatus state={state.data} />
        <KeyActions state={state.data} />
      </>
    )
  if (!state.error) return <Waiting />
  return (
    <>
      <p>{t('loadFailed')}</p>
      <Failure error={state.error} onRetry={() => state.refetch()} />
    </>
  )
}
