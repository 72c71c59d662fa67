/** Reads from the measured server how long its event loop was blocked, and its memory. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LoopReport } from '../search/loop-probe.ts'

export interface Probe {
  /** The option for NODE_OPTIONS of the server. */
  option: string
  /** Returns the report since the last call. */
  ask: () => Promise<LoopReport>
  /** The same after garbage was collected. */
  askCollected: () => Promise<LoopReport>
}

export async function openProbe(): Promise<Probe> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const ask = async (of: string) => (await fetch(of)).json() as Promise<LoopReport>
  return {
    option: `--import ${new URL(`../search/loop-probe.ts?port=${port}`, import.meta.url).href}`,
    ask: () => ask(address),
    askCollected: () => ask(`${address}/?collect`),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
