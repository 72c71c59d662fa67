import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { systemClock } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import {
  bringIndexUpToDate,
  heldLaws,
  importPaths,
  Research,
  type ResearchTables,
  researchMigrations,
} from '@mizan/research/server'
import { notHeldTexts } from '../../rules/question/not-held.ts'
import { takeApart } from '../../rules/question/take-apart.ts'
import type { AskedCountry } from '../../schemas.ts'
import { retrieve } from './retrieve.ts'

const log = createLog({ level: 'silent' })
const same = 'Kira bedeli, yeni dönemden önce yapılan yazılı anlaşma ile serbestçe belirlenir.'
const law = (country: string, lawNumber: string, title: string, texts: string[]) => ({
  ...{ country, lawNumber, title, kind: 'kanun', source: 'Deneme' },
  articles: texts.map((text, at) => ({ no: `${at + 1}`, heading: 'Kira bedeli', text })),
})

let database: TestDatabase<ResearchTables>
let research: Research
let folder: string

before(async () => {
  database = await openTestDatabase<ResearchTables>(researchMigrations)
  folder = await mkdtemp(join(tmpdir(), 'retrieve-'))
  const laws = [
    {
      ...law('TR', '6098', 'Türk Borçlar Kanunu', []),
      articles: [{ no: '72', heading: 'Kural', text: 'İstem iki yılda zamanaşımına uğrar.' }],
    },
    law('TR', '9901', 'Uydurma Kira Kanunu', [same, 'Kira bedelinin artırılması için bildirim gerekir.']),
    law('TR', '9902', 'Uydurma İkinci Kanun', [same]),
    law('KKTC', '99/1999', 'Uydurma Kira Yasası', ['Kira bedelini Mahkeme saptar.']),
  ]
  const pack = join(folder, 'laws.jsonl')
  await writeFile(pack, laws.map((one) => JSON.stringify(one)).join('\n'))
  await importPaths(database.call(), [pack])
  const db = database.kysely
  await bringIndexUpToDate({ db, dataFolder: folder, clock: systemClock, log })
  research = new Research({ db, folder, log, rebuild: async () => {} })
  research.start()
  await research.settled()
})
after(async () => {
  await research.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const find = (message: string, country: AskedCountry = 'turkey') => {
  const question = takeApart(message, [], country)
  return retrieve({ parts: { research } }, question, notHeldTexts(question, heldLaws(research)))
}

test('passages have ids, the facts of their source and the text of the place', async () => {
  const found = await find('Kira bedelinin artırılması için bildirim gerekir mi?')
  const first = found.find(({ source }) => source.article?.no === '2')
  assert.equal(first?.text, 'Kira bedelinin artırılması için bildirim gerekir.')
  assert.equal(first?.source.title, '9901 sayılı Uydurma Kira Kanunu m. 2')
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length)
})

test('of two passages with the same text only the better one stays', async () => {
  const found = await find('Kira bedeli anlaşma ile nasıl belirlenir?')
  assert.equal(found.filter(({ text }) => text === same).length, 1)
})

test('each country has its own passages, and both countries are searched separately', async () => {
  const countries = async (country: AskedCountry) =>
    new Set((await find('Kira bedeli nasıl belirlenir?', country)).map(({ source }) => source.country))
  assert.deepEqual(await countries('turkey'), new Set(['turkey']))
  assert.deepEqual(await countries('kktc'), new Set(['kktc']))
  assert.deepEqual(await countries('both'), new Set(['turkey', 'kktc']))
})

test('no other law answers for one that is not held, not even if the question names its subject', async () => {
  const subject = 'haksız fiilde zamanaşımı kaç yıldır'
  const titles = async (message: string) => (await find(message)).map(({ source }) => source.title)
  assert.ok((await titles(subject)).includes('TBK m. 72'))
  assert.deepEqual(await titles(`5549 sayılı Kanun m. 4 uyarınca ${subject}`), [])
  assert.ok((await titles(`5549 sayılı Kanun ve TBK 72 uyarınca ${subject}`)).includes('TBK m. 72'))
})

test('a question that is refused is not searched', async () => {
  assert.deepEqual(await find('Yarın hava nasıl olacak?'), [])
})
