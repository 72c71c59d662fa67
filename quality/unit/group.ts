/** The process of a group: each file is a suite, so that its hooks are run for its own tests only, one file at a time. */
import { join } from 'node:path'
import { suite } from 'node:test'

const root = join(import.meta.dirname, '../..')
const files: string[] = JSON.parse(process.env.UNIT_FILES ?? '[]')
if (files.some((file) => file.endsWith('.tsx'))) await import('../../platform/ui/testing/loading.ts')
// Tests and what they start know nothing of the group.
delete process.env.UNIT_FILES
for (const file of files) suite(file, async () => void (await import(join(root, file))))
