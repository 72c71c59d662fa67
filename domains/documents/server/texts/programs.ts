/** Runs a program of the machine on bytes that nobody vouches for: for so long, with so much memory, and so much output. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'

export interface Outcome {
  /** Null if there is no such program, or it was ended. */
  status: number | null
  output: Buffer
  isLate: boolean
}

interface Bounds {
  path: string
  milliseconds: number
  input?: Buffer
  signal?: AbortSignal
}

/** Bytes that the program may take; Linux alone holds it to that, by `prlimit`. */
const memory = 1_500_000_000
const mostOutput = 100_000_000

/** @throws the reason of the signal, if it was aborted */
export async function runBounded(
  program: string,
  words: readonly string[],
  bounds: Bounds,
): Promise<Outcome> {
  const { path, milliseconds, signal } = bounds
  signal?.throwIfAborted()
  const found = await findIn(path, program)
  if (!found) return { status: null, output: Buffer.alloc(0), isLate: false }
  const limiter = await findIn('/usr/bin:/bin', 'prlimit')
  const seconds = Math.ceil(milliseconds / 1_000)
  const [command, ...all] = limiter
    ? [limiter, `--as=${memory}`, `--cpu=${seconds}`, '--core=0', found, ...words]
    : [found, ...words]
  const outcome = await run(command as string, all, bounds)
  signal?.throwIfAborted()
  return outcome
}

async function findIn(path: string, program: string): Promise<string | undefined> {
  for (const folder of path.split(':').filter((one) => one !== '')) {
    const file = join(folder, program)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

/** Gets no other environment than this: the server's own holds its secrets. */
function run(
  command: string,
  words: readonly string[],
  { path, milliseconds, input, signal }: Bounds,
): Promise<Outcome> {
  const child = spawn(command, words, {
    env: { PATH: path, LC_ALL: 'C.UTF-8', OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
    // A group of its own, which ends with everything that the program has started.
    detached: process.platform !== 'win32',
  })
  let isLate = false
  const end = () => endGroup(child)
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, milliseconds)
  signal?.addEventListener('abort', end, { once: true })
  const parts: Buffer[] = []
  let size = 0
  child.stdout.on('data', (part: Buffer) => {
    parts.push(part)
    size += part.length
    if (size > mostOutput) end()
  })
  // A program that does not want all of its input closes the pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input ?? Buffer.alloc(0))
  return new Promise((resolve) => {
    const done = (status: number | null) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve({ status, output: Buffer.concat(parts), isLate })
    }
    child.once('error', () => done(null))
    child.once('close', done)
  })
}

function endGroup(child: ChildProcess): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
