/** Several decisions, and laws, as files. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readDocx, textOfBlocks } from '@mizan/platform/text-documents'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { openResearchDatabase } from '../testing.ts'
import { decisionsAsFile, lawAsFile } from './files.ts'

let database: Awaited<ReturnType<typeof openResearchDatabase>>
before(async () => {
  database = await openResearchDatabase()
  await database.call().system(async ({ db }) => {
    await sql`
      insert into decisions (id, country, court, chamber, case_number, source, text, content_hash)
      select 'd' || n, case n when 3 then 'kktc' else 'turkey' end, 'Yargıtay', '3. Hukuk Dairesi', '2019/' || n,
        'Deneme', 'Metin ' || n || ' burada.', 'h' from generate_series(1, 3) n`.execute(db)
    await sql`insert into laws (id, country, law_number, title, kind, accepted_on, source, content_hash)
      values ('l1', 'turkey', '6098', 'TÜRK BORÇLAR KANUNU', 'kanun', '2011-01-11', 'Deneme', 'h')`.execute(
      db,
    )
    await sql`insert into law_articles (id, law_id, ordinal, article_no, heading, text) values
      ('a1', 'l1', 1, '343', 'Kira bedeli', 'Uydurma birinci.'),
      ('a2', 'l1', 2, '344', 'Belirlenmesi', 'Uydurma ikinci.')`.execute(db)
  })
})
after(() => database.close())

const call = () => database.call() as never
const pagesOf = async (body: unknown) =>
  (await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)))).text
const wordsOf = async (body: unknown) => textOfBlocks((await readDocx(body as Buffer)).blocks)

test('chosen decisions are one PDF in their order, each on a page of its own', async () => {
  const file = await decisionsAsFile(call(), {
    ids: ['d2', 'd1', 'd2'],
    searchCountry: 'turkey',
    type: 'pdf',
  })
  assert.equal(file.fileName, '2 karar.pdf')
  const pages = await pagesOf(file.body)
  assert.equal(pages.length, 2)
  assert.match(pages[0] ?? '', /Metin 2 burada/)
  assert.match(pages[1] ?? '', /Metin 1 burada/)
})

test('chosen decisions are one Word file', async () => {
  const file = await decisionsAsFile(call(), { ids: ['d1', 'd2'], searchCountry: 'turkey', type: 'docx' })
  assert.equal(file.fileName, '2 karar.docx')
  assert.match(await wordsOf(file.body), /Metin 1 burada[\s\S]*Metin 2 burada/)
})

test('a decision that the country does not have is in no file', async () => {
  for (const id of ['d3', 'yok'])
    await assert.rejects(
      decisionsAsFile(call(), { ids: ['d1', id], searchCountry: 'turkey', type: 'pdf' }),
      ({ code }: { code: string }) => code === 'decision.not_found',
    )
})

test('a law and one of its articles are files under their citation', async () => {
  const whole = await lawAsFile(call(), { lawId: 'l1', type: 'pdf' })
  assert.equal(whole.fileName, '6098 sayılı Türk Borçlar Kanunu.pdf')
  const text = (await pagesOf(whole.body)).join('\n')
  assert.match(text, /Madde 343 – Kira bedeli[\s\S]*Madde 344 – Belirlenmesi/)
  assert.match(text, /MevzuatNo=6098/)
  const one = await lawAsFile(call(), { lawId: 'l1', article: 'a2', type: 'docx' })
  assert.equal(one.fileName, '6098 sayılı Türk Borçlar Kanunu m. 344.docx')
  const words = await wordsOf(one.body)
  assert.match(words, /Uydurma ikinci/)
  assert.doesNotMatch(words, /Uydurma birinci/)
  await assert.rejects(
    lawAsFile(call(), { lawId: 'l1', article: 'yok', type: 'pdf' }),
    ({ code }: { code: string }) => code === 'article.not_found',
  )
})
