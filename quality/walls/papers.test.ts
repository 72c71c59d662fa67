import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { wrongPapers } from './papers.ts'

const folder = 'docs/decisions'
const unknown = '007'
const paper = '# 001 · A paper\n\nIt is short.\n'

function complaintsAbout(t: TestContext, files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'papers-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return wrongPapers(root)
}

test('the papers of the project are short and every paper that is named exists', () => {
  assert.deepEqual(wrongPapers(join(import.meta.dirname, '../..')), [])
})

test('a short paper that is named from code, documents and papers has no complaint', (t) => {
  const files = {
    [`${folder}/001-a.md`]: paper,
    [`${folder}/002-b.md`]: '# 002 · Another paper\n\nIt follows from the first (001).\n',
    'docs/map.md': `See decision 001 and ${folder}/002-b.md.\n`,
    'platform/a.ts': '/** What is kept (decision 001). */\n',
  }
  assert.deepEqual(complaintsAbout(t, files), [])
})

test('a paper with too many lines, a long line or a foreign number is refused', (t) => {
  const files = {
    [`${folder}/001-a.md`]: paper + 'line\n'.repeat(28),
    [`${folder}/002-b.md`]: `# 002 · Long\n\n${'a'.repeat(121)}\n`,
    [`${folder}/003-c.md`]: paper,
  }
  assert.deepEqual(complaintsAbout(t, files), [
    `${folder}/001-a.md has 31 lines; 30 at most`,
    `${folder}/002-b.md has more than 120 characters in line 3`,
    `${folder}/003-c.md does not begin with its number and title`,
  ])
})

test('a reference to a paper that does not exist is refused', (t) => {
  const files = {
    'README.md': `The reasons are in decision ${unknown}.\n`,
    [`${folder}/001-a.md`]: `${paper}\nIt holds everywhere (001, 004), and later (005).\n`,
    'platform/a.ts': `/** See ${folder}/001-b.md and Decision ${unknown}. */\n`,
  }
  assert.deepEqual(complaintsAbout(t, files), [
    `README.md refers to the paper ${unknown}, which does not exist`,
    `${folder}/001-a.md refers to the paper 004, which does not exist`,
    `${folder}/001-a.md refers to the paper 005, which does not exist`,
    'platform/a.ts refers to the paper 001-b.md, which does not exist',
    `platform/a.ts refers to the paper ${unknown}, which does not exist`,
  ])
})

test('more words than a reader gets through are refused', (t) => {
  const files = Object.fromEntries(
    Array.from({ length: 29 }, (_, at) => {
      const number = String(at + 100)
      return [`${folder}/${number}-a.md`, `# ${number} · Words\n\n${`${'a '.repeat(40)}\n`.repeat(13)}`]
    }),
  )
  assert.deepEqual(complaintsAbout(t, files), ['docs/decisions has 15138 words; 15000 at most'])
})
