/** A super admin sets the availability of a feature. It applies here at once, and on all servers within two seconds. */
import type { FeatureChange, FeatureSwitch } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'
import { firstStateOf } from '../features.ts'
import { setFeature } from '../store/features.ts'

export async function changeFeature(
  call: SiteCall,
  { feature, state }: FeatureChange,
): Promise<FeatureSwitch> {
  const changedAt = call.clock.now()
  await call.system(async (tx) => {
    const before = await setFeature(tx, feature, state, changedAt)
    tx.about(feature, { from: before ?? firstStateOf(feature), to: state })
  })
  call.parts.features.forget()
  return { feature, state, changedAt: changedAt.toISOString() }
}
