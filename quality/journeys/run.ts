/** Runs files of journeys, each in a process and so with a browser of its own. */
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { type OwnServer, startServer } from '../../e2e/server.ts'

export interface Run {
  files: string[]
  /** The number of files that run at once. */
  workers: number
  /** Whether the files of a worker share a server; otherwise each file has its own. */
  shared: boolean
  /** Folder for the traces of its journeys. */
  traces: string
  /** Titles of journeys whose trace is kept even if they pass. */
  traced: string[]
  signal: AbortSignal
  start?: () => Promise<Pick<OwnServer, 'address' | 'remove'>>
}

/** The result of a file, with its time in seconds. */
export interface Outcome {
  file: string
  seconds: number
  /** Titles of the journeys that failed; empty if the file itself crashed. */
  failed?: string[]
}

export const workersOf = (): number => Math.max(3, Math.floor(availableParallelism() / 2))

/** Its journeys cannot share a server: they stop it, or read data of all offices. */
export const isAlone = (file: string): boolean => file.endsWith('.alone.journey.ts')

/** Returns the outcomes in the order in which the files ended. */
export async function runFiles(options: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = options.files.map((file, at) => ({ file, at }))
  const { start = startServer } = options
  const work = async () => {
    let server: Awaited<ReturnType<typeof start>> | undefined
    try {
      for (let next = waiting.shift(); next && !options.signal.aborted; next = waiting.shift()) {
        if (options.shared && !isAlone(next.file)) server ??= await start()
        const given = isAlone(next.file) ? undefined : server
        outcomes.push(await runFile(next.file, options, environmentOf(options, next.at, given)))
      }
    } finally {
      await server?.remove()
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.workers, options.files.length) }, work))
  return outcomes
}

/** The variables that the process of the file reads, in e2e/stage.ts, people.ts and traces.ts. */
function environmentOf({ traces, traced }: Run, at: number, server?: object): NodeJS.ProcessEnv {
  const { JOURNEY_SERVER: _, ...environment } = process.env
  return {
    ...environment,
    TRACES: traces,
    TRACED: JSON.stringify(traced),
    JOURNEY_FILE: String(at),
    ...(server && { JOURNEY_SERVER: JSON.stringify(server) }),
  }
}

async function runFile(file: string, { signal }: Run, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const begun = performance.now()
  const stream = run({ files: [file], signal, env })
  let failed: string[] | undefined
  stream.on('test:fail', ({ name }) => {
    failed = [...(failed ?? []), ...(isTitle(name, file) ? [name] : [])]
  })
  // Printed as a whole, because several files run at once.
  let told = ''
  for await (const line of stream.compose(spec)) told += String(line).replace(totals, '')
  const seconds = (performance.now() - begun) / 1_000
  process.stdout.write(`\n${basename(file)}: ${seconds.toFixed(1)} s\n${told}`)
  return { file, seconds, failed }
}

/** The totals at the end of each file; failures are listed below them. */
const totals = /^ℹ .*\n/gm

/** A file that crashes is reported as a test with the name of the file. */
const isTitle = (name: string, file: string): boolean => basename(name) !== basename(file)
