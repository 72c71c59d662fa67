import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { AppError, type CallerWithSession, type Row } from '../contract/index.ts'
import { TestClock, testGate } from '../testing/index.ts'
import { createTickets, innerAuthorization, opensOf, opensOfCall, ticketMinutes } from './tickets.ts'

const key = () => createSecretKey(randomBytes(32))
const holder = { userId: 'user-1', sessionId: 'session-1' }
const file = opensOf('file', 'a')

const refusal = (work: () => unknown): string => {
  try {
    work()
    return 'read'
  } catch (error) {
    assert.ok(error instanceof AppError, String(error))
    return error.code
  }
}

test('a ticket names its holder to a caller that asks for the thing that it opens', () => {
  const tickets = createTickets(key(), new TestClock())
  assert.deepEqual(tickets.read(tickets.issue(holder, file).ticket, file), holder)
})

test('a ticket opens nothing else, and nothing after its minutes', () => {
  const clock = new TestClock('2026-12-11T12:00:00.000Z')
  const tickets = createTickets(key(), clock)
  const { ticket, until } = tickets.issue(holder, file)
  assert.equal(until, '2026-12-11T12:10:00.000Z')
  for (const other of [opensOf('file', 'b'), opensOf('export', 'a'), opensOf('file', 'a '), ''])
    assert.equal(
      refusal(() => tickets.read(ticket, other)),
      'access.wrong_key',
    )
  clock.advance(ticketMinutes * 60 - 1)
  assert.deepEqual(tickets.read(ticket, file), holder)
  clock.advance(1)
  assert.equal(
    refusal(() => tickets.read(ticket, file)),
    'access.wrong_key',
  )
})

test('a ticket that was changed, made up or signed by another server is refused', () => {
  const clock = new TestClock()
  const tickets = createTickets(key(), clock)
  const { ticket } = tickets.issue(holder, file)
  const [content = '', mark = ''] = ticket.split('.')
  const other = Buffer.from(JSON.stringify(['user-2', 'session-1', 9e15])).toString('base64url')
  const changed = [
    `${other}.${mark}`,
    `${content}.${mark.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    createTickets(key(), clock).issue(holder, file).ticket,
    `${content}.`,
    content,
    '',
    `${ticket}.`,
    'a'.repeat(100_000),
  ]
  for (const one of changed)
    assert.equal(
      refusal(() => tickets.read(one, file)),
      'access.wrong_key',
      one.slice(0, 80),
    )
})

const caller: CallerWithSession = {
  ...{ userId: holder.userId, officeId: 'office-1', roles: ['USER'] },
  session: { sessionId: holder.sessionId, kind: 'browser', verified: true },
}
const rowWith = (access: Partial<Row['access']>) =>
  ({ method: 'GET', access: { session: 'bearer', ...access } }) as Row
const takes = { ticket: { of: 'file', by: 'versionId' } }

test('the gate takes a ticket only for rows that say so, and with all checks of a session', async () => {
  const tickets = createTickets(key(), new TestClock())
  const gateFor = (who: CallerWithSession, keys: readonly string[] = ['k']) =>
    testGate({
      permits: (roles) => roles.includes('USER'),
      callerOfTicket: async (ticket, opens) => {
        tickets.read(ticket, opens)
        return { caller: who, licences: { keys: new Set(keys), readOnly: false } }
      },
    })
  const gate = gateFor(caller)
  const { ticket } = tickets.issue(holder, file)
  const asking = (query: object) => ({ ip: '127.0.0.1', headers: {}, query }) as FastifyRequest
  const good = asking({ ticket, versionId: 'a' })
  const codeOf = async (work: Promise<unknown>) => work.then(() => 'admitted').catch((error) => error.code)
  assert.equal(await codeOf(gate.admit(good, 'x', rowWith(takes))), 'admitted')
  assert.equal(await codeOf(gate.admit(good, 'x', rowWith({}))), 'session.required')
  assert.equal(await codeOf(gate.admit(asking({ versionId: 'a' }), 'x', rowWith(takes))), 'session.required')
  for (const query of [
    { ticket },
    { ticket, versionId: 'b' },
    { ticket, versionId: ['a', 'a'] },
    { ticket: [ticket] },
  ])
    assert.equal(await codeOf(gate.admit(asking(query), 'x', rowWith(takes))), 'access.wrong_key')
  const rights = { ...takes, permission: { module: 'cases', level: 'Read' }, licence: 'k' } as never
  assert.equal(await codeOf(gate.admit(good, 'x', rowWith(rights))), 'admitted')
  assert.equal(
    await codeOf(gateFor({ ...caller, roles: [] }).admit(good, 'x', rowWith(rights))),
    'access.forbidden',
  )
  assert.equal(await codeOf(gateFor(caller, []).admit(good, 'x', rowWith(rights))), 'licence.missing')
  const begun = gateFor({ ...caller, session: { ...caller.session, verified: false } })
  assert.equal(await codeOf(begun.admit(good, 'x', rowWith(takes))), 'session.unverified')
})

test('a call of the server on behalf of somebody opens the row of its ticket alone, with all checks of a session', async () => {
  const tickets = createTickets(key(), new TestClock())
  const gate = testGate({
    permits: (roles) => roles.includes('USER'),
    callerOfTicket: async (ticket, opens) => {
      tickets.read(ticket, opens)
      return { caller, licences: { keys: new Set(['k']), readOnly: false } }
    },
  })
  const row = { ...rowWith({}), path: '/texts/{id}' }
  const { ticket } = tickets.issue(holder, opensOfCall(row))
  const asking = (authorization: string) =>
    ({ ip: '127.0.0.1', headers: { authorization }, query: {} }) as FastifyRequest
  const codeOf = async (one: Row, authorization = innerAuthorization(ticket)) =>
    gate.admit(asking(authorization), 'x', one).then(
      () => 'admitted',
      (error) => error.code,
    )
  assert.equal(await codeOf(row), 'admitted')
  assert.equal(await codeOf({ ...row, path: '/texts' }), 'access.wrong_key')
  assert.equal(await codeOf({ ...row, method: 'POST' } as Row), 'access.wrong_key')
  assert.equal(
    await codeOf({ ...row, access: { session: 'bearer', licence: 'other' as never } }),
    'licence.missing',
  )
  const ofFile = tickets.issue(holder, opensOf('file', 'a')).ticket
  assert.equal(await codeOf(row, innerAuthorization(ofFile)), 'access.wrong_key')
  assert.equal(await codeOf(row, `Bearer ${ticket}`), 'session.required')
})
