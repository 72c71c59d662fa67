/**
 * The session gate, which every call passes before its input is read. It finds out who calls and compares that with
 * the `access` of the row. It knows no domain: the program hands in the functions that know sessions, roles, licences
 * and switches.
 */
import type { FastifyRequest } from 'fastify'
import {
  AppError,
  type Caller,
  type CallerWithSession,
  type Permission,
  type Row,
  type ToolScope,
  type Visitor,
} from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'
import { opensOf, opensOfCall } from './tickets.ts'
import { admissionSeats, admittedVisitor, needsNoAccount, type VisitorParts } from './visitors.ts'

export type FeatureState = 'Maintenance' | 'TurnedOff' | 'TurnedOn' | 'ComingSoon'

/** The caller and what their office may use at this moment. */
export interface AdmittedCaller {
  caller: CallerWithSession
  licences: { keys: ReadonlySet<string>; readOnly: boolean }
}

/** A caller as limits count it: first by network, before anything is looked up, and then as a person. */
export type LimitedCaller = { address: string } | { userId: string }

export interface GateParts {
  /** @throws AppError `session.required` for a token that is expired, tampered with, foreign or ended */
  callerOf: (token: string) => Promise<AdmittedCaller>
  /**
   * Does the same for a ticket that opens something. @throws AppError `access.wrong_key` also for a ticket of
   * something else
   */
  callerOfTicket?: (ticket: string, opens: string) => Promise<AdmittedCaller>
  /**
   * Returns the scope of personal tokens to which the row belongs as a tool. Without this function no row is a tool.
   */
  toolScopeOf?: (row: Row) => ToolScope | undefined
  permits: (roles: readonly string[], permission: Permission) => boolean
  featureState: (feature: string) => Promise<FeatureState>
  /** @throws AppError `request.too_many` */
  countCall: (who: LimitedCaller, rowName: string, row: Row) => Promise<void>
  /** Needed for rows that visitors call. */
  visitors?: VisitorParts
}

export interface Gate {
  /** The caller; undefined if nobody is signed in and the row does not require it. */
  admit: (request: FastifyRequest, rowName: string, row: Row) => Promise<Caller | undefined>
  /** The caller of a row that needs no account. Call it after `admit`: a solved human check can be used only once. */
  admitVisitor: (request: FastifyRequest, row: Row) => Promise<Visitor | undefined>
  /** Repeats the checks of `admit` during a long call; throws if the call would be refused now. */
  readmit: (request: FastifyRequest, row: Row) => Promise<Caller | undefined>
  /** Checks the switches that depend on the input; called for each part of it after it was read. */
  admitInput: (row: Row, input: Record<string, unknown>) => Promise<void>
}

export function createGate(parts: GateParts): Gate {
  const seats = admissionSeats()
  const readmit: Gate['readmit'] = async (request, row) => {
    const admitted = await whoCalls(parts, request, row)
    const { feature, besides } = row.access
    if (typeof feature === 'string') await requireFeature(parts, feature)
    if (besides) await requireFeature(parts, besides.feature)
    if (row.access.session !== 'public' && admitted) requireRights(parts, admitted, row)
    return admitted?.caller
  }
  return {
    admit: async (request, rowName, row) => {
      await parts.countCall({ address: request.ip }, rowName, row)
      const caller = await readmit(request, row)
      if (caller) await parts.countCall({ userId: caller.userId }, rowName, row)
      return caller
    },
    readmit,
    admitVisitor: (request, row) => admittedVisitor(parts.visitors, seats, request, row),
    admitInput: async (row, input) => {
      const { feature } = row.access
      if (feature === undefined || typeof feature === 'string') return
      const chosen = String(input[feature.by])
      if (Object.hasOwn(feature.of, chosen)) await requireFeature(parts, feature.of[chosen] as string)
    },
  }
}

async function whoCalls(
  parts: GateParts,
  request: FastifyRequest,
  row: Row,
): Promise<AdmittedCaller | undefined> {
  if (needsNoAccount(row)) return undefined
  const inner = innerTicket(request)
  const token = bearerToken(request)
  if (row.access.session === 'public') {
    if (token === undefined) return undefined
    const admitted = await parts.callerOf(token).catch(ignoring(row))
    return admitted && !misuse(parts, admitted.caller, row) ? admitted : undefined
  }
  const admitted = await (inner ? innerCaller(parts, inner, row) : callerOf(parts, request, row, token))
  const { caller } = admitted
  const refusal = misuse(parts, caller, row)
  if (refusal) throw new AppError(refusal)
  if (row.access.session === 'bearer' && !caller.session.verified) throw new AppError('session.unverified')
  return admitted
}

const callerOf = (parts: GateParts, request: FastifyRequest, row: Row, token: string | undefined) =>
  token === undefined ? holderOfTicket(parts, request, row) : parts.callerOf(token)

/** Returns the person on whose behalf the server itself calls; see `innerAuthorization`. */
async function innerCaller(parts: GateParts, ticket: string, row: Row): Promise<AdmittedCaller> {
  if (!parts.callerOfTicket) throw new AppError('session.required')
  return parts.callerOfTicket(ticket, opensOfCall(row))
}

function innerTicket(request: FastifyRequest): string | undefined {
  return /^Inner ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** @throws AppError `session.required` without a ticket, or if the row takes none */
async function holderOfTicket(
  parts: GateParts,
  request: FastifyRequest,
  { access }: Row,
): Promise<AdmittedCaller> {
  if (!access.ticket || !parts.callerOfTicket) throw new AppError('session.required')
  const query = request.query as Record<string, unknown>
  const [ticket, id] = [query.ticket, query[access.ticket.by]]
  if (ticket === undefined) throw new AppError('session.required')
  if (typeof ticket !== 'string' || typeof id !== 'string') throw new AppError('access.wrong_key')
  return parts.callerOfTicket(ticket, opensOf(access.ticket.of, id))
}

/** Why a session of this kind may not be used for the row; at a public row it then counts as none. */
function misuse(
  { toolScopeOf }: GateParts,
  { session: { kind, scopes } }: CallerWithSession,
  row: Row,
): ErrorCode | undefined {
  if (row.access.tokensOnly) return kind === 'token' ? undefined : 'token.required'
  if (kind === 'browser') return undefined
  if (kind === 'extension') return row.access.extension ? undefined : 'access.forbidden'
  const scope = toolScopeOf?.(row)
  if (!scope) return 'token.no_tool'
  return scopes?.includes(scope) ? undefined : 'token.no_scope'
}

/** Codes for a token that no longer opens a session. */
const sessionIsOver = new Set(['session.required', 'session.removed'])

/**
 * Failures of the session look-up that a public call ignores: every refusal of the token and, if the call only reads,
 * such as the status, also an unavailable database.
 */
const ignoring =
  ({ method }: Row) =>
  (error: unknown): undefined => {
    const isOver = error instanceof AppError && sessionIsOver.has(error.code)
    if (method === 'GET' || isOver) return undefined
    throw error
  }

/**
 * Only the header counts, because a token in an address would end up in logs and histories. The token of a session
 * has three parts, a personal one has one. Malformed tokens are ignored.
 */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+(?:\.[\w-]+\.[\w-]+)?)$/i.exec(request.headers.authorization ?? '')?.[1]
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

function requireRights(parts: GateParts, { caller, licences }: AdmittedCaller, { access }: Row): void {
  if (access.permission && !parts.permits(caller.roles, access.permission))
    throw new AppError('access.forbidden')
  const { keys, readOnly } = licences
  const isLicensed = !access.licence || [access.licence].flat().some((key) => keys.has(key))
  const other = access.besides?.licence
  if (!isLicensed || (other && !keys.has(other))) throw new AppError('licence.missing')
  if (access.writes && readOnly) throw new AppError('plan.read_only')
}
