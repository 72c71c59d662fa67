/**
 * A slow machine and a slow network on demand: `SLOWED=6` gives each page a sixth of the processor, `DELAYED=200`
 * lets each answer come 200 ms later. A journey that is red then looks at one instant, or the product is at fault.
 */
import type { BrowserContext, Page } from 'playwright-core'

const rate = Number(process.env.SLOWED ?? 1)
const latency = Number(process.env.DELAYED ?? 0)
const unlimited = -1

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const network = { latency, downloadThroughput: unlimited, uploadThroughput: unlimited, offline: false }
  await devtools.send('Network.enable')
  if (latency > 0) await devtools.send('Network.emulateNetworkConditions', network)
}

export function slowed(context: BrowserContext): void {
  // A page may be closed again before it is slow.
  if (rate > 1 || latency > 0) context.on('page', (page) => void slow(page).catch(() => {}))
}
