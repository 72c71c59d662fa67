/**
 * The server and the browser of a journey. The runner passes one server to all files of a worker; a file named
 * `*.alone.journey.ts`, or one that is started by hand, has its own.
 */
import { after } from 'node:test'
import type { OwnServer, TestServer } from './server.ts'
import { openBrowser } from './support.ts'
import { keepTraces } from './traces.ts'

const given = process.env.JOURNEY_SERVER
const own = given ? undefined : await startOwn()

export const server: TestServer = own ?? JSON.parse(given ?? '')
export const browser = await openBrowser()

keepTraces(browser)

/** The modules that start a server are loaded only for one: most files are given theirs. */
async function startOwn(): Promise<OwnServer> {
  const { startServer } = await import('./server.ts')
  return startServer()
}

/** For files with a server of their own. @throws Error if other files use the server as well */
export function ownServer(): NonNullable<typeof own> {
  if (!own) throw new Error('Other journeys are on this server')
  return own
}

after(async () => {
  await browser.close()
  await own?.remove()
})
