/** The switches: names and states for everybody, for staff also when they were set. */
import { type FeatureSwitch, type Features, featureNames } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'

export async function listFeatures({ parts }: SiteCall): Promise<Features> {
  const states = new Map((await parts.features.list()).map(({ feature, state }) => [feature, state]))
  return Object.fromEntries(featureNames.map((name) => [name, states.get(name)])) as Features
}

export const listSwitches = async ({ parts }: SiteCall): Promise<{ items: FeatureSwitch[] }> => ({
  items: await parts.features.list(),
})
