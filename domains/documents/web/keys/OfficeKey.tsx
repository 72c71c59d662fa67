/** Who holds the key of the office's documents, and what administrators do with it. */
import { Failure, useAccount, Waiting } from '@mizan/platform/ui'
import type { KeyState } from '../../schemas/keys.ts'
import { useCall } from '../data.ts'
import { caseLicences } from '../licences.ts'
import { KeyActions } from './KeyActions.tsx'
import { KeyStatus } from './KeyStatus.tsx'
import classes from './keys.module.css'
import { useText } from './text.ts'

export function OfficeKey() {
  const t = useText()
  return (
    <section className={classes.section} aria-labelledby="office-key">
      <h2 id="office-key">{t('title')}</h2>
      <p className={classes.muted}>{t('intro')}</p>
      <Current />
    </section>
  )
}

function Current() {
  const t = useText()
  const { account } = useAccount()
  const { licences = [] } = account ?? {}
  const hasCases = caseLicences.some((key) => licences.includes(key))
  const state = useCall('documents.key', {}, { enabled: hasCases })
  if (account && (!hasCases || (state.data && !concerns(licences, state.data))))
    return <p className={classes.muted}>{t('unlicensed')}</p>
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

/** Whether the plan has anything to do with keys, or the office still holds its own from a time when it had. */
const concerns = (licences: readonly string[], { custody }: KeyState): boolean =>
  custody === 'office' || ['encryption_general', 'encryption_custom'].some((key) => licences.includes(key))
