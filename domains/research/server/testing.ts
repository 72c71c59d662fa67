/** Small invented packs and a database for the tests of this domain. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from './migrations.ts'
import type { ResearchTables } from './tables.ts'

export const openResearchDatabase = (): Promise<TestDatabase<ResearchTables>> =>
  openTestDatabase<ResearchTables>(researchMigrations)

/** An invented decision; the number distinguishes it from others. */
export const decisionRow = (number: number, more: Record<string, unknown> = {}) => ({
  country: 'TR',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: `2019/${number}`,
  decisionNumber: `2020/${number}`,
  decisionDate: '2020-02-12',
  subject: 'Kira tespiti',
  source: 'Deneme',
  text: `Davacı kira bedelinin tespitini istemiştir (${number}).\nTBK'nın 344. maddesi uygulanır.\nSONUÇ: Hükmün ONANMASINA.`,
  ...more,
})

export const lawRow = (more: Record<string, unknown> = {}) => ({
  country: 'TR',
  lawNumber: '6098',
  title: 'Türk Borçlar Kanunu',
  kind: 'kanun',
  source: 'Deneme',
  sourceUrl: 'https://example.test/6098',
  articles: [
    { no: '343', heading: 'Kira bedeli', text: 'Uydurma metin, kira bedeli hakkında.' },
    { no: '344', heading: 'Belirlenmesi', text: 'Uydurma metin. 343 üncü madde saklıdır.' },
  ],
  ...more,
})

/** A temporary folder for packs, deleted by `remove`. */
export async function packFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-pack-'))
  const put = async (name: string, rows: (object | string)[]) => {
    const text = `${rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')}\n`
    const path = join(folder, name)
    await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text)
    return path
  }
  return { folder, put, remove: () => rm(folder, { recursive: true, force: true }) }
}
