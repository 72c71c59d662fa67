/** The caller's personal tokens. */
import { callerOf, type ToolScope } from '@mizan/platform/contract'
import type { PersonalToken } from '../../token-schemas.ts'
import type { IdentityCall } from '../call.ts'
import { runningTokens } from './store.ts'

type RunningToken = Awaited<ReturnType<typeof runningTokens>>[number]

export async function listTokens(call: IdentityCall): Promise<{ items: PersonalToken[] }> {
  const { userId } = callerOf(call)
  const tokens = await call.system.read((tx) => runningTokens(tx, userId, call.clock.now()))
  return { items: tokens.map(shown) }
}

function shown({ id, name, scopes, started_at, last_seen_at, expires_at }: RunningToken): PersonalToken {
  const isUsed = Date.parse(last_seen_at) >= Date.parse(started_at)
  return {
    id,
    name,
    scopes: scopes as ToolScope[],
    createdAt: started_at,
    lastUsedAt: isUsed ? last_seen_at : null,
    expiresAt: expires_at,
  }
}
