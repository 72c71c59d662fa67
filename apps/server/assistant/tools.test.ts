/**
 * Tests of a model with tools: it computes and reads as its asker, and proposes; it writes nothing and reaches no
 * other case.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Proposal } from '@mizan/assistant/schemas'
import {
  callsTool,
  promptedBy,
  type ReceivedPrompt,
  says,
} from '../../../domains/assistant/server/testing/model-double.ts'
import type { Person } from '../sweep/world.ts'
import { legalQuestion } from './office.ts'
import { type ModelWorld, openModelWorld } from './with-model.ts'

let { double, world, office, close } = {} as ModelWorld
before(async () => {
  ;({ double, world, office, close } = await openModelWorld())
})
after(() => close())

const sent = () => double.received.map((one) => promptedBy(one).text).join('\n')
const call = (name: string, input: unknown) => callsTool('openai', name, input as object)
const reply = (sentences: object[] = [], refusal: string | null = null) =>
  says('openai', () => JSON.stringify({ refusal, sentences }))

/** Quotes the text of the tool's answer that the pattern finds, and writes it in the given words, or in its own. */
const quotingTool = (pattern: RegExp, text?: string) =>
  says('openai', ({ text: prompted }: ReceivedPrompt) => {
    const said = prompted.replaceAll('\\\\', '\\').replaceAll('\\"', '"').replaceAll('\\"', '"')
    const passageId = [...said.matchAll(/"passageId":"(\w{8})"/g)].at(-1)?.[1]
    const quote = pattern.exec(said)?.[0] ?? ''
    return JSON.stringify({
      refusal: null,
      sentences: [{ part: 'short', text: text ?? quote, supports: [{ passageId, quote }] }],
    })
  })

const interestQuestion = '100.000 TL alacak için 01.01.2024 ile 01.10.2026 arasında yasal faiz ne kadardır?'
const interestInput = {
  kind: 'legal',
  claims: [{ amount: '100000', startDate: '2024-01-01' }],
  endDate: '2026-10-01',
}
const interestSentence = /100\.000,00 ₺ alacağınız için [^"]*? faiz işledi\./

test('a sum is shown as the calculator gave it, with its inputs, and opens the calculator', async () => {
  const me = await world.superAdmin()
  const { data } = await world.call(me.headers, 'calculators.interest', { body: interestInput })
  double.behave(call('compute_interest', interestInput), quotingTool(interestSentence))
  const { way, sentences, sources } = await office.ask(me, interestQuestion)
  assert.equal(way, 'model')
  assert.deepEqual([sentences.length, sentences[0]?.isVerified], [1, true])
  const figures = data.interest.replace('.', ',').replace(/\B(?=(?:\d{3})+,)/g, '.')
  assert.ok(sentences[0]?.text.includes(`${figures} ₺ faiz`), sentences[0]?.text)
  const [source] = sources
  assert.equal(source?.kind, 'calculation')
  assert.match(
    source?.title ?? '',
    /^Yasal faiz \(Alacak 100\.000,00 ₺, 01\.01\.2024 tarihinden; Bitiş 01\.10\.2026\)$/,
  )
  assert.equal(
    source?.address,
    '/calculators/interest?kind=legal&claim=100000.00%7E2024-01-01&end=2026-10-01',
  )
})

test('a sum that differs from the computed one is not shown, whatever it is quoted with', async () => {
  const me = await world.superAdmin()
  for (const text of [
    '100.000,00 ₺ alacağınız için 01.01.2024 ile 01.10.2026 arasında 99.999,00 ₺ faiz işledi.',
    '100.000,00 ₺ alacağınız için 01.01.2023 ile 01.10.2026 arasında faiz işledi.',
    'Yaklaşık yüz bin lira faiz işlediği söylenebilir, belki daha çok.',
  ]) {
    double.behave(call('compute_interest', interestInput), quotingTool(interestSentence, text))
    const { way, sentences } = await office.ask(me, interestQuestion)
    assert.equal(way, 'quotes', text)
    assert.ok(sentences.every((one) => one.text !== text))
  }
})

test('the model computes nothing from a day or an amount that nobody has stated', async () => {
  const claims = [{ amount: '250000', startDate: '2024-02-03' }]
  double.behave(
    call('compute_interest', { ...interestInput, claims }),
    quotingTool(interestSentence),
    reply([], 'nothing_found'),
  )
  const { way } = await office.ask(await world.superAdmin(), interestQuestion)
  assert.equal(way, 'quotes')
  assert.match(sent(), /Nobody has stated 250000, 2024-02-03/)
})

test('wrong arguments and unknown tools are answered with what is wrong, and the answer continues', async () => {
  const me = await world.superAdmin()
  for (const [name, input, said] of [
    ['compute_interest', { ...interestInput, claims: [] }, /request\.invalid/],
    ['compute_interest', { ...interestInput, officeId: 'x' }, /There is no such field|Böyle bir alan yok/],
    ['compute_interest', [1, 2], /request\.invalid/],
    ['compute_interest', 'DROP TABLE', /request\.invalid/],
    ['delete_case', { id: '1' }, /unavailable tool|delete_case/],
    ['tasks.add', { displayTitle: 'x' }, /unavailable tool|tasks\.add/],
    ['my_dates', { startDate: '2026-01-01', endDate: '2026-12-31' }, /unavailable tool|my_dates/],
    ['case_tasks', {}, /unavailable tool|case_tasks/],
  ] as const) {
    double.behave(call(name, input), call('compute_interest', interestInput), quotingTool(interestSentence))
    const { way } = await office.ask(me, interestQuestion)
    assert.equal(way, 'model', name)
    assert.match(sent(), said)
  }
})

/** An office with a case that has a task, a time limit and a hearing, and another one. */
async function officeWithCase() {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const other = await office.newCase(me)
  const add = (row: string, id: string, body: object) =>
    office.mustCall(me, row, { params: { caseId: id }, body })
  await add('tasks.add', caseId, { displayTitle: 'Tanık listesini ver', deadline: '2026-12-14' })
  await add('limits.add', caseId, { title: 'İstinaf süresi', date: '2026-12-21', isCritical: true })
  await add('hearings.add', caseId, { date: '2027-01-11', time: '10:30', court: 'Ankara 3. İş Mahkemesi' })
  await add('tasks.add', other, { displayTitle: 'Gizli başka iş' })
  return { me, caseId, other }
}

const tasksOf = async (who: Person, caseId: string) =>
  (await office.mustCall(who, 'tasks.list', { params: { caseId } })).todo as { displayTitle: string }[]
const limitsOf = async (who: Person, caseId: string) =>
  (await office.mustCall(who, 'limits.list', { params: { caseId } })).items as {
    title: string
    date: string
  }[]

test('when asked from a case, its tasks and dates are read and quoted, and link to the case', async () => {
  const { me, caseId } = await officeWithCase()
  for (const [tool, pattern, tab] of [
    ['case_tasks', /Yapılacak görev “Tanık listesini ver”, son günü 14\.12\.2026\./, 'tasks'],
    ['case_limits', /Kritik süre “İstinaf süresi”, son günü 21\.12\.2026, süre açık\./, 'dates'],
    ['case_hearings', /Duruşma günü 11\.01\.2027, saat 10:30, mahkemesi Ankara 3\. İş Mahkemesi\./, 'dates'],
  ] as const) {
    double.behave(call(tool, {}), quotingTool(pattern))
    const { way, sentences, sources } = await office.ask(me, 'Bu davada sırada ne var?', { caseId })
    assert.deepEqual([way, sentences[0]?.isVerified], ['model', true], tool)
    assert.match(sentences[0]?.text ?? '', pattern)
    assert.deepEqual(
      [sources[0]?.kind, sources[0]?.address],
      ['record', `/case-management/${caseId}?tab=${tab}`],
    )
  }
})

test('a changed date of the case, or a task wrongly called done, is not shown', async () => {
  const { me, caseId } = await officeWithCase()
  for (const text of [
    'Yapılacak görev “Tanık listesini ver”, son günü 15.12.2026.',
    'Tamamlanan görev “Tanık listesini ver”, son günü 14.12.2026.',
  ]) {
    double.behave(call('case_tasks', {}), quotingTool(/Yapılacak görev “Tanık[^"]*?2026\./, text))
    const { sentences } = await office.ask(me, 'Bu davada sırada ne var?', { caseId })
    assert.ok(!JSON.stringify(sentences).includes(text))
  }
})

test('no tool reaches another case, and no tool reaches any case if the question was asked outside of one', async () => {
  const { me, caseId, other } = await officeWithCase()
  double.behave(call('case_tasks', { caseId: other }), reply([], 'nothing_found'))
  await office.ask(me, 'Bu davada sırada ne var?', { caseId })
  assert.match(sent(), /takes no input/)
  double.behave(call('propose_task', { displayTitle: 'Bak', caseId: other }), reply([], 'nothing_found'))
  const { proposals } = await office.ask(me, 'Görev ekle', { caseId })
  assert.deepEqual(proposals, [])
  double.behave(reply([], 'nothing_found'))
  await office.ask(me, legalQuestion)
  const { tools } = JSON.parse(String(double.received[0]?.body))
  const names = tools.map((tool: { function: { name: string } }) => tool.function.name)
  assert.deepEqual(
    names.filter((name: string) => /case|propose|my_/.test(name)),
    [],
  )
  assert.ok(!sent().includes('Gizli başka iş'))
  assert.deepEqual((await tasksOf(me, other)).length, 1)
})

test('a proposal of the model is shown and not added, and is added once when its asker accepts it', async () => {
  const { me, caseId } = await officeWithCase()
  const limit = { limit: 'hmk-istinaf', service: 'direct', date: '2026-07-10' }
  const asked = 'Karar 10.07.2026 günü tebliğ edildi; istinaf süresini ve dilekçe görevini davaya ekle.'
  const { data: computed } = await world.call(me.headers, 'calculators.timeLimit', { body: limit })
  double.behave(
    call('compute_time_limit', limit),
    call('propose_date', { title: 'İstinaf süresi', date: computed.lastDay, isCritical: true }),
    call('propose_task', { displayTitle: 'İstinaf dilekçesini yaz', note: 'Kararı oku' }),
    reply(),
  )
  const { conversationId, answerId, proposals, isRefused, way } = await office.ask(me, asked, { caseId })
  assert.deepEqual([isRefused, way, proposals.length], [false, 'model', 2])
  assert.deepEqual([(await tasksOf(me, caseId)).length, (await limitsOf(me, caseId)).length], [1, 1])
  const [date, task] = proposals as [Proposal, Proposal]
  assert.deepEqual(
    [date.row, task.row, date.decision, date.row === 'limits.add' && date.body.calculation?.calculator],
    ['limits.add', 'tasks.add', null, 'calculators.timeLimit'],
  )
  for (const { row, body } of proposals) await office.mustCall(me, row, { params: { caseId }, body })
  await world.call(me.headers, task.row, { params: { caseId }, body: task.body })
  assert.equal((await tasksOf(me, caseId)).length, 2)
  assert.ok(
    (await tasksOf(me, caseId)).some(({ displayTitle }) => displayTitle === 'İstinaf dilekçesini yaz'),
  )
  assert.ok((await limitsOf(me, caseId)).some(({ date }) => date === computed.lastDay))
  const decide = (proposalId: string, decision: string) =>
    world.call(me.headers, 'assistant.decide', {
      params: { conversationId, answerId, proposalId },
      body: { decision },
    })
  assert.equal((await decide(date.id, 'accepted')).status, 200)
  assert.equal((await decide(task.id, 'dismissed')).status, 200)
  assert.equal((await decide(caseId, 'accepted')).code, 'assistant.proposal_not_found')
  const kept = (await office.open(me, conversationId)).data.answers[0].proposals
  assert.deepEqual(
    kept.map(({ decision }: Proposal) => decision),
    ['accepted', 'dismissed'],
  )
})

test('a colleague who reads a shared conversation decides on no proposal, and adds nothing without the right to', async () => {
  const { me, caseId } = await officeWithCase()
  double.behave(call('propose_task', { displayTitle: 'Dilekçeyi yaz' }), reply())
  const { conversationId, answerId, proposals } = await office.ask(me, 'Dilekçe görevi ekle', { caseId })
  await office.change(me, 'share', conversationId, { isShared: true })
  const reader = await office.colleague(me, { [caseId]: 'read' })
  const [proposal] = (await office.open(reader, conversationId)).data.answers[0].proposals as [Proposal]
  assert.deepEqual(proposal, proposals[0])
  const params = { conversationId, answerId, proposalId: proposal.id }
  const decided = await world.call(reader.headers, 'assistant.decide', {
    params,
    body: { decision: 'accepted' },
  })
  assert.equal(decided.code, 'assistant.conversation_not_found')
  const added = await world.call(reader.headers, 'tasks.add', { params: { caseId }, body: proposal.body })
  assert.equal(added.code, 'case.read_only')
})

test('proposals with links, for other people, in great number or repeated are not shown', async () => {
  const { me, caseId } = await officeWithCase()
  for (const [input, most] of [
    [{ displayTitle: 'Bak https://kotu.example' }, 0],
    [{ displayTitle: 'Yaz', note: '![x](http://kotu.example/?q=1)' }, 0],
    [{ displayTitle: 'Yaz', assigneeId: 'u1' }, 0],
    [{ displayTitle: 'Yaz', deadline: 'yarın' }, 0],
    [{ displayTitle: '' }, 0],
    [{ displayTitle: 'Yaz' }, 1],
  ] as const) {
    double.behave(
      call('propose_task', input),
      call('propose_task', input),
      call('propose_task', input),
      reply(),
    )
    const { proposals } = await office.ask(me, 'Görev ekle', { caseId })
    assert.equal(proposals.length, most, JSON.stringify(input))
  }
  assert.equal((await tasksOf(me, caseId)).length, 1)
})

test('an endless loop of calls is stopped', async () => {
  const { me, caseId } = await officeWithCase()
  double.behave(call('case_tasks', {}))
  const { way } = await office.ask(me, 'Bu davada sırada ne var?', { caseId })
  assert.equal(way, 'quotes')
  assert.ok(double.received.length <= 8)
})
