/**
 * The data folder of the product after a first start. It is made once for each state of the code and copied for tests
 * that are about something else, because a first start takes three times as much work as the next one.
 */
import { chmodSync, chownSync, cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { preparedFolder } from '@mizan/platform/testing'
import { run, servedAt, until } from './server-process.ts'

/** Nobody signs in while it is made, so that each test may be the first. */
async function startOnce(dataDir: string): Promise<void> {
  const server = run('server', dataDir)
  const address = await servedAt(server)
  await until(async () => {
    const { data } = (await (await fetch(`${address}/api/status`)).json()) as { data: { state: string } }
    return data.state === 'ok'
  }, 120)
  const { code, output } = await server.end('SIGTERM')
  if (code !== 0) throw new Error(`The first start could not be prepared:\n${output}`)
}

/** `dataDir`: a folder that does not exist yet. */
export async function copyUsedInstallation(dataDir: string): Promise<void> {
  copyExactly(await preparedFolder('installation', startOnce), dataDir)
}

/** Copies with owners and rights, which PostgreSQL checks. */
export function copyExactly(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid, mode } = statSync(join(from, name))
    chownSync(join(to, name), uid, gid)
    chmodSync(join(to, name), mode)
  }
}
