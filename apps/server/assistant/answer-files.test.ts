/** An answer as a file: every type opens, and the bundle is checked again without a server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkBundle } from '@mizan/assistant/server'
import { readDocx, readUdf, textOfBlocks } from '@mizan/platform/text-documents'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { assistantOf, legalQuestion } from './office.ts'

let world: World
let office: ReturnType<typeof assistantOf>
before(async () => {
  world = await openWorld()
  office = assistantOf(world)
})
after(() => world.close())

async function fileOf({ headers }: Person, ids: { conversationId: string; answerId: string }, type: string) {
  const url = `/api/language-model/conversations/${ids.conversationId}/answers/${ids.answerId}/file?type=${type}`
  const { statusCode, rawPayload, headers: sent } = await world.server.inject({ url, headers })
  return {
    statusCode,
    bytes: rawPayload,
    type: sent['content-type'],
    name: String(sent['content-disposition']),
  }
}

interface Bundle {
  places: [{ text: string; sha256: string }]
  question: string
  askedAt: string
  sources: [{ title: string }]
  sentences: [
    { text: string; isVerified: boolean; supports: [{ quote: string; start: number; end: number }] },
  ]
}

test('Word and UDF contain the question, every sentence and every source', async () => {
  const me = await world.superAdmin()
  const answer = await office.ask(me, legalQuestion)
  const docx = await fileOf(me, answer, 'docx')
  const udf = await fileOf(me, answer, 'udf')
  for (const text of [
    textOfBlocks(readDocx(docx.bytes).blocks),
    textOfBlocks(readUdf(udf.bytes).document.blocks),
  ])
    for (const part of [
      legalQuestion,
      ...answer.sentences.map((one) => one.text),
      ...answer.sources.map((one) => one.title),
    ])
      assert.ok(text.includes(part.replace(/\s+/g, ' ')) || text.includes(part), part)
  const pdf = await fileOf(me, answer, 'pdf')
  assert.deepEqual(
    [pdf.statusCode, pdf.type, pdf.bytes.subarray(0, 5).toString()],
    [200, 'application/pdf', '%PDF-'],
  )
  assert.match(pdf.name, /Kira%20tespit|Kira tespit/)
})

test('a bundle proves itself, and shows when a text, a quote or a source was changed', async () => {
  const me = await world.superAdmin()
  const file = (await fileOf(me, await office.ask(me, legalQuestion), 'json')).bytes.toString()
  const { sentences, problems } = checkBundle(file)
  assert.deepEqual(problems, [])
  assert.ok(sentences > 0)
  const changed = (change: (bundle: Bundle) => void) => {
    const bundle = JSON.parse(file)
    change(bundle)
    return checkBundle(JSON.stringify(bundle)).problems.join(' ')
  }
  assert.match(
    changed(({ places }) => (places[0].text += ' ')),
    /not the one that was answered from/,
  )
  assert.match(
    changed((one) => (one.sentences[0].supports[0].quote += 'x')),
    /quote of sentence 1 does not stand/,
  )
  assert.match(
    changed((one) => Object.assign(one, { sources: [] })),
    /source of sentence 1 is missing/,
  )
  assert.match(
    changed((one) => Object.assign(one.sentences[0], { supports: [] })),
    /Sentence 1 has no source/,
  )
  assert.match(
    changed((one) => (one.sentences[0].text = 'Kira bedelinin belirlenmesi istenemez.')),
    /Sentence 1 (?:does not say what its quotes say|is called proven)/,
  )
  assert.match(
    changed(({ sentences: [first] }) => {
      Object.assign(first.supports[0], { quote: '', end: first.supports[0].start })
    }),
    /Sentence 1 does not say what its quotes say: quote_short/,
  )
  for (const change of [
    (one: Bundle) => (one.question = 'Başka soru?'),
    (one: Bundle) => (one.askedAt = '2020-01-01T00:00:00.000Z'),
    (one: Bundle) => (one.sources[0].title = 'Başka kanun m. 1'),
  ])
    assert.match(changed(change), /not as it was exported/)
  for (const broken of ['', '{}', '[1', '{"format":"mizan-answer-2"}'])
    assert.match(checkBundle(broken).problems.join(), /no answer that was exported/)
})

test('a colleague has no file of a conversation that they may not read', async () => {
  const me = await world.superAdmin()
  const answer = await office.ask(me, legalQuestion)
  assert.equal((await fileOf(await office.colleague(me), answer, 'json')).statusCode, 404)
  assert.equal((await fileOf(me, { ...answer, answerId: 'none' }, 'json')).statusCode, 404)
})
