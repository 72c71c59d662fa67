/** Tests that a new name of a client is checked for conflicts by a domain that the domain of clients does not know. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('a client with a similar name is added only after it was seen, and the record says by whom', async () => {
  const { headers, userId } = await world.withRoles('ADMIN')
  const opponent = { displayTitle: 'Işık / Sözer', caseNumber: 'Y-1', opponentName: 'Tuğba Sözer' }
  const { caseId } = (await world.call(headers, 'cases.create', { body: opponent })).data
  const add = (body: object) =>
    world.call(headers, 'client.create', { body: { name: 'TUGBA SOZER', ...body } })
  const refused = await add({ conflictsSeen: false })
  assert.equal(refused.code, 'client.conflicts_found')
  const [finding] = refused.details.items[0].findings
  assert.deepEqual([finding.name, finding.case.caseId, finding.opposes], ['Tuğba Sözer', caseId, true])
  assert.equal((await world.call(headers, 'client.all')).data.items.length, 0)
  const added = (await add({ conflictsSeen: true })).data
  assert.equal(added.similarNames, 1)
  const { items } = (await world.call(headers, 'client.histories', { params: { clientId: added.clientId } }))
    .data
  const seen = items.find(({ action }: { action: string }) => action === 'client.conflicts_seen')
  assert.deepEqual([seen.details, seen.actor.id], [{ names: ['TUGBA SOZER'] }, userId])
  // A caller that does not confirm the similar names gets their number.
  assert.equal((await add({})).data.similarNames, 2)
})

test('a client is renamed to a similar name only after it was seen; the own name and parties are not among them', async () => {
  const { headers } = await world.withRoles('ADMIN')
  const created = async (name: string) =>
    (await world.call(headers, 'client.create', { body: { name, conflictsSeen: true } })).data
  await created('Nurdan Akgül')
  const { clientId } = await created('Cem Ufuk')
  const party = { displayTitle: 'Ufuk / Bilge', caseNumber: 'Y-2', clientId, conflictsSeen: true }
  const { caseId } = (await world.call(headers, 'cases.create', { body: party })).data
  await world.call(headers, 'cases.addClientParty', {
    body: { clientId, caseId, role: 'claimant', type: 'individual', conflictsSeen: true },
  })
  const rename = (name: string, version: number, more: object = {}) =>
    world.call(headers, 'client.updateName', { body: { clientId, name, version, ...more } })
  assert.equal((await rename('Cem Ufuk Can', 1, { conflictsSeen: false })).status, 200)
  const refused = await rename('NURDAN AKGUL', 2, { conflictsSeen: false })
  assert.equal(refused.code, 'client.conflicts_found')
  assert.equal(refused.details.items[0].findings[0].name, 'Nurdan Akgül')
  const renamed = await rename('NURDAN AKGUL', 2, { conflictsSeen: true })
  assert.deepEqual([renamed.data.name, renamed.data.similarNames], ['NURDAN AKGUL', 1])
  const { items } = (await world.call(headers, 'client.histories', { params: { clientId } })).data
  const seen = items.filter(({ action }: { action: string }) => action === 'client.conflicts_seen')
  assert.deepEqual(
    seen.map(({ details }: { details: object }) => details),
    [{ names: ['Nurdan Akgül'] }],
  )
  // A caller that does not confirm the similar names gets their number.
  assert.equal((await rename('Nurdan Akgul', 3)).data.similarNames, 1)
})
