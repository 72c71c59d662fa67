/** People and their offices: the domains that know each other only through what is handed to them here. */
import { permits } from '@mizan/company/access'
import { type CompanyParts, membershipOf, officesOf } from '@mizan/company/server'
import {
  findUserIdByEmail,
  Identity,
  type IdentityParts,
  type IdentityTables,
  memberRemoved,
  noteSeen,
  openSecret,
  peopleByIds,
  provenEmailOf,
  readAccessToken,
  requireSessionCaller,
} from '@mizan/identity/server'
import { createGate, createLimits, type Gate } from '@mizan/platform/access'
import type { Config } from '@mizan/platform/config'
import { AppError, type Caller } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { FeatureSwitches } from '@mizan/site/server'
import { grantTrial, licencesOf } from '@mizan/subscription/server'
import type { Contexts } from './contexts.ts'
import { withWritten } from './own-data.ts'

export type PracticeConfig = Pick<
  Config,
  | 'dataDir'
  | 'tokenSecret'
  | 'accessTokenMinutes'
  | 'refreshTokenDays'
  | 'sessionDays'
  | 'publicUrl'
  | 'port'
  | 'rateLimits'
>

export interface Practice {
  identity: Identity
  company: CompanyParts
}

/** `delivers`: whether the mail or SMS service takes messages now. */
export async function openPractice(
  contexts: Contexts,
  config: PracticeConfig,
  delivers: IdentityParts['delivers'],
): Promise<Practice> {
  const company: CompanyParts = {
    systemContextOf: contexts.system,
    officeContextOf: contexts.office,
    accounts: {
      peopleByIds,
      findUserIdByEmail,
      memberRemoved,
      provenEmailOf,
    },
    licensing: { grantTrial, licencesOf },
    // There are no case files yet that could keep an office from being left.
    activeCasesOf: async () => 0,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
  }
  const identity = new Identity({
    contextOf: contexts.system,
    offices: withWritten(officesOf(company), contexts),
    officeOf: async (tx, userId) => (await membershipOf(tx, userId))?.companyId,
    clock: contexts.clock,
    secret: await openSecret(config.tokenSecret, config.dataDir),
    accessTokenMinutes: config.accessTokenMinutes,
    refreshTokenDays: config.refreshTokenDays,
    sessionDays: config.sessionDays,
    publicUrl: config.publicUrl,
    delivers,
  })
  return { identity, company }
}

interface GateNeeds {
  practice: Practice
  contexts: Contexts
  features: FeatureSwitches
  rateLimits: boolean
}

/** What every call passes: see `createGate`. */
export function gateOf({ practice, contexts, features, rateLimits }: GateNeeds): Gate {
  const context = () => contexts.system<never>({ rowName: 'gate' })
  return createGate({
    clock: contexts.clock,
    callerOf: (token) => callerOf(practice, contexts, token),
    permits,
    licencesOf: (companyId) => licencesOf(context(), companyId),
    featureState: (name) => features.stateOf(name),
    countCall: createLimits({ enabled: rateLimits }),
  })
}

const noOffice = { companyId: '', roles: [] }

/** Session and membership are looked up for each call: who was removed or signed out is out at once. */
async function callerOf({ identity }: Practice, contexts: Contexts, token: string): Promise<Caller> {
  const named = await readAccessToken(identity, token)
  const context = contexts.system<IdentityTables>({ rowName: 'gate' })
  const { lastSeenAt, ...caller } = await read(context, async (tx) => {
    const session = await requireSessionCaller(tx, named)
    const membership = await membershipOf(tx, session.userId)
    // Before the mailbox is proven there is no office; afterwards somebody without one has to sign in again.
    if (!membership && session.verified) throw new AppError('session.required')
    return { ...session, ...(membership ?? noOffice) }
  })
  await noteSeen(context, { ...caller, lastSeenAt })
  return caller
}
