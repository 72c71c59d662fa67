import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DocumentError, readDocx, readUdf } from '@mizan/platform/text-documents'
import { hostileFiles } from './files.ts'
import { hostileBounds, keeps, readApart } from './main.ts'
import { beginningOf, tablePath } from './table.ts'

test('there are at least sixty hostile files, each with a name of its own', () => {
  assert.ok(hostileFiles.length >= 60)
  assert.equal(new Set(hostileFiles.map(({ type, name }) => `${type} ${name}`)).size, hostileFiles.length)
})

test('a hostile document is read or refused with a reason, and nothing else is thrown', () => {
  const small = hostileFiles.filter(({ type, isHeavy }) => !isHeavy && (type === 'udf' || type === 'docx'))
  for (const { name, type, make } of small) {
    try {
      if (type === 'udf') readUdf(make())
      else readDocx(make())
    } catch (error) {
      assert.ok(error instanceof DocumentError, `${name}: ${error}`)
    }
  }
})

test('a crash, too much time and too much memory are seen', async () => {
  const fine = { what: 'read', milliseconds: 1, megabytes: 1 }
  assert.ok(keeps(fine))
  assert.ok(!keeps({ ...fine, what: 'crashed with 1' }))
  assert.ok(!keeps({ ...fine, milliseconds: hostileBounds.milliseconds + 1 }))
  assert.ok(!keeps({ ...fine, megabytes: hostileBounds.megabytes + 1 }))
  const crashed = await readApart({ name: '', type: 'none' as 'udf', make: () => Buffer.from('x') })
  assert.ok(crashed.what.startsWith('crashed'), crashed.what)
})

test('the published table has the files of the script; npm run eval -- hostile --table makes it anew', () => {
  const lines = readFileSync(tablePath, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  assert.equal(lines.length, hostileFiles.length)
  for (const [index, file] of hostileFiles.entries()) {
    assert.ok(lines[index]?.startsWith(beginningOf(file)), `${file.name} is not in its place`)
    assert.doesNotMatch(lines[index] ?? '', /crashed with/)
  }
})
