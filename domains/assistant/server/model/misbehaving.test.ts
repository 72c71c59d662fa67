import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { KnownLaws } from '../../rules/verify/check-cited.ts'
import { nothingHidden } from '../secrecy.ts'
import { misbehaviours, truth } from '../testing/misbehaviour.ts'
import { promptedBy, says } from '../testing/model-double.ts'
import { passages, planted } from '../testing/model-passages.ts'
import { type OpenModel, openModel } from '../testing/open-model.ts'
import { answerByModel } from './answer-by-model.ts'

const known: KnownLaws = {
  hasLaw: (country, law) => country === 'turkey' && law === '6098',
  hasArticle: (country, law, no) => country === 'turkey' && law === '6098' && Number(no) < 600,
}

let { database, double, model, callOf, close } = {} as OpenModel
before(async () => {
  ;({ database, double, model, callOf, close } = await openModel())
})
after(() => close())

function ask(
  kind: 'openai' | 'anthropic',
  more: { officeId?: string; dailyTokens?: number; signal?: AbortSignal } = {},
) {
  const { officeId = 'office-1', signal = new AbortController().signal, ...options } = more
  return answerByModel(callOf(officeId), model({ kind, ...options }), {
    officeId,
    question: 'Kiracının borçları nelerdir?',
    caseId: null,
    passages,
    known: async () => known,
    tools: undefined,
    outgoing: nothingHidden,
    signal,
  })
}

const usageOf = (officeId: string) =>
  database
    .call({ officeId })
    .office.read(({ db }) => db.selectFrom('assistant_usage').selectAll().executeTakeFirst())

test('the double misbehaves in more than 25 ways', () => {
  assert.ok(new Set(misbehaviours.map(({ name }) => name.replace(/, .*/, ''))).size >= 25)
})

for (const kind of ['openai', 'anthropic'] as const)
  for (const { name, behave } of misbehaviours)
    test(`nothing unsupported is shown after ${name} (${kind})`, { timeout: 30_000 }, async () => {
      double.behave(behave(kind))
      const written = await ask(kind)
      if (typeof written === 'string') return assert.match(written, /^(?:unavailable|unusable)$/)
      for (const { text, verdict } of written.checked) assert.ok(verdict === 'false' || text === truth, text)
    })

const honest = (prompted: { passages: { id: string }[] }) =>
  JSON.stringify({
    sentences: [
      { part: 'short', text: truth, supports: [{ passageId: prompted.passages[0]?.id, quote: truth }] },
    ],
  })

for (const kind of ['openai', 'anthropic'] as const) {
  test(`a sentence that its quote proves is shown, and its tokens and cost are counted (${kind})`, async () => {
    double.behave(says(kind, honest))
    const officeId = `office-${kind}`
    const written = await ask(kind, { officeId })
    assert.ok(typeof written !== 'string')
    assert.deepEqual(
      written.checked.map(({ text, verdict, supports }) => [text, verdict, supports[0]?.passageId]),
      [[truth, 'proven', 'p1']],
    )
    const { calls, input_tokens, output_tokens, reserved_tokens, cost } = (await usageOf(officeId)) ?? {}
    assert.deepEqual(
      [calls, Number(input_tokens), Number(output_tokens), Number(reserved_tokens)],
      [1, 900, 100, 0],
    )
    assert.equal(Number(cost), 900 * 300 + 100 * 1_500)
  })

  test(`after a useless reply the model gets one message about what was wrong (${kind})`, async () => {
    double.behave(
      says(kind, () => '{"sentences": [{"part": "short", "text": "Kiracı öder.", "supports": []}]}'),
      says(kind, honest),
    )
    const written = await ask(kind)
    assert.ok(typeof written !== 'string')
    assert.equal(double.received.length, 2)
    assert.match(String(double.received[1]?.body), /Kiracı öder.*alıntısı yok/)
  })
}

test('a model that is useless twice is not asked a third time', async () => {
  double.behave(says('openai', () => '{"sentences": []}'))
  assert.equal(await ask('openai'), 'unusable')
  assert.equal(double.received.length, 2)
})

test('beyond the bound of the day the model is not asked at all', async () => {
  double.behave(says('openai', honest))
  const most = { officeId: 'office-spent', dailyTokens: 9_000 }
  assert.notEqual(await ask('openai', most), 'spent')
  const twice = await Promise.all(Array.from({ length: 12 }, () => ask('openai', most)))
  const spent = twice.filter((one) => one === 'spent').length
  const calls = (await usageOf('office-spent'))?.calls ?? 0
  assert.equal(double.received.length, calls)
  assert.equal(spent, 13 - calls)
  assert.ok(spent > 0)
  assert.notEqual(await ask('openai', { officeId: 'office-other', dailyTokens: 9_000 }), 'spent')
})

test('instructions inside passages are sent as data between marks that the passages cannot know', async () => {
  double.behave(says('openai', honest))
  await ask('openai')
  await ask('openai')
  const [one, two] = double.received.map(promptedBy)
  assert.deepEqual(
    one?.passages.map(({ text }) => text),
    passages.map(({ text }) => text),
  )
  assert.ok(one?.passages[2]?.text.includes(planted))
  const ids = [...(one?.passages ?? []), ...(two?.passages ?? [])].map(({ id }) => id)
  assert.equal(new Set(ids).size, 6)
})

test('a person who stops the answer stops the call to the model', async () => {
  const stop = new AbortController()
  double.behaveBy(() => {
    setTimeout(() => stop.abort(), 50)
    return { kind: 'silent' }
  })
  await assert.rejects(ask('openai', { signal: stop.signal }), { name: 'AbortError' })
})
