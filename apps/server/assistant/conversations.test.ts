/** Tests of conversations with the assistant: their owners, their readers, and their continuation. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type World } from '../sweep/world.ts'
import { assistantOf, legalQuestion } from './office.ts'

let world: World
let office: ReturnType<typeof assistantOf>
before(async () => {
  world = await openWorld()
  office = assistantOf(world)
})
after(() => world.close())

const notFound = 'assistant.conversation_not_found'

test('each sentence of an answer quotes its place in a text that can be opened', async () => {
  const me = await world.superAdmin()
  const { sentences, sources, isRefused } = await office.ask(me, legalQuestion)
  assert.ok(!isRefused && sentences.length > 0)
  for (const { isVerified, supports } of sentences) {
    assert.ok(isVerified && supports.length > 0)
    for (const { sourceId, placeId, quote, start, end } of supports) {
      const source = sources.find(({ id }) => id === sourceId)
      const read = source?.kind === 'article' ? 'laws.chunk' : 'decisions.getChunk'
      const { article, paragraph } = await office.mustCall(me, read, { params: { chunkId: placeId } })
      assert.equal((article ?? paragraph).text.slice(start, end), quote)
    }
  }
})

test('a question that none of our texts answers is refused with the reason, and the refusal is stored', async () => {
  const me = await world.superAdmin()
  const { isRefused, refusal, sentences, conversationId } = await office.ask(me, 'Bugün hava nasıl olacak?')
  assert.deepEqual([isRefused, refusal, sentences], [true, 'not_legal', []])
  const { data } = await office.open(me, conversationId)
  assert.deepEqual(
    data.answers.map((one: { refusal: string }) => one.refusal),
    ['not_legal'],
  )
})

test('a follow-up question is understood from the questions before it, and is stored after them', async () => {
  const me = await world.superAdmin()
  const first = await office.ask(me, legalQuestion)
  const { conversationId } = first
  const second = await office.ask(me, 'Peki süresi ne kadar?', { conversationId })
  assert.equal(second.conversationId, conversationId)
  assert.match(second.searchedAs ?? '', /kira tespit/i)
  const { data } = await office.open(me, conversationId)
  assert.deepEqual(
    data.answers.map((one: { question: string }) => one.question),
    [legalQuestion, 'Peki süresi ne kadar?'],
  )
  assert.equal(data.conversation.answerCount, 2)
  assert.equal(data.conversation.title, legalQuestion)
})

test('only its owner reads a conversation until it is shared, and only its owner changes or continues it afterwards', async () => {
  const me = await world.superAdmin()
  const colleague = await office.colleague(me)
  const { conversationId } = await office.ask(me, legalQuestion)
  assert.equal((await office.open(colleague, conversationId)).code, notFound)
  assert.deepEqual(await office.listOf(colleague), [])
  await office.change(me, 'share', conversationId, { isShared: true })
  assert.equal((await office.open(colleague, conversationId)).data.answers.length, 1)
  assert.deepEqual(
    (await office.listOf(colleague)).map(({ isOwn }) => isOwn),
    [false],
  )
  for (const refused of [
    await office.change(colleague, 'rename', conversationId, { title: 'Benim' }),
    await office.change(colleague, 'share', conversationId, { isShared: false }),
    await office.change(colleague, 'delete', conversationId),
    await office.tryAsk(colleague, 'Süresi?', { conversationId }),
  ])
    assert.equal(refused.code, notFound)
  await office.change(me, 'share', conversationId, { isShared: false })
  assert.equal((await office.open(colleague, conversationId)).code, notFound)
})

test('a conversation is found by words of its title and its questions, renamed and deleted for good', async () => {
  const me = await world.superAdmin()
  const { conversationId } = await office.ask(me, legalQuestion)
  await office.ask(me, 'Kıdem tazminatı zamanaşımı kaç yıldır?')
  assert.equal((await office.listOf(me)).length, 2)
  await office.change(me, 'rename', conversationId, { title: 'Işık Apartmanı' })
  for (const query of ['ISIK', 'tespit'])
    assert.deepEqual(
      (await office.listOf(me, { query })).map(({ title }) => title),
      ['Işık Apartmanı'],
    )
  assert.deepEqual(await office.listOf(me, { query: 'boşanma' }), [])
  assert.equal((await office.change(me, 'delete', conversationId)).status, 200)
  assert.equal((await office.open(me, conversationId)).code, notFound)
  const left = await world.system(
    sql`select from assistant_answers where conversation_id = ${conversationId}`,
  )
  assert.equal(left.rows.length, 0)
})

test('a conversation that was renamed often is no longer found by former titles, nor larger', async () => {
  const me = await world.superAdmin()
  const { conversationId } = await office.ask(me, legalQuestion)
  for (const title of ['Birinci başlık', 'İkinci başlık', 'Üçüncü başlık'])
    await office.change(me, 'rename', conversationId, { title })
  const kept = await world.system(
    sql<{
      search_text: string
    }>`select search_text from assistant_conversations where id = ${conversationId}`,
  )
  assert.equal(kept.rows[0]?.search_text, 'ucuncu baslik kira tespit davasi ne zaman acilir?')
  assert.deepEqual(await office.listOf(me, { query: 'birinci' }), [])
})

test('a title is one visible line, whoever sets it', async () => {
  const me = await world.superAdmin()
  const { conversationId } = await office.ask(me, 'Kira tespit\u0007 davası\n\nne zaman \u202eaçılır?\u202c')
  const titleNow = async () => (await office.open(me, conversationId)).data.conversation.title
  assert.equal(await titleNow(), 'Kira tespit davası ne zaman açılır?')
  for (const title of ['\u200b', 'Kira\ntespiti'])
    assert.equal((await office.change(me, 'rename', conversationId, { title })).code, 'request.invalid')
  await office.change(me, 'rename', conversationId, { title: '\u202eKira tespiti\u202c' })
  assert.equal(await titleNow(), 'Kira tespiti')
  assert.equal((await office.tryAsk(me, '\u200b\u2060')).code, 'request.invalid')
})

test('a question that may not be asked is refused with its status, also when the caller wants events', async () => {
  const { headers } = await world.superAdmin()
  const { statusCode, body } = await world.server.inject({
    method: 'POST',
    url: '/api/language-model/agent/chat',
    headers: { ...headers, accept: 'text/event-stream' },
    payload: { message: legalQuestion, searchCountry: 'turkey', conversationId: 'nobody’s' },
  })
  assert.deepEqual([statusCode, JSON.parse(body).code], [404, notFound])
})

test('private conversations are deleted with the account, and shared ones stay with the office', async () => {
  const me = await world.superAdmin()
  const colleague = await office.colleague(me)
  const own = await office.ask(colleague, legalQuestion)
  const shared = await office.ask(colleague, legalQuestion)
  await office.change(colleague, 'share', shared.conversationId, { isShared: true })
  await office.mustCall(me, 'company.removeMember', { params: { userId: colleague.userId } })
  const kept = await world.system(
    sql<{
      id: string
    }>`select id from assistant_conversations where id in (${own.conversationId}, ${shared.conversationId})`,
  )
  assert.deepEqual(
    kept.rows.map(({ id }) => id),
    [shared.conversationId],
  )
})

test('both countries are answered side by side, each from its own texts', async () => {
  const me = await world.superAdmin()
  const { sentences, comparison } = await office.ask(me, legalQuestion, { searchCountry: 'both' })
  assert.ok(comparison && comparison.length > 0)
  for (const { turkey, kktc } of comparison) {
    assert.ok(turkey || kktc)
    for (const [country, cell] of Object.entries({ turkey, kktc }))
      if (cell) assert.ok(sentences.some((one) => one.text === cell.text && one.country === country))
  }
})
