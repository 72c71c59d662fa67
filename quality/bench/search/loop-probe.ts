/**
 * Loaded into the server by `--import …/loop-probe.ts?port=…`: answers with its memory, with the longest time for which
 * its event loop was blocked since the last request, and with the processor time that it has taken so far. Asked with
 * `?collect`, it collects garbage first.
 */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface LoopReport {
  longestNanoseconds: number
  /** Resident memory in bytes. */
  rss: number
  /** Bytes in use by JavaScript and its buffers. */
  used: number
  /** The processor time of all threads of the process. */
  processorMs: number
}

const port = Number(new URL(import.meta.url).searchParams.get('port'))
const monitor = monitorEventLoopDelay({ resolution: 1 })
monitor.enable()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const server = createServer((request, response) => {
  if (request.url?.endsWith('?collect')) collectGarbage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const told: LoopReport = {
    longestNanoseconds: monitor.max,
    rss,
    used: heapUsed + external,
    processorMs: (user + system) / 1_000,
  }
  monitor.reset()
  // The connection is closed: an open one could be closed just as the next request is written to it.
  response.setHeader('connection', 'close').end(JSON.stringify(told))
})
// A helper process of the server loads this file too; the port is then already taken.
server.on('error', () => undefined)
server.listen(port, '127.0.0.1').unref()
