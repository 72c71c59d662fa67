/** The server and the browser of a journey: there before its first test, gone after its last. */
import { after } from 'node:test'
import { startServer } from './server.ts'
import { openBrowser } from './support.ts'
import { keepTraces } from './traces.ts'

export const server = await startServer()
export const browser = await openBrowser()

keepTraces(browser)

after(async () => {
  await browser.close()
  await server.remove()
})
