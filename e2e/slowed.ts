/**
 * A slow machine and a slow network on demand: `SLOWED=6` gives each page a sixth of the processor, `DELAYED=200`
 * delays each answer by 200 ms. A journey that fails then checks at a fixed moment, or the product is at fault.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

const rate = Number(process.env.SLOWED ?? 1)
const latency = Number(process.env.DELAYED ?? 0)
const unlimited = -1

const delay = (devtools: CDPSession, offline: boolean) =>
  devtools.send('Network.emulateNetworkConditions', {
    latency,
    downloadThroughput: unlimited,
    uploadThroughput: unlimited,
    offline,
  })

export function slowed(context: BrowserContext): void {
  if (rate <= 1 && latency <= 0) return
  const slow = async (page: Page) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    if (latency <= 0) return
    await devtools.send('Network.enable')
    await delay(devtools, false)
    // Network settings of the driver have no effect beside this.
    const setOffline = context.setOffline.bind(context)
    context.setOffline = async (offline) => {
      await setOffline(offline)
      await delay(devtools, offline)
    }
  }
  // A page may be closed again before it is slowed down.
  context.on('page', (page) => void slow(page).catch(() => {}))
}
