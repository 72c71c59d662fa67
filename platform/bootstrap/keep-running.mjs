/**
 * Restarts a server that was killed, or that ended with an error after it had been serving. A server that was asked
 * to stop, or could not start because of a wrong setting or a taken port, is not restarted. Plain JavaScript, as it
 * runs on Node 20.
 */
import { constants } from 'node:os'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A server that has served for this long was healthy: the next pause is a short one again. */
const STEADY_MS = 300_000
const STOPS = ['SIGTERM', 'SIGHUP', 'SIGINT']

/** The pause before the server is started again, after `falls` further crashes. */
export const pauseAfter = (falls) => Math.min(FIRST_PAUSE_MS * 2 ** falls, LONGEST_PAUSE_MS)

/**
 * Returns the status with which everything ends. The child reports over its channel that it is `serving` or
 * `stopping`; `letGo` stops what a crashed child has left behind if no other child follows.
 */
export async function keepRunning(start, letGo) {
  const stop = onStop()
  for (let falls = 0; ; falls += 1) {
    const child = start()
    stop.passTo(child)
    const begun = Date.now()
    const end = await endOf(child)
    if (stop.isAsked() || !isFall(end)) {
      if (falls > 0 && !end.isStopping && end.status !== 0) await letGo()
      return statusOf(end)
    }
    if (end.hasServed && Date.now() - begun > STEADY_MS) falls = 0
    const pauseMs = pauseAfter(falls)
    printFall({ ...(end.signal ? { signal: end.signal } : { status: end.status }), pauseMs })
    await stop.orAfter(pauseMs)
    if (stop.isAsked()) {
      await letGo()
      return 0
    }
  }
}

/** Runs a program once. A program that is not restarted only needs its signals passed on. */
export async function runOnce(start) {
  const child = start()
  onStop().passTo(child)
  return statusOf(await endOf(child))
}

/**
 * A terminal sends Ctrl-C to the child as well, and a second one would mean "at once", so the signal is passed on
 * only if it was sent to this process alone.
 */
function onStop() {
  let child
  let isAsked = false
  let wake = () => {}
  for (const signal of STOPS) {
    process.on(signal, () => {
      isAsked = true
      wake()
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal)
    })
  }
  return {
    isAsked: () => isAsked,
    passTo: (next) => {
      child = next
    },
    orAfter: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

function endOf(child) {
  let hasServed = false
  let isStopping = false
  child.on('message', (word) => {
    hasServed ||= word === 'serving'
    isStopping ||= word === 'stopping'
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status, signal) => resolve({ status, signal, hasServed, isStopping }))
  })
}

/** When memory runs out, Node ends itself with SIGABRT, and the kernel kills with SIGKILL. */
function isFall({ status, signal, hasServed, isStopping }) {
  if (isStopping) return false
  return signal ? !STOPS.includes(signal) : hasServed && status !== 0
}

const statusOf = ({ status, signal }) => status ?? 128 + (constants.signals[signal] ?? 0)

/** Writes a line in the format of the server's own log, so that the same tools can read it. */
function printFall(what) {
  const time = new Date().toISOString()
  const msg = 'the server fell and is started again after a pause'
  const details = Object.entries(what).map(([name, value]) => `${name}=${value}`)
  const line = process.stdout.isTTY
    ? [time.slice(11, 19), 'ERROR', msg, ...details].join(' ')
    : JSON.stringify({ level: 'error', time, ...what, msg })
  process.stdout.write(`${line}\n`)
}
