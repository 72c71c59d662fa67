/**
 * Tests of questions about a case: answered from its documents, within the rights of the asker, and stored encrypted.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { openWorkingWorld, type Person, type World } from '../sweep/world.ts'
import { assistantOf, legalQuestion } from './office.ts'

let world: World
let office: ReturnType<typeof assistantOf>
before(async () => {
  world = await openWorkingWorld()
  office = assistantOf(world)
})
after(() => world.close())

const text = 'Kiraya veren ile kiracı arasında depozito bedeli 45.000 TL olarak kararlaştırılmıştır.'
const question = 'Depozito bedeli ne kadar?'

async function caseWithContract(who: Person): Promise<string> {
  const caseId = await office.newCase(who)
  const File_ = new File([`Sözleşme\n\n${text}\n`], 'Kira sözleşmesi.txt', { type: 'text/plain' })
  await office.mustCall(who, 'documents.add', {
    params: { caseId },
    body: { File: File_, Duplicate: 'both' },
  })
  const found = async () =>
    (await office.mustCall(who, 'documents.search', { body: { query: 'depozito', caseId } })).items.length > 0
  await until(found, 60)
  return caseId
}

test('the documents of the case are quoted first, with the place of each quote', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  const { sentences, sources } = await office.ask(me, question, { caseId })
  assert.deepEqual([sentences[0]?.text, sentences[0]?.part, sentences[0]?.isVerified], [text, 'short', true])
  assert.equal(sentences[0]?.supports[0]?.quote, text, 'with its full stop')
  const source = sources.find(({ id }) => id === sentences[0]?.supports[0]?.sourceId)
  assert.deepEqual([source?.kind, source?.title], ['document', 'Kira sözleşmesi.txt'])
  const elsewhere = await office.ask(me, question)
  assert.ok(!JSON.stringify(elsewhere).includes('45.000'))
})

test('a paragraph that answers is quoted even if other places of its document contain the same words', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const lease = [
    'DEPOZİTO VE KİRA SÖZLEŞMESİ',
    'Depozito ve bedeli hakkında taraflar arasında sözleşme yapılmıştır.',
    'Depozito kiracıya geri verilir.',
    'Depozito bedeli 90.000 Türk lirasıdır.',
  ].join('\n\n')
  await office.mustCall(me, 'documents.add', {
    params: { caseId },
    body: { File: new File([lease], 'Kira.txt', { type: 'text/plain' }), Duplicate: 'both' },
  })
  await until(
    async () =>
      (await office.mustCall(me, 'documents.search', { body: { query: 'depozito', caseId } })).items.length >
      0,
    60,
  )
  const { sentences } = await office.ask(me, question, { caseId })
  assert.equal(sentences[0]?.text, 'Depozito bedeli 90.000 Türk lirasıdır.')
})

test('hearings, time limits and tasks of the case are answered from its own records, and nothing else is quoted', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const add = (row: string, body: object) => office.mustCall(me, row, { params: { caseId }, body })
  assert.match(
    (await office.ask(me, 'duruşma ne zaman', { caseId })).sentences[0]?.text ?? '',
    /^Bu davada kayıtlı günü gelmemiş duruşma yok\.$/,
  )
  await add('hearings.add', { date: '2099-03-11', time: '10:30', court: 'Ankara 3. İş Mahkemesi' })
  await add('hearings.add', { date: '2099-01-05', time: '09:15', room: '4' })
  await add('limits.add', { title: 'İstinaf süresi', date: '2098-12-21', isCritical: true })
  await add('tasks.add', { displayTitle: 'Tanık listesini ver', deadline: '2098-12-14' })
  const answered = async (question: string) => {
    const { sentences, sources, isCaseSilent } = await office.ask(me, question, { caseId })
    assert.ok(sentences.every(({ isVerified }) => isVerified))
    assert.deepEqual([new Set(sources.map(({ kind }) => kind)), isCaseSilent], [new Set(['record']), false])
    return sentences.map(({ text }) => text)
  }
  const hearings = [
    'Duruşma günü 05.01.2099, saat 09:15, salonu 4.',
    'Duruşma günü 11.03.2099, saat 10:30, mahkemesi Ankara 3. İş Mahkemesi.',
  ]
  const limit = 'Kritik süre “İstinaf süresi”, son günü 21.12.2098, süre açık.'
  const task = 'Yapılacak görev “Tanık listesini ver”, son günü 14.12.2098.'
  assert.deepEqual(await answered('sonraki duruşma'), hearings)
  assert.deepEqual(await answered('yaklaşan süreler'), [limit])
  assert.deepEqual(await answered('ne yapmam lazım'), [task])
  assert.deepEqual(new Set(await answered('Bu davada sırada ne var?')), new Set([...hearings, limit, task]))
})

test('a time limit that a question names answers before the law', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const body = { title: 'Kira tespit davası süresi', date: '2098-12-21' }
  await office.mustCall(me, 'limits.add', { params: { caseId }, body })
  const named = await office.ask(me, 'Kira tespit davası süresi ne zaman doluyor?', { caseId })
  assert.match(named.sentences[0]?.text ?? '', /^Süre “Kira tespit davası süresi”, son günü 21\.12\.2098/)
  assert.ok(named.sources.some(({ kind }) => kind === 'article'))
  assert.equal(named.isCaseSilent, false)
})

test('if the case says nothing on the question, the answer from laws says so', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  const silent = await office.ask(me, legalQuestion, { caseId })
  assert.deepEqual([silent.isRefused, silent.isCaseSilent], [false, true])
  assert.equal((await office.open(me, silent.conversationId)).data.answers[0].isCaseSilent, true)
  assert.equal((await office.ask(me, question, { caseId })).isCaseSilent, false)
  assert.equal((await office.ask(me, legalQuestion)).isCaseSilent, false)
})

test('a question about what happened in the case is not answered from a law', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  for (const asking of ['Kiracı taşınmazı ne zaman tahliye etti?', 'Karşı tarafın vekili kim?']) {
    const { isRefused, refusal, sentences } = await office.ask(me, asking, { caseId })
    assert.deepEqual([isRefused, refusal, sentences.length], [true, 'case_silent', 0], asking)
  }
})

test('an answer about a case is stored encrypted and can still be read in its conversation', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  const { conversationId, answerId } = await office.ask(me, question, { caseId })
  const { rows } = await world.system(
    sql<{
      content: unknown
      sealed: Buffer
    }>`select content, sealed from assistant_answers where id = ${answerId}`,
  )
  assert.equal(rows[0]?.content, null)
  assert.ok(!rows[0]?.sealed.includes('45.000'))
  const { data } = await office.open(me, conversationId)
  assert.equal(data.answers[0].sentences[0].text, text)
})

test('a person who may not read the case can neither ask about it nor see a shared conversation about it', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  const { conversationId } = await office.ask(me, question, { caseId })
  await office.change(me, 'share', conversationId, { isShared: true })
  const reader = await office.colleague(me, { [caseId]: 'read' })
  const stranger = await office.colleague(me)
  assert.equal((await office.tryAsk(stranger, question, { caseId })).code, 'case.no_access')
  assert.equal((await office.open(stranger, conversationId)).code, 'assistant.conversation_not_found')
  assert.deepEqual(await office.listOf(stranger), [])
  assert.equal((await office.open(reader, conversationId)).status, 200)
  assert.equal((await office.ask(reader, question, { caseId })).sentences[0]?.text, text)
})

test('while the office has locked its key, nobody can ask about a case or read such an answer', async () => {
  const me = await world.superAdmin()
  const caseId = await caseWithContract(me)
  const { conversationId } = await office.ask(me, question, { caseId })
  const newPassphrase = 'Sekiz-Kelimelik-Uzun-Bir-Parola-1'
  await office.mustCall(me, 'documents.takeKey', { body: { newPassphrase, understood: true } })
  await office.mustCall(me, 'documents.closeKey')
  assert.equal((await office.tryAsk(me, question, { caseId })).code, 'document.keys_locked')
  assert.equal((await office.open(me, conversationId)).code, 'document.keys_locked')
})
