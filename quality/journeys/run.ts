/** Runs files of journeys, each in a process of its own and so with a browser and a server of its own. */
import { basename } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

export interface Run {
  files: string[]
  concurrency: number
  /** Folder for what its journeys leave behind. */
  traces: string
  /** Titles of journeys whose trace is kept even where they pass. */
  traced: string[]
  signal: AbortSignal
}

/** Gives the files that failed, each with the titles of its journeys that did; none where the file itself broke off. */
export async function runFiles({
  files,
  concurrency,
  traces,
  traced,
  signal,
}: Run): Promise<Map<string, string[]>> {
  // The processes of the files read it, in e2e/traces.ts.
  Object.assign(process.env, { TRACES: traces, TRACED: JSON.stringify(traced) })
  const failed = new Map<string, string[]>()
  const stream = run({ files, concurrency, signal })
  stream.on('test:fail', ({ name, file = name }) => {
    const titles = failed.get(file) ?? []
    failed.set(file, isTitle(name, file) ? [...titles, name] : titles)
  })
  for await (const line of stream.compose(spec)) process.stdout.write(line)
  return failed
}

/** A file that breaks off is told as a test of the name of the file. */
const isTitle = (name: string, file: string): boolean => basename(name) !== basename(file)
