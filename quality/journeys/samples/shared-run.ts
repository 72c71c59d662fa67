/** Runs samples with one worker on fake servers; reports how many servers were started and stopped. */
import { join } from 'node:path'
import { runFiles } from '../run.ts'

const told = { started: 0, removed: 0 }
const start = async () => {
  told.started += 1
  const remove = async () => {
    told.removed += 1
  }
  return { address: `http://server-${told.started}`, remove }
}
const files = ['where.sample.ts', 'apart.alone.journey.ts', 'where.sample.ts']
await runFiles({
  files: files.map((name) => join(import.meta.dirname, name)),
  workers: 1,
  shared: true,
  traces: process.env.SAMPLE_STATE ?? '',
  traced: [],
  signal: new AbortController().signal,
  start,
})
console.log(JSON.stringify(told))
