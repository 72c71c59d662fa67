// node platform/bootstrap/run.mjs <entry.ts> [arguments]: installs what is missing, then runs the entry on the
// pinned Node and ends as it ends. Runs on Node 20 with nothing installed, therefore plain JavaScript.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { childEnvironment } from './environment.mjs'
import { InstallError, installMissing } from './install.mjs'
import { root } from './paths.mjs'
import { findRuntime, RuntimeError } from './runtime.mjs'

const SHELL_WATCH_MS = 250

const say = (line) => process.stderr.write(`${line}\n`)

async function main([entry, ...rest]) {
  if (!entry) throw new RuntimeError('Usage: node platform/bootstrap/run.mjs <entry.ts> [arguments]')
  endWithShellOfNpm()
  await installMissing(say)
  const node = findRuntime()
  return run(node, [resolve(root, entry), ...rest])
}

function run(node, args) {
  const child = spawn(node.path, args, { stdio: 'inherit', env: childEnvironment(node) })
  passSignalsOn(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (status, signal) => done(status ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

// A terminal sends Ctrl-C to the child as well, and a second one would mean "at once": it is passed on only
// when it was meant for this process alone.
function passSignalsOn(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
}

// npm tells a request to stop to the shell between us alone. That one ends and leaves us behind, with a parent that is
// another process: the sign that we were meant.
function endWithShellOfNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, SHELL_WATCH_MS)
  watch.unref()
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(
    error instanceof InstallError || error instanceof RuntimeError
      ? error.message
      : String(error?.stack ?? error),
  )
  process.exitCode = 1
}
