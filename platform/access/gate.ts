/**
 * The session gate: what every call passes before its input is read. It finds out who calls and compares that with
 * the `access` of the row. It knows no domain: whose token it is, what a role may do, which licences an office holds
 * and which switches are on is asked of the parts that the program hands in.
 */
import type { FastifyRequest } from 'fastify'
import { AppError, type Caller, type Permission, type Row } from '../contract/index.ts'

export type FeatureState = 'Maintenance' | 'TurnedOff' | 'TurnedOn' | 'ComingSoon'

export interface GateParts {
  clock: { now(): Date }
  /** @throws AppError `session.required` for a token that is expired, tampered with, foreign or ended */
  callerOf: (token: string) => Promise<Caller>
  permits: (roles: readonly string[], permission: Permission) => boolean
  /** What the office may use at this moment. */
  licencesOf: (companyId: string) => Promise<{ keys: ReadonlySet<string>; readOnly: boolean }>
  featureState: (feature: string) => Promise<FeatureState>
  /** @throws AppError `request.too_many` */
  countCall: (address: string, rowName: string, row: Row) => Promise<void>
}

export interface Gate {
  clock: GateParts['clock']
  /** Gives the caller; undefined where nobody is signed in and nobody needs to be. */
  admit: (request: FastifyRequest, rowName: string, row: Row) => Promise<Caller | undefined>
  /** After the input was read: switches that depend on it. */
  admitInput: (row: Row, input: Record<string, unknown>) => Promise<void>
}

export function createGate(parts: GateParts): Gate {
  return {
    clock: parts.clock,
    admit: async (request, rowName, row) => {
      await parts.countCall(request.ip, rowName, row)
      const caller = await admittedCaller(parts, request, row)
      if (typeof row.access.feature === 'string') await requireFeature(parts, row.access.feature)
      if (row.access.session !== 'public' && caller) await requireRights(parts, caller, row)
      return caller
    },
    admitInput: async (row, input) => {
      const { feature } = row.access
      if (feature === undefined || typeof feature === 'string') return
      const chosen = feature.of[String(input[feature.by])]
      if (chosen !== undefined) await requireFeature(parts, chosen)
    },
  }
}

async function admittedCaller(
  parts: GateParts,
  request: FastifyRequest,
  row: Row,
): Promise<Caller | undefined> {
  const token = bearerToken(request)
  if (row.access.session === 'public') {
    if (token === undefined) return undefined
    const caller = await parts.callerOf(token).catch(ignoring(row))
    return caller && reaches(caller, row) ? caller : undefined
  }
  if (token === undefined) throw new AppError('session.required')
  const caller = await parts.callerOf(token)
  if (!reaches(caller, row)) throw new AppError('access.forbidden')
  if (row.access.session === 'bearer' && !caller.verified) throw new AppError('session.unverified')
  return caller
}

/** What the extension may not call answers it as a stranger at most. */
const reaches = ({ kind }: Caller, { access }: Row): boolean =>
  kind === 'browser' || access.extension === true

/** What is said of a token that no longer opens anything. */
const sessionIsOver = new Set(['session.required', 'session.removed'])

/**
 * A public call is answered whatever token came along, and what only reads, such as the status, also while nobody can
 * be looked up because the database is away.
 */
const ignoring =
  ({ method }: Row) =>
  (error: unknown): undefined => {
    const isOver = error instanceof AppError && sessionIsOver.has(error.code)
    if (method === 'GET' || isOver) return undefined
    throw error
  }

/** Only the header counts: a token in an address would end up in logs and histories. Malformed tokens are ignored. */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

async function requireFeature(parts: GateParts, feature: string): Promise<void> {
  const state = await parts.featureState(feature)
  if (state !== 'TurnedOn') throw new AppError(featureErrors[state])
}

const featureErrors = {
  Maintenance: 'feature.maintenance',
  TurnedOff: 'feature.turned_off',
  ComingSoon: 'feature.coming_soon',
} as const

async function requireRights(parts: GateParts, caller: Caller, { access }: Row): Promise<void> {
  if (access.permission && !parts.permits(caller.roles, access.permission))
    throw new AppError('access.forbidden')
  if (!access.licence && !access.writes) return
  const { keys, readOnly } = await parts.licencesOf(caller.companyId)
  if (access.licence && !keys.has(access.licence)) throw new AppError('licence.missing')
  if (access.writes && readOnly) throw new AppError('plan.read_only')
}
