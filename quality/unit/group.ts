/** The process of a group: each file is a suite, so that its hooks are run for its own tests only, one file at a time. */
import { join } from 'node:path'
import { after, before, suite } from 'node:test'
import { processorSeconds, sayCosts } from './processor.ts'
import { beginRecord, endRecord } from './recording.ts'
import { tracked } from './tracking.ts'

const root = join(import.meta.dirname, '../..')
const files: string[] = JSON.parse(process.env.UNIT_FILES ?? '[]')
if (files.some((file) => file.endsWith('.tsx'))) await import('../../platform/ui/testing/loading.ts')
// Tests and what they start know nothing of the group.
delete process.env.UNIT_FILES

const costs: Record<string, number> = {}
process.once('exit', () => sayCosts({ all: processorSeconds(), files: costs }))

const loading = new Set(files)
const running = new Set(files)
/** A test that was given up may go on waiting, and its process with it. */
const PATIENCE_MS = 5_000

function end(file: string): void {
  running.delete(file)
  if (running.size === 0) setTimeout(() => process.exit(), PATIENCE_MS).unref()
}

const add = (file: string) =>
  suite(file, async () => {
    let begun = 0
    // This runs before the hooks of the file; loading belongs to the group, because files load the same modules.
    before(() => {
      begun = processorSeconds()
      beginRecord(root, file)
    })
    await import(join(root, file))
    after(() => {
      costs[file] = processorSeconds() - begun
      endRecord(root, file)
      end(file)
    })
    loading.delete(file)
    // This runs in a later turn, because the runner has to see the end of this one.
    if (loading.size === 0) setImmediate(endTracking)
  })

const endTracking = tracked(() => {
  for (const file of files) add(file)
})
