/**
 * Loaded by every process of a unit test and by those that it starts: notes the routes that answer, in the file that
 * `TEST_REQUESTS` names. `npm test -- changed` reads it to know which tests a change of a call can reach.
 */
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'

interface HookRequest {
  request: { method: string; routeOptions: { url?: string } }
}

/** The calls by the file that they are written to, because the files of a group share a process. */
const noted = new Map<string, Set<string>>()

// Published by Fastify.
subscribe('tracing:fastify.request.handler:start', (message) => {
  const { method, routeOptions } = (message as HookRequest).request
  const file = process.env.TEST_REQUESTS
  if (!file || !routeOptions.url?.startsWith('/api/')) return
  const call = `${method} ${routeOptions.url.slice('/api'.length)}`
  const known = noted.get(file) ?? new Set()
  if (known.has(call)) return
  noted.set(file, known.add(call))
  // Written at once, because a test may kill this process.
  appendFileSync(file, `${call}\n`)
})
