/** Reads from the measured server how long its event loop was blocked, and its memory. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LoopReport } from '../search/loop-probe.ts'

export interface Probe {
  /** For NODE_OPTIONS of the server. */
  option: string
  /** Since the last call. */
  ask: () => Promise<LoopReport>
}

export async function openProbe(): Promise<Probe> {
  const port = await freePort()
  return {
    option: `--import ${new URL(`../search/loop-probe.ts?port=${port}`, import.meta.url).href}`,
    ask: async () => (await fetch(`http://127.0.0.1:${port}`)).json() as Promise<LoopReport>,
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
