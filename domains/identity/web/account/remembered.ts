/** The profile as it was last loaded, stored in this browser so that the frame need not wait for it. */
import { readStored, writeStored } from '@mizan/platform/ui'
import type { Profile } from '../../schemas.ts'

const key = 'userState'

/** Returns undefined if there is none, or if it belongs to another person. */
export function readRemembered(userId: string | undefined): Profile | undefined {
  try {
    const profile = JSON.parse(readStored(key) ?? 'null') as Profile | null
    const whole = typeof profile?.name === 'string' && Array.isArray(profile.licences) && profile.permissions
    return whole && profile.id === userId ? profile : undefined
  } catch {
    return undefined
  }
}

export const remember = (profile: Profile): void => writeStored(key, JSON.stringify(profile))
