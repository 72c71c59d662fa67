/** Calls about cases, tasks and task templates that succeed. */

import type { Row } from '@mizan/platform/contract'
import type { SampleCall, SampleCalls, SampleInput, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { caseRows } from '../../contract.ts'

/** The sample of a row about one case, for a case of the caller. */
const ofCase =
  (changed: (body: object, ids: { userId: string }) => object = (body) => body): SampleCall =>
  async (world, { body }: SampleInput) => {
    const { headers, userId } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: world.bodyOf('cases.create') })
    const sent = body === undefined ? {} : { body: changed(body as object, { userId }) }
    return { headers, input: { params: { caseId }, ...sent } }
  }

/** The sample of a row about one task, for a task of the caller; `before` is called with it first. */
const ofTask =
  (
    before?: string,
    changed: (body: object, ids: { caseTaskId: string }) => object = (body) => body,
  ): SampleCall =>
  async (world, { body }: SampleInput) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: world.bodyOf('cases.create') })
    const add = () =>
      world.must(headers, 'tasks.add', { params: { caseId }, body: world.bodyOf('tasks.add') })
    const { caseTaskId } = await add()
    const params = { caseId, caseTaskId }
    if (before) await world.must(headers, before, { params })
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
  ): SampleCall =>
  async (world, { body }: SampleInput) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: world.bodyOf('cases.create') })
    const added = await world.must(headers, add, {
      params: { caseId },
      body: { ...world.bodyOf(add), ...more },
    })
    const params = { caseId, [id]: added[id] }
    if (!before) return { headers, input: { params, ...(body === undefined ? {} : { body }) } }
    const first = world.bodyOf(before)
    const changed = await world.must(headers, before, { params, ...(first && { body: first }) })
    const seen = 'version' in changed ? { version: changed.version } : {}
    return { headers, input: { params, ...(body === undefined ? {} : { body: { ...body, ...seen } }) } }
  }

const ofHearing = (before?: string) => ofDate('hearings.add', 'hearingId', before)
const ofLimit = (before?: string, more?: object) => ofDate('limits.add', 'limitId', before, more)

/** A critical time limit that somebody else in the office has said is done. */
const ofAwaiting: SampleCall = async (world, sample) => {
  const good = await ofLimit('limits.complete')(world, sample)
  const { limitId = '' } = good.input.params ?? {}
  await world.system(sql`update case_limits set requested_by = 'somebody else' where id = ${limitId}`)
  return good
}

const ofFeed: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const { address } = await world.must(headers, 'calendar.createFeed')
  return { headers: {}, input: { params: { secretKey: address.split('/').at(-2) } } }
}

const ofTemplate: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const body = world.bodyOf('taskTemplates.create')
  const { templateId } = await world.must(headers, 'taskTemplates.create', { body })
  await world.must(headers, 'taskTemplates.delete', { params: { templateId } })
  return { headers, input: { params: { templateId } } }
}

const plain = Object.entries<Row>(caseRows).flatMap(([name, { path }]) =>
  /^(cases|tasks)\./.test(name) && path.includes('{caseId}')
    ? [[name, path.includes('{caseTaskId}') ? ofTask() : ofCase()] as const]
    : [],
)

async function caseAndClient(world: SampleWorld) {
  const { headers } = await world.superAdmin()
  const { caseId } = await world.must(headers, 'cases.create', { body: world.bodyOf('cases.create') })
  const { clientId } = await world.must(headers, 'client.create', { body: world.bodyOf('client.create') })
  return { headers, caseId, clientId }
}

/** A client that is a party of a case. */
const ofParty =
  (
    inputOf: (ids: { clientId: string; caseId: string; casePartyId: string }, body: unknown) => SampleInput,
  ): SampleCall =>
  async (world, { body }) => {
    const { headers, clientId, caseId } = await caseAndClient(world)
    const party = { ...world.bodyOf('cases.addClientParty'), clientId, caseId, conflictsSeen: true }
    const { casePartyId } = await world.must(headers, 'cases.addClientParty', { body: party })
    return { headers, input: inputOf({ clientId, caseId, casePartyId }, body) }
  }

const withDecision =
  (inputOf: (ids: { caseId: string; decisionId: string }) => SampleInput): SampleCall =>
  async (world) => {
    const { headers, caseId } = await caseAndClient(world)
    const { decision: decisionId } = world.textIds
    const body = { courtCaseId: decisionId }
    await world.must(headers, 'cases.linkDecision', { params: { caseId }, body })
    return { headers, input: inputOf({ caseId, decisionId }) }
  }

export const caseSampleCalls: SampleCalls = {
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
  'tasks.restore': ofTask('tasks.delete'),
  'tasks.move': ofTask(undefined, (body, { caseTaskId }) => ({ ...body, besideId: caseTaskId })),
  'taskTemplates.restore': ofTemplate,
  'cases.deleteView': async (world) => {
    const { headers } = await world.superAdmin()
    const { viewId } = await world.must(headers, 'cases.saveView', { body: world.bodyOf('cases.saveView') })
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
