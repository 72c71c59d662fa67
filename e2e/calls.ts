/** Calls the server as a program would. */
import assert from 'node:assert/strict'
import type { TestServer } from './server.ts'
import { noteVisit } from './visits.ts'

export async function post(
  server: TestServer,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const address = `${server.address}/api${path}`
  noteVisit('POST', address)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: Record<string, string> }
  assert.equal(answer.status, 200, `${path} answered ${answer.status}`)
  return data
}

export async function get<Answer>(
  server: TestServer,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const address = `${server.address}/api${path}`
  noteVisit('GET', address)
  const answer = await fetch(address, { headers })
  assert.equal(answer.status, 200, `${path} answered ${answer.status}`)
  return ((await answer.json()) as { data: Answer }).data
}
