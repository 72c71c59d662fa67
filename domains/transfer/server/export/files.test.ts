import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FileError } from '@mizan/platform/files'
import { largestExport, leastFree, mostFiles } from '../../data/limits.ts'
import { expectedFiles } from './files.ts'

const counted = (files: number, bytes: number, free: number) =>
  expectedFiles(
    {} as never,
    { officeFiles: { count: async () => ({ files, bytes }) }, freeBytes: async () => free } as never,
    { id: 'export', company_id: 'office', all_versions: false } as never,
  )
const problemOf = (counting: Promise<unknown>) =>
  counting.then(
    () => 'none',
    (error) => error instanceof FileError && error.problem,
  )

test('an archive begins only if there is room for all files, and some of the disk stays free', async () => {
  assert.deepEqual(await counted(3, 1_000, leastFree + 1_000), [{ name: 'files', rows: 3 }])
  assert.equal(await problemOf(counted(3, 1_000, leastFree + 999)), 'full')
  const plenty = 10 * largestExport
  assert.equal(await problemOf(counted(1, largestExport + 1, plenty)), 'too_large')
  assert.equal(await problemOf(counted(mostFiles + 1, 0, plenty)), 'too_large')
})
