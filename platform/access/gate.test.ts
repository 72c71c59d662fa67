import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { AppError, type CallerWithSession, headerNames, type Row, type ToolScope } from '../contract/index.ts'
import { testGate } from '../testing/index.ts'
import type { FeatureState, GateParts } from './index.ts'

const caller: CallerWithSession = {
  userId: 'u',
  session: { sessionId: 's', kind: 'browser', verified: true },
  officeId: 'c',
  roles: ['USER'],
}
const everything = { keys: new Set(['calculators']), readOnly: false }
const rowWith = (access: Partial<Row['access']>, method: Row['method'] = 'POST') =>
  ({ method, access: { session: 'bearer', ...access } }) as Row

const gateWith = (parts: Partial<GateParts> = {}) =>
  testGate({
    callerOf: async (token) => {
      if (token !== 'a.b.c') throw new AppError('session.required')
      return { caller, licences: everything }
    },
    ...parts,
  })

const asking = (authorization?: string) =>
  ({ ip: '127.0.0.1', headers: authorization ? { authorization } : {} }) as FastifyRequest

const codeOf = async (work: Promise<unknown>) => work.then(() => 'admitted').catch((error) => error.code)

test('a call that needs a session accepts exactly one well-formed Bearer token', async () => {
  const gate = gateWith()
  assert.deepEqual(await gate.admit(asking('Bearer a.b.c'), 'x', rowWith({})), caller)
  for (const header of [
    undefined,
    'Bearer',
    'Bearer a.b',
    'Basic a.b.c',
    'a.b.c',
    'Bearer a.b.c, Bearer a.b.c',
  ])
    assert.equal(await codeOf(gate.admit(asking(header), 'x', rowWith({}))), 'session.required', header)
})

test('before the second step only the calls of the second step are open', async () => {
  const gate = gateWith({
    callerOf: async () => ({
      caller: { ...caller, session: { ...caller.session, verified: false } },
      licences: everything,
    }),
  })
  const admit = (session: Row['access']['session']) =>
    codeOf(gate.admit(asking('Bearer a.b.c'), 'x', rowWith({ session })))
  assert.deepEqual(
    [await admit('bearer'), await admit('pending'), await admit('public')],
    ['session.unverified', 'admitted', 'admitted'],
  )
})

test('a session of the extension opens the rows that name it, and counts as none elsewhere', async () => {
  const extension: CallerWithSession = { ...caller, session: { ...caller.session, kind: 'extension' } }
  const gate = gateWith({ callerOf: async () => ({ caller: extension, licences: everything }) })
  const admit = (access: Partial<Row['access']>) => gate.admit(asking('Bearer a.b.c'), 'x', rowWith(access))
  assert.equal(await codeOf(admit({})), 'access.forbidden')
  assert.equal(await codeOf(admit({ session: 'pending' })), 'access.forbidden')
  assert.equal(await admit({ session: 'public' }), undefined)
  for (const session of ['bearer', 'pending', 'public'] as const)
    assert.equal(await admit({ session, extension: true }), extension)
})

test('a personal token opens the tools of its scopes and rows for tokens alone, which nobody else can call', async () => {
  const tool = rowWith({})
  const ofAnother = rowWith({})
  const scopeOf = new Map<Row, ToolScope>([
    [tool, 'research'],
    [ofAnother, 'cases'],
  ])
  const session = { ...caller.session, kind: 'token', scopes: ['research'] } as const
  const holder: CallerWithSession = { ...caller, session }
  const parts = { toolScopeOf: (row: Row) => scopeOf.get(row) }
  const tokens = gateWith({ ...parts, callerOf: async () => ({ caller: holder, licences: everything }) })
  const admit = (row: Row, gate = tokens) => codeOf(gate.admit(asking('Bearer mizan_t'), 'x', row))
  assert.deepEqual(
    [await admit(tool), await admit(ofAnother), await admit(rowWith({}))],
    ['admitted', 'token.no_scope', 'token.no_tool'],
  )
  for (const access of [{ session: 'pending' }, { extension: true }] as const)
    assert.equal(await admit(rowWith(access)), 'token.no_tool')
  assert.equal(await tokens.admit(asking('Bearer mizan_t'), 'x', rowWith({ session: 'public' })), undefined)
  const own = rowWith({ tokensOnly: true })
  const browser = gateWith({ ...parts, callerOf: async () => ({ caller, licences: everything }) })
  assert.deepEqual([await admit(own), await admit(own, browser)], ['admitted', 'token.required'])
})

test('a public call is answered with any token, and a reading one even without the database', async () => {
  const away = new Error('Connection terminated')
  const gate = gateWith({
    callerOf: async (token) => {
      if (token === 'a.b.c') throw away
      throw new AppError(token === 'r.r.r' ? 'session.removed' : 'session.required')
    },
  })
  const open = (method: Row['method']) => rowWith({ session: 'public' }, method)
  for (const token of ['x.y.z', 'r.r.r'])
    assert.equal(await gate.admit(asking(`Bearer ${token}`), 'x', open('POST')), undefined)
  assert.equal(await gate.admit(asking('Bearer a.b.c'), 'x', open('GET')), undefined)
  await assert.rejects(gate.admit(asking('Bearer a.b.c'), 'x', open('POST')), away)
})

test('the switch, the right, the licence and the full subscription are checked where the row names them', async () => {
  const admit = (access: Partial<Row['access']>, parts: Partial<GateParts>) =>
    codeOf(gateWith(parts).admit(asking('Bearer a.b.c'), 'x', rowWith(access)))
  const permission = { module: 'members', level: 'Write' } as const
  const callerOf = async () => ({ caller, licences: { keys: new Set<string>(), readOnly: true } })
  assert.equal(await admit({ permission }, { permits: () => false }), 'access.forbidden')
  assert.equal(await admit({ licence: 'voice' }, {}), 'licence.missing')
  assert.equal(await admit({ licence: 'calculators' }, {}), 'admitted')
  assert.equal(await admit({ writes: true }, { callerOf }), 'plan.read_only')
  for (const [state, code] of [
    ['TurnedOn', 'admitted'],
    ['TurnedOff', 'feature.turned_off'],
    ['Maintenance', 'feature.maintenance'],
    ['ComingSoon', 'feature.coming_soon'],
  ] as [FeatureState, string][])
    assert.equal(await admit({ feature: 'voice' }, { featureState: async () => state }), code)
})

test('a part of a module needs a licence and a switch of its own besides those of the module', async () => {
  const besides = { licence: 'voice', feature: 'voice' } as const
  const admit = (parts: Partial<GateParts>) => {
    const access = { licence: 'calculators', feature: 'calculators', besides } as const
    return codeOf(gateWith(parts).admit(asking('Bearer a.b.c'), 'x', rowWith(access)))
  }
  const holding = (...keys: string[]) => ({
    callerOf: async () => ({ caller, licences: { keys: new Set(keys), readOnly: false } }),
  })
  assert.equal(await admit(holding('calculators')), 'licence.missing')
  assert.equal(await admit(holding('voice')), 'licence.missing')
  assert.equal(await admit(holding('calculators', 'voice')), 'admitted')
  const featureState: GateParts['featureState'] = async (name) =>
    name === 'voice' ? 'ComingSoon' : 'TurnedOn'
  assert.equal(await admit({ ...holding('calculators', 'voice'), featureState }), 'feature.coming_soon')
})

test('a switch that depends on the input is the one of the value that was sent', async () => {
  const gate = gateWith({ featureState: async (name) => (name === 'searchCy' ? 'Maintenance' : 'TurnedOn') })
  const feature = { by: 'country', of: { turkey: 'searchTr', kktc: 'searchCy' } } as const
  const admit = (input: Record<string, unknown>) => codeOf(gate.admitInput(rowWith({ feature }), input))
  assert.equal(await admit({ country: 'turkey' }), 'admitted')
  assert.equal(await admit({ country: 'kktc' }), 'feature.maintenance')
})

test('a call that was made too often is refused before anybody is looked up', async () => {
  const gate = gateWith({
    countCall: async () => {
      throw new AppError('request.too_many', { retryAfter: 7 })
    },
    callerOf: async () => assert.fail('nobody is looked up'),
  })
  assert.equal(await codeOf(gate.admit(asking('Bearer a.b.c'), 'x', rowWith({}))), 'request.too_many')
})

test('any one of several licences opens the row', async () => {
  const licence = ['calculators', 'case_search_basic'] as never
  const admit = (keys: string[]) =>
    codeOf(
      gateWith({
        callerOf: async () => ({ caller, licences: { keys: new Set(keys), readOnly: false } }),
      }).admit(asking('Bearer a.b.c'), 'x', rowWith({ licence })),
    )
  assert.equal(await admit(['case_search_basic']), 'admitted')
  assert.equal(await admit(['laws']), 'licence.missing')
})

test('a row for visitors does not accept a session instead, and is closed if nothing can check visitors', async () => {
  const gate = gateWith()
  assert.equal(await gate.admit(asking('Bearer a.b.c'), 'x', rowWith({ session: 'guest' })), undefined)
  await assert.rejects(
    gate.admitVisitor(asking(), rowWith({ session: 'human' })),
    /no parts to check visitors with/,
  )
})

test('a crowd of visitors is looked up two at a time, and one network alone one at a time', async () => {
  const now = { all: 0, most: 0 }
  const gate = gateWith({
    visitors: {
      conversationOf: async () => {
        now.all += 1
        now.most = Math.max(now.most, now.all)
        await setImmediate()
        now.all -= 1
        return 'conversation-1'
      },
      isHuman: async () => false,
      opensKey: async () => false,
    },
  })
  const crowd = async (networks: number) => {
    now.most = 0
    const requests = Array.from({ length: 24 }, (_, at) => ({
      ...asking(),
      ip: `203.0.113.${at % networks}`,
      headers: { [headerNames.conversation]: 'token' },
      raw: { socket: { destroyed: false } },
    }))
    const row = rowWith({ session: 'guest' })
    await Promise.all(requests.map((request) => gate.admitVisitor(request as never, row)))
    return now.most
  }
  assert.equal(await crowd(1), 1)
  assert.equal(await crowd(12), 2)
})
