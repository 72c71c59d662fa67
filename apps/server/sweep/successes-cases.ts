/** Calls about cases, tasks and task templates that succeed. */
import type { Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { allRows, type Input } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'
import type { World } from './world.ts'

const rows = new Map(allRows)
const bodyOf = (name: string) => (rows.get(name) as Row).sample.body as Record<string, unknown>

/** The sample of a row about one case, for a case of the caller. */
const ofCase =
  (changed: (body: object, ids: { userId: string }) => object = (body) => body): Prepare =>
  async (world, { body }: Input) => {
    const { headers, userId } = await world.superAdmin()
    const { caseId } = await mustCall(world, headers, 'cases.create', { body: bodyOf('cases.create') })
    const sent = body === undefined ? {} : { body: changed(body as object, { userId }) }
    return { headers, input: { params: { caseId }, ...sent } }
  }

/** The sample of a row about one task, for a task of the caller; `before` is called with it first. */
const ofTask =
  (
    before?: string,
    changed: (body: object, ids: { caseTaskId: string }) => object = (body) => body,
  ): Prepare =>
  async (world, { body }: Input) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await mustCall(world, headers, 'cases.create', { body: bodyOf('cases.create') })
    const add = () => mustCall(world, headers, 'tasks.add', { params: { caseId }, body: bodyOf('tasks.add') })
    const { caseTaskId } = await add()
    const params = { caseId, caseTaskId }
    if (before) await mustCall(world, headers, before, { params })
    const sent = body === undefined ? {} : { body: changed(body as object, await add()) }
    return { headers, input: { params, ...sent } }
  }

/** The sample of a row about one hearing or time limit, for one that was just added. */
const ofDate =
  (
    add: 'hearings.add' | 'limits.add',
    id: 'hearingId' | 'limitId',
    before?: string,
    more: object = {},
  ): Prepare =>
  async (world, { body }: Input) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await mustCall(world, headers, 'cases.create', { body: bodyOf('cases.create') })
    const added = await mustCall(world, headers, add, {
      params: { caseId },
      body: { ...bodyOf(add), ...more },
    })
    const params = { caseId, [id]: added[id] }
    if (!before) return { headers, input: { params, ...(body === undefined ? {} : { body }) } }
    const first = bodyOf(before)
    const changed = await mustCall(world, headers, before, { params, ...(first && { body: first }) })
    const seen = 'version' in changed ? { version: changed.version } : {}
    return { headers, input: { params, ...(body === undefined ? {} : { body: { ...body, ...seen } }) } }
  }

const ofHearing = (before?: string) => ofDate('hearings.add', 'hearingId', before)
const ofLimit = (before?: string, more?: object) => ofDate('limits.add', 'limitId', before, more)

/** A critical time limit that somebody else in the office has said is done. */
const ofAwaiting: Prepare = async (world, sample) => {
  const good = await ofLimit('limits.complete')(world, sample)
  const { limitId = '' } = good.input.params ?? {}
  await world.system(sql`update case_limits set requested_by = 'somebody else' where id = ${limitId}`)
  return good
}

const ofFeed: Prepare = async (world) => {
  const { headers } = await world.superAdmin()
  const { address } = await mustCall(world, headers, 'calendar.createFeed')
  return { headers: {}, input: { params: { secretKey: address.split('/').at(-2) } } }
}

const ofTemplate: Prepare = async (world) => {
  const { headers } = await world.superAdmin()
  const body = bodyOf('taskTemplates.create')
  const { templateId } = await mustCall(world, headers, 'taskTemplates.create', { body })
  await mustCall(world, headers, 'taskTemplates.delete', { params: { templateId } })
  return { headers, input: { params: { templateId } } }
}

const plain = [...rows].flatMap(([name, { path }]) =>
  /^(cases|tasks)\./.test(name) && path.includes('{caseId}')
    ? [[name, path.includes('{caseTaskId}') ? ofTask() : ofCase()] as const]
    : [],
)

async function caseAndClient(world: World) {
  const { headers } = await world.superAdmin()
  const { caseId } = await mustCall(world, headers, 'cases.create', { body: bodyOf('cases.create') })
  const { clientId } = await mustCall(world, headers, 'client.create', { body: bodyOf('client.create') })
  return { headers, caseId, clientId }
}

/** A client that is a party of a case. */
const ofParty =
  (
    inputOf: (ids: { clientId: string; caseId: string; casePartyId: string }, body: unknown) => Input,
  ): Prepare =>
  async (world, { body }) => {
    const { headers, clientId, caseId } = await caseAndClient(world)
    const party = { ...bodyOf('cases.addClientParty'), clientId, caseId, conflictsSeen: true }
    const { casePartyId } = await mustCall(world, headers, 'cases.addClientParty', { body: party })
    return { headers, input: inputOf({ clientId, caseId, casePartyId }, body) }
  }

const withDecision =
  (inputOf: (ids: { caseId: string; decisionId: string }) => Input): Prepare =>
  async (world) => {
    const { headers, caseId } = await caseAndClient(world)
    const { decision: decisionId } = world.textIds
    const body = { courtCaseId: decisionId }
    await mustCall(world, headers, 'cases.linkDecision', { params: { caseId }, body })
    return { headers, input: inputOf({ caseId, decisionId }) }
  }

export const caseSuccesses: Record<string, Prepare> = {
  ...Object.fromEntries(plain),
  'hearings.list': ofCase(),
  'hearings.add': ofCase(),
  'hearings.update': ofHearing(),
  'hearings.delete': ofHearing(),
  'hearings.restore': ofHearing('hearings.delete'),
  'limits.list': ofCase(),
  'limits.add': ofCase(),
  'limits.update': ofLimit(),
  'limits.complete': ofLimit(),
  'limits.confirm': ofAwaiting,
  'limits.reject': ofAwaiting,
  'limits.reopen': ofLimit('limits.complete'),
  'limits.delete': ofLimit(),
  'limits.restore': ofLimit('limits.delete', { isCritical: false }),
  'calendar.readFeed': ofFeed,
  'notifications.markRead': async (world, sample) => {
    const good = await ofCase()(world, {})
    const { caseId = '' } = good.input.params ?? {}
    await world.system(sql`
      insert into notifications (company_id, user_id, subject_kind, subject_id, entry_id, kind, at, on_screen, in_digest)
      select company_id, created_by, 'case', id, 1, 'caseChanged', created_at, true, false from cases where id = ${caseId}`)
    return { ...good, input: { body: { ...(sample.body as object), subjectId: caseId, upTo: '999999999' } } }
  },
  'notifications.set': async (world, { body }) => ({
    headers: (await world.superAdmin()).headers,
    input: { body: { ...(body as object), kind: 'hearing' } },
  }),
  'tasks.restore': ofTask('tasks.delete'),
  'tasks.move': ofTask(undefined, (body, { caseTaskId }) => ({ ...body, besideId: caseTaskId })),
  'taskTemplates.restore': ofTemplate,
  'cases.deleteView': async (world) => {
    const { headers } = await world.superAdmin()
    const { viewId } = await mustCall(world, headers, 'cases.saveView', { body: bodyOf('cases.saveView') })
    return { headers, input: { body: { viewId } } }
  },
  'cases.updateParty': ofParty(({ caseId, casePartyId }, body) => ({
    params: { caseId, casePartyId },
    body,
  })),
  'cases.deleteParty': ofParty(({ caseId, casePartyId }) => ({ params: { caseId, casePartyId } })),
  'cases.removeClientParty': ofParty((body) => ({ body })),
  'cases.addClientParty': async (world, { body }) => {
    const { headers, clientId, caseId } = await caseAndClient(world)
    return { headers, input: { body: { ...(body as object), clientId, caseId, conflictsSeen: true } } }
  },
  'cases.ofClient': async (world) => {
    const { headers, clientId } = await caseAndClient(world)
    return { headers, input: { params: { clientId } } }
  },
  'cases.linkDecision': async (world) => {
    const { headers, caseId } = await caseAndClient(world)
    return { headers, input: { params: { caseId }, body: { courtCaseId: world.textIds.decision } } }
  },
  'cases.unlinkDecision': withDecision(({ caseId, decisionId }) => ({
    params: { caseId, courtCaseId: decisionId },
  })),
  'cases.usingDecision': withDecision(({ decisionId }) => ({ params: { courtCaseId: decisionId } })),
  'cases.decisions': withDecision(({ caseId }) => ({ params: { caseId } })),
  'cases.updatePermissions': ofCase((_body, { userId }) => ({
    permissions: [{ userId, permission: 'write' }],
  })),
}
