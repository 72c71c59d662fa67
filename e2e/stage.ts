/** The server and the browser of a journey: there before its first test, gone after its last. */
import { after, afterEach } from 'node:test'
import { startServer } from './server.ts'
import { openBrowser } from './support.ts'

export const server = await startServer()
export const browser = await openBrowser()

const LONGEST = 1_500
const PATIENCE_MS = 2_000

// A journey that failed tells what stood on its screens, not only what was waited for.
afterEach(async (context) => {
  // Newer than the types.
  if ((context as unknown as { passed: boolean }).passed) return
  for (const screen of browser.contexts()) {
    for (const page of screen.pages()) {
      const text = await page
        .locator('body')
        .ariaSnapshot({ timeout: PATIENCE_MS })
        .catch(() => '')
      console.log(`== ${page.url()}\n${text.slice(0, LONGEST)}`)
    }
    await screen.close()
  }
})

after(async () => {
  await browser.close()
  await server.remove()
})
