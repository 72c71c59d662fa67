/**
 * Tickets in addresses, for elements of a page that send no header: a player, an image, the viewer of a PDF. A ticket
 * opens one thing for a few minutes, and only for as long as its session lasts. Nothing is stored: the ticket is
 * signed, and the session is looked up at each use as for every call.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError, type Member, type Row, type Session } from '../contract/index.ts'

/** Long enough to begin playing and to turn the pages of a PDF; a screen asks for another one when it needs it. */
export const ticketMinutes = 10

export interface Ticket {
  ticket: string
  /** ISO 8601. */
  until: string
}

type Holder = Pick<Member & Session, 'userId' | 'sessionId'>

export interface Tickets {
  /** `opens`: the row and the thing, as `opensOf` writes them. */
  issue: (holder: Holder, opens: string) => Ticket
  /** @throws AppError `access.wrong_key` for a ticket that is out of date, for something else, or not ours */
  read: (ticket: string, opens: string) => Holder
}

/** The key of the thing that a ticket opens: the row names the kind (`what`), and `id` the single thing. */
export const opensOf = (what: string, id: string): string => `${what} ${id}`

/** The header with which the server calls on behalf of somebody with a session, for example for a tool. */
export const innerAuthorization = (ticket: string): string => `Inner ${ticket}`

/** The key of a ticket that opens one row. */
export const opensOfCall = ({ method, path }: Pick<Row, 'method' | 'path'>): string =>
  opensOf('call', `${method} ${path}`)

const Content = z.tuple([z.string(), z.string(), z.number()])

export function createTickets(key: KeyObject, clock: { now(): Date }): Tickets {
  const sign = (content: string, opens: string) =>
    createHmac('sha256', key).update(`ticket\n${opens}\n${content}`).digest()
  return {
    issue: ({ userId, sessionId }, opens) => {
      const until = new Date(clock.now().getTime() + ticketMinutes * 60_000)
      const content = Buffer.from(JSON.stringify([userId, sessionId, until.getTime()])).toString('base64url')
      const ticket = `${content}.${sign(content, opens).toString('base64url')}`
      return { ticket, until: until.toISOString() }
    },
    read: (ticket, opens) => {
      const [content = '', mark = ''] = /^[\w-]{1,400}\.[\w-]{43}$/.test(ticket) ? ticket.split('.') : []
      const given = Buffer.from(mark, 'base64url')
      const own = sign(content, opens)
      if (given.length !== own.length || !timingSafeEqual(given, own)) throw new AppError('access.wrong_key')
      const [userId, sessionId, until] = Content.parse(
        JSON.parse(Buffer.from(content, 'base64url').toString()),
      )
      if (until <= clock.now().getTime()) throw new AppError('access.wrong_key')
      return { userId, sessionId }
    },
  }
}
