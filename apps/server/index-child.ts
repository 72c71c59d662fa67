/** Builds the search index in a process of its own, so that the server keeps answering meanwhile. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Log } from '@mizan/platform/log'

const command = join(import.meta.dirname, 'commands/corpus.ts')

export function buildIndexInChild(log: Log, signal: AbortSignal): Promise<void> {
  log.info('building the search index')
  const started = performance.now()
  const child = spawn(process.execPath, [command, 'index', '--quiet'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-4_000)))
  const endWithParent = () => child.kill()
  process.once('exit', endWithParent)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', endWithParent)
      if (code === 0) {
        log.info({ seconds: Math.round((performance.now() - started) / 1_000) }, 'the search index was built')
        return resolve()
      }
      if (signal.aborted) return reject(signal.reason)
      log.error({ code, complaint }, 'the search index could not be built')
      reject(new Error('The search index could not be built.'))
    })
  })
}
