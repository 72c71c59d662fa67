/** A super admin sets the availability of a feature; it holds for everybody within two seconds, and here at once. */
import { type DataContext, write } from '@mizan/platform/database'
import type { FeatureChange, FeatureSwitch } from '../../schemas.ts'
import { type FeatureSwitches, firstStateOf } from '../features.ts'
import { setFeature } from '../store/features.ts'

export async function changeFeature(
  ctx: DataContext,
  switches: FeatureSwitches,
  { feature, state }: FeatureChange,
): Promise<FeatureSwitch> {
  const changedAt = ctx.clock.now()
  await write(ctx, async ({ db, about }) => {
    const before = await setFeature(db, feature, state, changedAt)
    about(feature, { from: before ?? firstStateOf(feature), to: state })
  })
  switches.forget()
  return { feature, state, changedAt: changedAt.toISOString() }
}
