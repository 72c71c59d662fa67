/**
 * Callers without an account: a guest in a conversation, a visitor who solved a human check, the holder of a secret
 * key.
 */
import type { FastifyRequest } from 'fastify'
import { AppError, headerNames, type Row, type Visitor } from '../contract/index.ts'
import { createSeats, type Seats } from './seats.ts'

export interface VisitorParts {
  /**
   * The conversation of a token; undefined if it has expired, has ended or never existed. `of`: the kind of
   * conversations that the row names.
   */
  conversationOf: (token: string, of: string | undefined) => Promise<string | undefined>
  /** Whether the human check was solved, and not used before. */
  isHuman: (solution: string, address: string) => Promise<boolean>
  /**
   * Compares in constant time, or looks up a hash. `keyOf`: the kind of things that the row names as opened by its
   * keys.
   */
  opensKey: (key: string, keyOf: string | undefined) => Promise<boolean>
}

/** Whether the row requires something else than a session; a webhook requires its signature. */
export const needsNoAccount = ({ access: { session } }: Row): boolean =>
  session === 'guest' || session === 'human' || session === 'secretKey' || session === 'webhook'

/**
 * Looking up a conversation or a key takes a connection of the database, and checking a solution takes processor
 * time. Visitors queue for that by their networks, so that a crowd of them does not delay people who have signed in.
 */
const admissionBounds = { inAll: 2, perOffice: 1, perPerson: 60, waiting: 60 }
export const admissionSeats = (): Seats => createSeats(admissionBounds)

/** A solution is a short text; a longer one is not checked. */
const longest = 10_000

/**
 * The visitor who calls a row that needs no account; undefined for other rows.
 * @throws AppError `guest.required`, `LA_HCaptchaValidationFailed`, `access.wrong_key`, or as `Seats.take`
 */
export async function admittedVisitor(
  parts: VisitorParts | undefined,
  seats: Seats,
  request: FastifyRequest,
  row: Row,
): Promise<Visitor | undefined> {
  const { session } = row.access
  if (session !== 'guest' && session !== 'human' && session !== 'secretKey') return undefined
  if (!parts) throw new Error('The gate was given no parts to check visitors with')
  const client = { address: request.ip, agent: '', hasLeft: () => request.raw.socket.destroyed }
  return seats.during({ client }, () => checkedVisitor(parts, request, row))
}

async function checkedVisitor(
  parts: VisitorParts,
  request: FastifyRequest,
  { access: { session, keyOf, conversationOf } }: Row,
): Promise<Visitor> {
  if (session === 'guest') {
    const token = headerOf(request, headerNames.conversation)
    const conversationId = token === '' ? undefined : await parts.conversationOf(token, conversationOf)
    if (conversationId === undefined) throw new AppError('guest.required')
    return { kind: 'guest', conversationId }
  }
  if (session === 'human') {
    const solution = headerOf(request, headerNames.human)
    if (solution === '' || !(await parts.isHuman(solution, request.ip)))
      throw new AppError('LA_HCaptchaValidationFailed')
    return { kind: 'human' }
  }
  const { secretKey: key = '' } = request.params as { secretKey?: string }
  // A key with these characters cannot be in the database, and a query with it would fail.
  const canBeKept = !key.includes('\0') && key.isWellFormed()
  if (!canBeKept || !(await parts.opensKey(key, keyOf))) throw new AppError('access.wrong_key')
  return { kind: 'secretKey', key }
}

const headerOf = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '').slice(0, longest)
