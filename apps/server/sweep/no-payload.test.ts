/** Calls for which the specification lists no payload are answered without a body, however a client leaves it out. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import { allRows } from './rows.ts'
import { goodCallOf } from './successes.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

/**
 * The calls of the specification that change something, whose payload it leaves empty and that the product has. Calls
 * that it only names are left out, and `/bar-associations/create`, which has to name the missing bar.
 */
const withoutPayload = [
  '/auth/logout',
  '/bar-associations/all',
  '/bar-associations/membership/{userId}/set-confirmed',
  '/bar-associations/membership/{userId}/set-notvalid',
  '/case-management/{caseId}/delete',
  '/case-management/{caseId}/case-party/delete/{casePartyId}',
  '/case-management/{caseId}/document/{documentId}/delete',
  '/case-management/{caseId}/court-case/delete/{courtCaseId}',
  '/case-management/{caseId}/case-tasks/{caseTaskId}/delete',
  '/case-management/{caseId}/follow',
  '/case-management/{caseId}/unfollow',
  '/client/{clientId}/delete',
  '/company/member/{userId}',
  '/invite/delete/{invitationId}',
  '/user/complete-tutorial',
  // Its text is optional, and it has no other field.
  '/case-search/user/feedback',
]

const byPath = new Map(allRows.filter(([, { method }]) => method === 'POST').map((one) => [one[1].path, one]))

/** The bodies that clients send if they have nothing to say. */
const empty: Record<string, { headers?: Record<string, string>; payload?: string }> = {
  'no body': {},
  'an empty body of JSON': { headers: { 'content-type': 'application/json' } },
  'an empty object': { headers: { 'content-type': 'application/json' }, payload: '{}' },
  null: { headers: { 'content-type': 'application/json' }, payload: 'null' },
}

const addressOf = ({ path }: Row, params: Record<string, string> = {}) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`

for (const path of withoutPayload)
  for (const [said, { headers: more = {}, payload }] of Object.entries(empty))
    test(`POST ${path} without a payload is answered with ${said}`, async () => {
      const [name, row] = byPath.get(path) ?? []
      assert.ok(name && row, `${path} is no row`)
      const { headers, input } = await goodCallOf(world, name)
      const answer = await world.server.inject({
        method: 'POST',
        url: addressOf(row, input.params),
        headers: { ...headers, ...more },
        ...(payload !== undefined && { payload }),
      })
      assert.equal(answer.statusCode, 200, answer.body)
    })
