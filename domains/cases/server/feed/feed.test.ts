import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import ical from 'ical.js'
import { forgetLeaver } from '../rights/store/leaving.ts'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
let today: string
before(async () => {
  world = await openCases()
  today = dayInTurkey(world.clock.now())
})
after(() => world.close())

const keyIn = (address: string): string =>
  /\/api\/calendar\/feeds\/([\w-]+)\/mizan\.ics$/.exec(address)?.[1] ?? ''
const newKey = async (by: Person) => keyIn((await by.call('calendar.createFeed')).data.address)
const read = (secretKey: string, headers: Record<string, string> = {}) =>
  world.visit('calendar.readFeed', { params: { secretKey }, headers })

/** The events of a file, as another library reads them. */
async function eventsAt(secretKey: string) {
  const { body, status } = await read(secretKey)
  assert.equal(status, 200, body)
  const calendar = new ical.Component(ical.parse(body))
  return { body, events: calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one)), calendar }
}

const summaries = async (secretKey: string) =>
  (await eventsAt(secretKey)).events.map(({ summary }) => summary.replace(/D-\d+/, 'D'))

test('the address is shown once, keeps no secret in the database, and tells when it was read', async () => {
  const me = world.signIn()
  assert.equal((await me.call('calendar.feed')).data.feed, null)
  const { address } = (await me.call('calendar.createFeed')).data
  assert.ok(address.startsWith('https://mizan.test/api/calendar/feeds/'))
  const key = keyIn(address)
  assert.equal(Buffer.from(key, 'base64url').length, 32)
  const rows = await world.system.read(({ db }) => db.selectFrom('calendar_feeds').selectAll().execute())
  const records = await world.system.read(({ db }) => db.selectFrom('audit_entries').selectAll().execute())
  assert.ok(records.some(({ action }) => action === 'calendar.feed_created'))
  assert.ok(!JSON.stringify([rows, records]).includes(key))
  const { feed } = (await me.call('calendar.feed')).data
  assert.equal(feed.lastReadAt, null)
  await read(key)
  assert.equal((await me.call('calendar.feed')).data.feed.lastReadAt, world.clock.now().toISOString())
})

test('a calendar program reads hearings at their hour in Turkey and all else as whole days', async () => {
  const me = world.signIn()
  const day = addDays(today, 5)
  const { caseId, caseNumber } = await newCase(me, { deadline: day, courtName: 'Ankara 3. İş Mahkemesi' })
  await me.of('hearings.add', caseId, { date: day, time: '10:30', room: 'Salon 4' })
  await me.of('limits.add', caseId, {
    ...{ title: 'İstinaf', date: day, preDeadline: addDays(day, -2), isCritical: true },
  })
  await me.of('tasks.add', caseId, { displayTitle: 'Tanık; liste, \\ ek', title: 'Sır', deadline: day })
  const { events, body, calendar } = await eventsAt(await newKey(me))
  const of = (text: string) => events.find(({ summary }) => summary.includes(text)) as ical.Event
  const name = `${caseNumber} Yılmaz / ABC A.Ş.`
  assert.equal(of('Duruşma').summary, `Duruşma · ${name}`)
  assert.equal(of('Süre').summary, `KRİTİK · Süre: İstinaf · ${name}`)
  assert.equal(of('Hatırlatma günü').summary, `KRİTİK · Hatırlatma günü: İstinaf · ${name}`)
  assert.equal(of('Son gün').summary, `Son gün · ${name}`)
  assert.equal(of('Görev').summary, `Görev: Tanık; liste, \\ ek · ${name}`)
  assert.ok(!body.includes('Sır'))
  const zone = new ical.Timezone(calendar.getFirstSubcomponent('vtimezone') as ical.Component)
  const start = of('Duruşma').startDate
  assert.equal(zone.tzid, 'Europe/Istanbul')
  assert.equal(of('Duruşma').component.getFirstProperty('dtstart')?.getParameter('tzid'), zone.tzid)
  start.zone = zone
  assert.equal(start.toJSDate().toISOString(), `${day}T07:30:00.000Z`)
  assert.equal(of('Duruşma').duration.toSeconds(), 3_600)
  assert.equal(of('Duruşma').location, 'Ankara 3. İş Mahkemesi, Salon 4')
  assert.deepEqual([of('Süre').startDate.isDate, of('Süre').startDate.toString()], [true, day])
  assert.match(body, /DTSTAMP:\d{8}T\d{6}Z/)
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length)
})

test('hearings of an office in Northern Cyprus are meant by its own clock, which changes in winter', async () => {
  const me = world.signIn({ country: 'kktc' })
  const { caseId } = await newCase(me, { courtName: 'Lefkoşa Kaza Mahkemesi' })
  for (const date of ['2026-07-14', '2026-12-14'])
    await me.of('hearings.add', caseId, { date, time: '09:30' })
  const { events, calendar } = await eventsAt(await newKey(me))
  const zone = new ical.Timezone(calendar.getFirstSubcomponent('vtimezone') as ical.Component)
  assert.equal(zone.tzid, 'Asia/Famagusta')
  const instants = events.map(({ startDate }) => {
    startDate.zone = zone
    return startDate.toJSDate().toISOString()
  })
  assert.deepEqual(instants, ['2026-07-14T06:30:00.000Z', '2026-12-14T07:30:00.000Z'])
})

test('lines are folded at 75 bytes, and no title begins a line of its own', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { displayTitle: `Şişli ${'ğüşiöç '.repeat(30)}`, deadline: today })
  const attack = 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:x\u2028y\u0007'
  // Past the checks of the calls, as another way into the database could.
  await world.system(async ({ db }) => {
    await db
      .updateTable('cases')
      .set({ court_name: attack, display_title: `${attack}Şişli` })
      .execute()
  })
  await me.of('hearings.add', caseId, { date: today, time: '10:30' })
  const { body, events } = await eventsAt(await newKey(me))
  assert.equal(events.length, 2)
  assert.ok(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75))
  assert.ok(!/[^\r]\n/.test(body))
  assert.equal(body.match(/^BEGIN:VEVENT/gm)?.length, 2)
  assert.ok(events.every(({ summary }) => summary.includes('a END:VEVENT BEGIN:VEVENT SUMMARY:x y Şişli')))
})

test('a change keeps the id of an event and raises its sequence; what is done or deleted goes', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const add = { title: 'Cevap', date: today }
  const { limitId } = (await me.of('limits.add', caseId, add)).data
  const key = await newKey(me)
  const one = async () => {
    const event = (await eventsAt(key)).events[0]
    return event && [event.uid, event.sequence, event.startDate.toString()]
  }
  const params = { caseId, limitId }
  const uid = `limit-${limitId}@mizan`
  assert.deepEqual(await one(), [uid, 0, today])
  await me.call('limits.update', { params, body: { date: addDays(today, 1), version: 1 } })
  assert.deepEqual(await one(), [uid, 1, addDays(today, 1)])
  await me.call('limits.complete', { params, body: { version: 2 } })
  assert.equal(await one(), undefined)
})

test('events carry alerts on the chosen days, and critical ones whatever was chosen', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: addDays(today, 9) })
  await me.of('hearings.add', caseId, { date: addDays(today, 9), time: '10:30' })
  await me.of('limits.add', caseId, { title: 'İstinaf', date: addDays(today, 9), isCritical: true })
  for (const kind of ['deadlineDue', 'limitDue', 'taskDue'])
    for (const way of ['screen', 'digest']) await me.post('notifications.set', { kind, way, on: false })
  assert.deepEqual((await me.post('notifications.setDays', { days: [0, 3, 3] })).data.days, [3, 0])
  const { events } = await eventsAt(await newKey(me))
  const alerts = (text: string) =>
    (events.find(({ summary }) => summary.includes(text)) as ical.Event).component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
  assert.deepEqual(alerts('Duruşma'), ['-P3D', '-PT2H'])
  assert.deepEqual(alerts('Süre'), ['-P2DT16H', 'PT8H'])
  assert.deepEqual(alerts('Son gün'), [])
})

test('an address shows cases of its owner that they may read, and tasks that they were given', async () => {
  const admin = world.signIn()
  const me = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Ayşe Kaya' })
  const deadline = addDays(today, 1)
  const make = async (displayTitle: string) => {
    const { caseId } = await newCase(admin, { displayTitle, deadline })
    const permissions = [{ userId: me.userId, permission: 'read' }]
    await admin.of('cases.updatePermissions', caseId, { permissions })
    return caseId
  }
  const [followed, assigned, other] = [await make('Takip'), await make('Sorumlu'), await make('Öteki')]
  await me.of('cases.follow', followed)
  await admin.of('cases.updateAssignee', assigned, { assigneeId: me.userId, version: 1 })
  await newCase(me, { displayTitle: 'Kendi', deadline })
  const task = { displayTitle: 'Görev', assigneeId: me.userId, deadline }
  await admin.of('tasks.add', other, task)
  const key = await newKey(me)
  const all = ['Görev: Görev · D Öteki', 'Son gün · D Kendi', 'Son gün · D Sorumlu', 'Son gün · D Takip']
  assert.deepEqual((await summaries(key)).sort(), all)
  const none = [{ userId: me.userId, permission: 'none' }]
  for (const caseId of [followed, other])
    await admin.of('cases.updatePermissions', caseId, { permissions: none })
  assert.deepEqual((await summaries(key)).sort(), ['Son gün · D Kendi', 'Son gün · D Sorumlu'])
})

test('an address shows 90 days back and 400 ahead', async () => {
  const me = world.signIn()
  for (const days of [-91, -90, 400, 401]) await newCase(me, { deadline: addDays(today, days) })
  const { events } = await eventsAt(await newKey(me))
  assert.deepEqual(
    events.map(({ startDate }) => startDate.toString()),
    [addDays(today, -90), addDays(today, 400)],
  )
})

test('an address ends when it is revoked or replaced, and with the office, the role and the licence', async () => {
  const me = world.signIn()
  const first = await newKey(me)
  const second = await newKey(me)
  const codeOf = async (key: string) => (await read(key)).code
  assert.equal(await codeOf(first), 'access.wrong_key')
  assert.equal(await codeOf(second), undefined)
  me.roles.splice(0, 1, 'USERADMIN')
  assert.equal(await codeOf(second), 'access.wrong_key')
  me.roles.splice(0, 1, 'USER')
  assert.equal(await codeOf(second), undefined)
  world.licensed.clear()
  assert.equal(await codeOf(second), 'access.wrong_key')
  world.licensed.add('read')
  await me.call('calendar.revokeFeed')
  assert.equal(await codeOf(second), 'access.wrong_key')
  const third = await newKey(me)
  world.leave(me.userId)
  assert.equal(await codeOf(third), 'access.wrong_key')
})

test('a program that has the file already is told so until something changes', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { deadline: today })
  const key = await newKey(me)
  const { headers, status } = await read(key)
  const etag = String(headers.etag)
  assert.deepEqual([status, headers['content-type']], [200, 'text/calendar; charset=utf-8'])
  assert.equal(headers['cache-control'], 'private, no-cache')
  const known = { 'if-none-match': `"other", W/${etag}` }
  const again = await read(key, known)
  assert.deepEqual([again.status, again.body, again.headers.etag], [304, '', etag])
  await me.of('cases.updateDeadline', caseId, { deadline: addDays(today, 2), version: 1 })
  assert.equal((await read(key, known)).status, 200)
})

test('an address is read 120 times an hour', async () => {
  const me = world.signIn()
  const key = await newKey(me)
  for (let reads = 0; reads < 120; reads += 1) assert.equal((await read(key)).status, 200)
  assert.equal((await read(key)).code, 'request.too_many')
  world.clock.advance(3_600)
  assert.equal((await read(key)).status, 200)
})

test('the secret comes into no line of the log, neither when it is wrong nor when the database fails', async () => {
  const me = world.signIn()
  const key = await newKey(me)
  world.lines.length = 0
  await read(key)
  await read(`${key}x`)
  await world.system(async ({ db }) => {
    await db.schema.alterTable('calendar_feeds').renameTo('calendar_feeds_away').execute()
  })
  const failed = await read(key)
  await world.system(async ({ db }) => {
    await db.schema.alterTable('calendar_feeds_away').renameTo('calendar_feeds').execute()
  })
  assert.equal(failed.status, 500)
  assert.ok(world.lines.some((line) => line.includes('/api/calendar/feeds/:secretKey/mizan.ics')))
  assert.ok(world.lines.some((line) => line.includes('"level":"error"')))
  assert.ok(!`${world.lines.join()}${failed.body}`.includes(key))
})

test('somebody who leaves an office loses address, rights and follow-ups, and returns without them', async () => {
  const admin = world.signIn()
  const me = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin)
  const permissions = [{ userId: me.userId, permission: 'write' }]
  await admin.of('cases.updatePermissions', caseId, { permissions })
  await admin.of('cases.updateAssignee', caseId, { assigneeId: me.userId, version: 1 })
  const { caseTaskId } = (await admin.of('tasks.add', caseId, { displayTitle: 'İş', assigneeId: me.userId }))
    .data
  await me.of('cases.follow', caseId)
  await me.call('tasks.follow', { params: { caseId, caseTaskId } })
  const key = await newKey(me)
  await world.system((tx) => forgetLeaver(tx, { officeId: admin.officeId, userId: me.userId }))
  assert.equal((await read(key)).code, 'access.wrong_key')
  assert.equal((await me.of('cases.read', caseId)).code, 'case.no_access')
  const seen = (await admin.of('cases.read', caseId)).data
  assert.deepEqual([seen.assignee, seen.followers], [null, []])
  const [task] = (await admin.of('tasks.list', caseId)).data.todo
  assert.deepEqual([task.assignee, task.followers], [null, []])
  assert.equal((await me.call('calendar.feed')).data.feed, null)
})
