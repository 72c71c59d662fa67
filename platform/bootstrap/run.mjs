/**
 * node platform/bootstrap/run.mjs [--keep-running] <entry.ts> [arguments]: installs what is missing, then runs the
 * entry on the pinned Node and exits with its status; with --keep-running a crashed server is started again. Runs on
 * Node 20 with nothing installed, therefore plain JavaScript.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { childEnvironment } from './environment.mjs'
import { installMissing } from './install.mjs'
import { keepRunning, runOnce } from './keep-running.mjs'
import { InstallError } from './npm.mjs'
import { setFor } from './packages.mjs'
import { root } from './paths.mjs'
import { findRuntime, RuntimeError } from './runtime.mjs'

const SHELL_WATCH_MS = 250
const KEEP_RUNNING = '--keep-running'
const LET_GO = 'apps/server/commands/let-go.ts'
const WITH_CHANNEL = ['inherit', 'inherit', 'inherit', 'ipc']

const say = (line) => process.stderr.write(`${line}\n`)

async function main(words) {
  const keeps = words[0] === KEEP_RUNNING
  const [entry, ...rest] = keeps ? words.slice(1) : words
  if (!entry)
    throw new RuntimeError(`Usage: node platform/bootstrap/run.mjs [${KEEP_RUNNING}] <entry.ts> [arguments]`)
  endWithShellOfNpm()
  await installMissing(setFor(entry), say)
  const node = findRuntime()
  const args = [resolve(root, entry), ...rest]
  const start = () =>
    spawn(node.path, args, { stdio: keeps ? WITH_CHANNEL : 'inherit', env: childEnvironment(node) })
  return keeps ? keepRunning(start, () => letGo(node)) : runOnce(start)
}

/** A killed server leaves its PostgreSQL running, which stops with the last program that uses it. */
async function letGo(node) {
  const child = spawn(node.path, [resolve(root, LET_GO)], { stdio: 'inherit', env: childEnvironment(node) })
  await new Promise((done) => {
    child.once('error', done)
    child.once('exit', done)
  })
}

/**
 * npm passes a request to stop only to the shell between npm and this process. The shell ends, and this process gets
 * another parent: that is the sign that the stop was meant for it.
 */
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
