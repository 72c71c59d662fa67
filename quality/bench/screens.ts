/**
 * `npm run bench -- screens [--rounds <n>] [--address http://localhost:3000]`: the time from a click to what it brings, in a
 * browser that has loaded the product before, one click after the other. Without an address a server of its own is started
 * with the sample office, whose records the rounds add to.
 */
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'
import { noteAll } from '../figures.ts'
import { type Session, signInSample } from '../sign-in.ts'
import { clicksOf } from './screens/clicks.ts'
import { timeOf } from './screens/time.ts'
import { timingOf } from './search/measure.ts'
import { startServer } from './server.ts'

const window = { width: 1536, height: 900 }
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export async function benchScreens(words: string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '20' }, address: { type: 'string' } } as const
  const { values } = parseArgs({ args: words, options })
  const server = values.address ? null : await startServer()
  const address = values.address ?? server?.address ?? ''
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: flags })
  try {
    const session = await signInSample(address)
    await measure(await signedIn(browser, address, session), address, session, Number(values.rounds))
  } finally {
    await browser.close()
    await server?.stop()
  }
}

async function signedIn(browser: Browser, address: string, session: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: window, reducedMotion: 'reduce' })
  const { accessToken, refreshToken } = session
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('accessToken')) return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, language: 'tr' },
  )
  const until = Math.floor(Date.now() / 1_000) + 86_400
  await context.addCookies([{ name: 'cookie_consent', value: `declined.${until}`, url: address }])
  return context
}

/** Each round opens a page anew; the first one only fills the browser's own store, and does not count. */
async function measure(context: BrowserContext, address: string, session: Session, rounds: number) {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const { path, clicks } of await clicksOf(address, session, round)) {
      const page = await context.newPage()
      await page.goto(path)
      for (const { name, ready, prepare, click, seen } of clicks) {
        await page.locator(ready).first().waitFor()
        await prepare?.(page)
        const took = await timeOf(page, () => click(page), seen).catch((cause) => {
          throw new Error(`The click "${name}" on ${path} brought nothing`, { cause })
        })
        if (round > 0) times.set(name, [...(times.get(name) ?? []), took])
      }
      await page.close()
    }
  tell(times)
}

function tell(times: ReadonlyMap<string, number[]>): void {
  console.log(['click', 'p50 ms', 'p95 ms', 'max ms'].join('\t'))
  for (const [name, took] of times) {
    const { p50, p95, max } = timingOf(took, null)
    console.log([name, ...[p50, p95, max].map(Math.round)].join('\t'))
    noteAll({ p50, p95, max }, 'screens', name)
  }
}
