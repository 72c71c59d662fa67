/**
 * Loaded into the server by `--import …/loop-probe.ts?port=…`: answers with its memory, with the longest time for which
 * its event loop was blocked since the last request, and with the processor time that it has taken so far.
 */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoopReport {
  longestNanoseconds: number
  /** Resident memory in bytes. */
  rss: number
  /** Of all threads of the process. */
  processorMs: number
}

const port = Number(new URL(import.meta.url).searchParams.get('port'))
const monitor = monitorEventLoopDelay({ resolution: 1 })
monitor.enable()

const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage()
  const told: LoopReport = {
    longestNanoseconds: monitor.max,
    rss: process.memoryUsage().rss,
    processorMs: (user + system) / 1_000,
  }
  monitor.reset()
  response.end(JSON.stringify(told))
})
// A helper process of the server loads this file too; the port is then already taken.
server.on('error', () => undefined)
server.listen(port, '127.0.0.1').unref()
