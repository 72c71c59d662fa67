import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const titles = async (by: Person, query = ''): Promise<string[]> =>
  (await by.call('cases.list', { query })).data.items.map((one: { displayTitle: string }) => one.displayTitle)

test('a list is sorted by change, deadline, title in Turkish order or number, in both directions', async () => {
  const me = world.signIn()
  const cases = [
    { displayTitle: 'Çelik', caseNumber: '2026/9', deadline: '2026-12-20' },
    { displayTitle: 'Demir', caseNumber: '2026/129' },
    { displayTitle: 'Işık', caseNumber: '2026/20', deadline: '2026-12-01' },
    { displayTitle: 'İnci', caseNumber: '2026/100', deadline: '2026-12-10' },
  ]
  for (const one of cases) {
    await newCase(me, one)
    world.clock.advance(1_000)
  }
  assert.deepEqual(await titles(me), ['İnci', 'Işık', 'Demir', 'Çelik'])
  assert.deepEqual(await titles(me, 'sort=title'), ['Çelik', 'Demir', 'Işık', 'İnci'])
  assert.deepEqual(await titles(me, 'sort=deadline'), ['Işık', 'İnci', 'Çelik', 'Demir'])
  assert.deepEqual(await titles(me, 'sort=deadline&direction=desc'), ['Çelik', 'İnci', 'Işık', 'Demir'])
  assert.deepEqual(await titles(me, 'sort=number'), ['Demir', 'İnci', 'Işık', 'Çelik'])
  assert.deepEqual(await titles(me, 'sort=title&pageIndex=1&pageSize=3'), ['İnci'])
})

test('a list is filtered by state, assignee, client, deadline and what the caller follows', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Öztürk Gıda')
  await newCase(me, { displayTitle: 'A', state: 'appeal', clientId })
  await newCase(me, { displayTitle: 'B', state: null, assigneeId: me.userId })
  const { caseId } = await newCase(me, { displayTitle: 'C', deadline: '2026-12-05' })
  await me.of('cases.follow', caseId)
  const found = async (query: string) => (await titles(me, `${query}&sort=title`)).join('')
  assert.equal(await found('state=appeal'), 'A')
  assert.equal(await found('state=none'), 'B')
  assert.equal(await found('state=none,open'), 'BC')
  assert.equal(await found(`clientId=${clientId}`), 'A')
  assert.equal(await found(`assigneeId=${me.userId}`), 'B')
  assert.equal(await found('assigneeId=none'), 'AC')
  assert.equal(await found('following=true'), 'C')
  assert.equal(await found('deadlineFrom=2026-12-01&deadlineTo=2026-12-05'), 'C')
  assert.equal(await found('deadlineFrom=1900-01-01&deadlineTo=2026-12-04'), '')
  for (const half of ['deadlineFrom=2026-12-01', 'deadlineTo=2026-12-04']) {
    const refused = await me.call('cases.list', { query: half })
    assert.deepEqual(JSON.parse(refused.body).issues, [
      { path: 'deadlineTo', message: 'İki tarihi de seçin.' },
    ])
  }
  const turned = await me.call('cases.list', { query: 'deadlineFrom=2026-12-05&deadlineTo=2026-12-01' })
  assert.equal(turned.code, 'request.invalid')
  assert.equal((await me.call('cases.list', { query: 'state=lost' })).code, 'request.invalid')
})

test('words are looked for in titles, numbers, court and client without case and Turkish letters', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Işıl Öztürk')
  const one = { displayTitle: 'Yılmaz / ABC', title: 'Gizli Ad', caseNumber: '2026/77', clientId }
  await newCase(me, { ...one, courtName: 'Ankara 3. Asliye Hukuk', docketNumber: '2025/412' })
  for (const query of ['yilmaz', 'ABC YILMAZ', '2026/77', '2025/412', 'asliye', 'ozturk isil', 'gizli'])
    assert.deepEqual(await titles(me, `query=${encodeURIComponent(query)}`), ['Yılmaz / ABC'], query)
  for (const query of ['yok', '%', '_', 'yılmaz yok'])
    assert.deepEqual(await titles(me, `query=${encodeURIComponent(query)}`), [], query)
})

test('words are found by their beginnings, in the parts of numbers too, and elsewhere only if no word begins so', async () => {
  const me = world.signIn()
  const find = async (query: string) =>
    (await titles(me, `query=${encodeURIComponent(query)}&sort=title`)).join('|')
  await newCase(me, { displayTitle: 'Karaoğlu / Demir', caseNumber: '2026/17', docketNumber: '2025/412-K' })
  await newCase(me, { displayTitle: 'Oğlum Ltd. Şti. (tasfiye)', caseNumber: '2026/170' })
  const [both, first, second] = [
    'Karaoğlu / Demir|Oğlum Ltd. Şti. (tasfiye)',
    'Karaoğlu / Demir',
    'Oğlum Ltd. Şti. (tasfiye)',
  ]
  assert.deepEqual([await find('2026/17'), await find('2026/170'), await find('17')], [both, second, both])
  assert.deepEqual([await find('412-k'), await find('(tasf'), await find('sti.')], [first, second, second])
  assert.equal(await find('oglu'), second)
  assert.equal(await find('aoglu'), first)
  assert.deepEqual(
    [await find('aoglu dem'), await find('dem aoglu 17'), await find('ltd emir')],
    [first, first, ''],
  )
  assert.equal(await find('oglu emir'), first, 'also if a word of another case begins so')
  assert.equal(await find('- aoglu'), first)
  assert.equal(await find('-'), first)
  const long = 'ç'.repeat(150)
  const { caseId } = await newCase(me, { displayTitle: long, caseNumber: 'U-1' })
  assert.equal(await find(long.slice(0, 100)), long)
  await me.of('cases.updateTitle', caseId, { title: 'Gizli', version: 1 })
  await me.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Yeni Ad', version: 2 })
  assert.deepEqual([await find('ccc'), await find('yeni')], ['', 'Yeni Ad'])
})

test('cases of one state, all cases and the short list name the same cases', async () => {
  const me = world.signIn()
  await newCase(me, { displayTitle: 'Açık' })
  await newCase(me, { displayTitle: 'Kapalı', state: 'closed' })
  const ofState = await me.call('cases.ofState', { params: { stateId: 'closed' } })
  assert.deepEqual([ofState.data.total, ofState.data.items[0].displayTitle], [1, 'Kapalı'])
  assert.equal((await me.call('cases.ofState', { params: { stateId: 'lost' } })).code, 'case.state_not_found')
  assert.equal((await me.call('cases.all')).data.total, 2)
  const choices = (await me.call('cases.basicInfo', { query: 'query=kapali' })).data.items
  assert.deepEqual(Object.keys(choices[0]), ['caseId', 'caseNumber', 'displayTitle', 'state', 'mayWrite'])
  assert.equal(choices.length, 1)
})

test('the short list says in which cases the person may write', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  for (const permission of ['read', 'write']) {
    const { caseId } = await newCase(me, { displayTitle: permission })
    const permissions = [{ userId: colleague.userId, permission }]
    await me.of('cases.updatePermissions', caseId, { permissions })
  }
  const choices = async (by: Person) =>
    (await by.call('cases.basicInfo')).data.items
      .map(({ displayTitle, mayWrite }: { displayTitle: string; mayWrite: boolean }) => [
        displayTitle,
        mayWrite,
      ])
      .toSorted()
  assert.deepEqual(await choices(me), [
    ['read', true],
    ['write', true],
  ])
  assert.deepEqual(await choices(colleague), [
    ['read', false],
    ['write', true],
  ])
})

test('a list says what is next in each case: the nearest open task, hearing or time limit', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: '2026-12-01', courtName: 'Ankara 3. İş Mahkemesi' })
  const next = async () => (await me.call('cases.list')).data.items[0].next
  const add = async (row: 'tasks.add' | 'hearings.add' | 'limits.add', body: object) =>
    (await me.of(row, caseId, body)).data
  assert.equal(await next(), null)
  await add('tasks.add', { displayTitle: 'Dosyayı oku' })
  assert.deepEqual(await next(), {
    ...{ kind: 'task', title: 'Dosyayı oku', date: null, time: null, hearingKind: null },
    id: (await me.of('tasks.list', caseId)).data.todo[0].caseTaskId,
  })
  const { hearingId } = await add('hearings.add', { date: '2026-12-14', time: '10:30' })
  const hearing = {
    kind: 'hearing',
    id: hearingId,
    title: 'Ankara 3. İş Mahkemesi',
    date: '2026-12-14',
    time: '10:30',
    hearingKind: 'hearing',
  }
  assert.deepEqual(await next(), hearing)
  const { limitId } = await add('limits.add', {
    title: 'Cevap süresi',
    date: '2026-12-14',
    isCritical: false,
  })
  assert.equal((await next()).id, limitId, 'what has no hour comes before')
  await me.call('limits.complete', { params: { caseId, limitId }, body: { version: 1 } })
  assert.deepEqual(await next(), hearing)
  const { caseTaskId } = await add('tasks.add', { displayTitle: 'Delil listesi', deadline: '2026-12-10' })
  assert.equal((await next()).id, caseTaskId)
  await me.call('tasks.delete', { params: { caseId, caseTaskId } })
  assert.deepEqual(await next(), hearing)
})

test('a hearing that passed is not next, and a case counts what is still open of it', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const counts = async () => (await me.of('cases.read', caseId)).data.counts
  assert.deepEqual(await counts(), { tasks: 0, dates: 0, parties: 0, decisions: 0 })
  await me.of('hearings.add', caseId, { date: '2020-12-14', time: '10:30' })
  assert.equal((await me.call('cases.list')).data.items[0].next, null)
  await me.of('hearings.add', caseId, { date: '2030-12-14', time: '10:30' })
  const limit = { title: 'Cevap süresi', date: '2020-12-14', isCritical: false }
  const { limitId } = (await me.of('limits.add', caseId, limit)).data
  await me.of('tasks.add', caseId, { displayTitle: 'Bir' })
  const { caseTaskId } = (await me.of('tasks.add', caseId, { displayTitle: 'İki' })).data
  await me.of('cases.addParty', caseId, { name: 'Ayşe Yılmaz', role: 'claimant', type: 'individual' })
  assert.deepEqual(await counts(), { tasks: 2, dates: 2, parties: 1, decisions: 0 })
  const body = { state: 'Done', version: 1 }
  await me.call('tasks.updateState', { params: { caseId, caseTaskId }, body })
  await me.call('limits.complete', { params: { caseId, limitId }, body: { version: 1 } })
  assert.deepEqual(await counts(), { tasks: 1, dates: 1, parties: 1, decisions: 0 })
})
