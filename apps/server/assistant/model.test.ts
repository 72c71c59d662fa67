/** Answers that a language model writes, as an office gets them: proven, without its secrets, and never without an answer. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { fails } from '@mizan/platform/outside/testing'
import { sql } from 'kysely'
import {
  callsTool,
  promptedBy,
  type ReceivedPrompt,
  says,
} from '../../../domains/assistant/server/testing/model-double.ts'
import { secretsIn } from '../../../domains/assistant/server/testing/secrets-in.ts'
import { legalQuestion } from './office.ts'
import { type ModelWorld, openModelWorld } from './with-model.ts'

let { double, world, office, close } = {} as ModelWorld
before(async () => {
  ;({ double, world, office, close } = await openModelWorld())
})
beforeEach(() => double.behave(says('openai', quoting)))
after(() => close())

const sentenceOf = (text: string) => /[^.\n]{40,300}\./.exec(text)?.[0]?.trim() ?? text

/** A model that quotes the first passage, and adds what no passage says. */
const quoting = ({ passages: [first] }: ReceivedPrompt) => {
  const quote = sentenceOf(first?.text ?? '')
  const supports = [{ passageId: first?.id, quote }]
  return JSON.stringify({
    sentences: [
      { part: 'short', text: quote, supports },
      { part: 'grounds', text: 'Kiracı ayrıca 9.999 TL ceza öder.', supports },
    ],
  })
}

test('a sentence of the model is shown if its quotes prove it, and is only counted if they do not', async () => {
  const { way, sentences, removed, modelProblem } = await office.ask(await world.superAdmin(), legalQuestion)
  assert.deepEqual([way, modelProblem, removed, sentences.length], ['model', null, 1, 1])
  assert.ok(sentences[0]?.isVerified && !JSON.stringify(sentences).includes('9.999'))
})

test('names, numbers and addresses of the office are not sent, unless its administrator has decided so', async () => {
  const me = await world.superAdmin()
  const secrets = [
    'Zeliha Karataşoğlu',
    'zeliha@ornek.test',
    '0532 765 43 21',
    'TR33 0006 1005 1978 6457 8413 26',
  ]
  const [name, ...numbers] = secrets
  await office.mustCall(me, 'client.create', {
    body: { type: 'individual', name: 'Zeliha', surname: 'Karataşoğlu' },
  })
  const message = `Müvekkil ${name} kira tespit davası açmak istiyor (${numbers.join(', ')}). Süresi nedir?`
  await office.ask(me, message)
  assert.ok(double.received.length > 0)
  assert.deepEqual(secretsIn(double.received.map((one) => promptedBy(one).text).join('\n'), secrets), [])
  await office.mustCall(me, 'assistant.updateSettings', { body: { hidesSecrets: false } })
  const sent = await double.unwatched(() => office.ask(me, message))
  assert.ok(sent.includes('zeliha@ornek.test'), String(sent))
})

test('while the model fails, an answer is made of quotes and says why', async () => {
  double.behave(fails(500))
  const answer = await office.ask(await world.superAdmin(), legalQuestion)
  assert.deepEqual([answer.way, answer.modelProblem, answer.isRefused], ['quotes', 'unavailable', false])
})

test('a message that is not a question of law is not sent to the model', async () => {
  await office.ask(await world.superAdmin(), 'Bugün hava nasıl olacak?')
  assert.equal(double.received.length, 0)
})

test('a model that is useless, or declines, leaves an answer of quotes that says so', async () => {
  const me = await world.superAdmin()
  for (const [reply, problem] of [
    ['# Yanıt', 'unusable'],
    ['{"refusal": "nothing_found", "sentences": []}', 'declined'],
  ] as const) {
    double.behave(says('openai', () => reply))
    const { way, modelProblem, sentences } = await office.ask(me, legalQuestion)
    assert.deepEqual([way, modelProblem], ['quotes', problem])
    assert.ok(sentences.length > 0 && sentences.every(({ isVerified }) => isVerified))
  }
})

test('an office that has used its tokens of the day is answered with quotes, and others by the model', async () => {
  const me = await world.superAdmin()
  await office.ask(me, legalQuestion)
  await world.system(sql`update assistant_usage set output_tokens = 999999999`)
  const asked = double.received.length
  assert.equal((await office.ask(me, legalQuestion)).modelProblem, 'spent')
  assert.equal(double.received.length, asked)
  assert.equal((await office.ask(await world.superAdmin(), legalQuestion)).way, 'model')
})

test('the model may read an article with the rights of the asker, and quote it', async () => {
  const { rows } = await world.system(
    sql<{ id: string; text: string }>`
      select id, text from law_articles where id like 'tr-%' and text ~ '^[^.]{60,200}[.]( |$)' order by id limit 1`,
  )
  const read = rows[0] ?? { id: '', text: '' }
  const quoteRead = ({ text }: ReceivedPrompt) => {
    const passageId = /passageId\\*":\\*"(\w{8})/.exec(text)?.[1]
    const quote = sentenceOf(read.text)
    return JSON.stringify({ sentences: [{ part: 'short', text: quote, supports: [{ passageId, quote }] }] })
  }
  double.behave(callsTool('openai', 'read_article', { chunkId: read.id }), says('openai', quoteRead))
  const { way, sentences, sources } = await office.ask(await world.superAdmin(), legalQuestion)
  assert.deepEqual([way, sentences[0]?.supports[0]?.placeId], ['model', read.id])
  assert.ok(sources[0]?.lawId)
})

test('tools that a planted instruction asks for do not exist, and an endless loop of calls is stopped', async () => {
  double.behave(callsTool('openai', 'my_dates', { startDate: '2026-01-01', endDate: '2026-12-31' }))
  const { way, modelProblem } = await office.ask(await world.superAdmin(), legalQuestion)
  assert.deepEqual([way, modelProblem], ['quotes', 'unusable'])
  assert.ok(double.received.length <= 8)
  const { tools } = JSON.parse(String(double.received[0]?.body))
  const names = tools.map((tool: { function: { name: string } }) => tool.function.name)
  assert.deepEqual(names.sort(), [
    'compute_interest',
    'compute_time_limit',
    'list_time_limits',
    'read_article',
    'read_decision',
    'search_decisions',
    'search_laws',
  ])
})
