/** The server and the browser of a journey: there before its first test, gone after its last. */
import { after } from 'node:test'
import { openBrowser, startServer } from './support.ts'

export const server = await startServer()
export const browser = await openBrowser()

after(async () => {
  await browser.close()
  await server.remove()
})
