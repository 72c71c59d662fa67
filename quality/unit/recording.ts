/** The requests that each test file caused when it last ran to its end; see requests.ts. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = 'test-results/requests'
const recordOf = (root: string, file: string) => join(root, folder, `${file}.txt`)
/** The name until the end of the file, so that a run that was stopped leaves no incomplete record. */
const unfinished = (record: string) => `${record}.part`

/** An option for `NODE_OPTIONS`, which the processes that a test starts inherit. */
export const recordingOption = `--import=${import.meta.resolve('./requests.ts')}`

export function beginRecord(root: string, file: string): void {
  const record = recordOf(root, file)
  rmSync(record, { force: true })
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(unfinished(record), '')
  process.env.TEST_REQUESTS = unfinished(record)
}

export function endRecord(root: string, file: string): void {
  delete process.env.TEST_REQUESTS
  renameSync(unfinished(recordOf(root, file)), recordOf(root, file))
}

/** Calls such as `GET /company/members/:userId`; undefined for a test that has not run here yet. */
export function recorded(root: string, file: string): string[] | undefined {
  const record = recordOf(root, file)
  if (!existsSync(record)) return undefined
  const calls = readFileSync(record, 'utf8').split('\n').filter(Boolean)
  return [...new Set(calls)].sort()
}
