/** News: written by staff of the service, read by everybody once they are published. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const draft = {
  isPublished: false,
  date: '2026-11-29',
  titleTr: 'Yeni <hesap>',
  bodyTr: 'Metin & başka',
  titleEn: 'New sum',
  bodyEn: 'Text',
}

const feedIn = (language: string) =>
  world.server.inject({ url: '/api/news/atom.xml', headers: { 'accept-language': language } })

test('news are read by everybody once staff has published them, and by nobody before', async () => {
  const { headers } = await world.superAdmin()
  const saved = await world.call(headers, 'news.save', { body: draft })
  assert.equal(saved.status, 200)
  assert.deepEqual((await world.call({}, 'news.list')).data.items, [])
  const newsId = saved.data.id
  assert.equal((await feedIn('tr')).body.includes('<entry>'), false)
  await world.call(headers, 'news.save', { body: { ...draft, newsId, isPublished: true } })
  const [shown] = (await world.call({}, 'news.list')).data.items
  assert.deepEqual([shown.tr.title, shown.en.title], ['Yeni <hesap>', 'New sum'])
  const feed = await feedIn('tr')
  assert.match(String(feed.headers['content-type']), /application\/atom\+xml/)
  assert.ok(feed.body.includes('<title>Yeni &#60;hesap&#62;</title>'))
  assert.ok(feed.body.includes('<published>2026-11-29T00:00:00Z</published>'))
  assert.ok((await feedIn('en')).body.includes('<title>New sum</title>'))
  await world.call(headers, 'news.delete', { params: { newsId } })
  assert.deepEqual((await world.call({}, 'news.list')).data.items, [])
})

test('only staff of the service write news or see drafts', async () => {
  const { headers } = await world.signIn()
  assert.equal((await world.call(headers, 'news.save', { body: draft })).code, 'access.forbidden')
  assert.equal((await world.call(headers, 'news.all')).code, 'access.forbidden')
})

test('a picture is kept on this server, and stays when only the text is changed', async () => {
  const { headers } = await world.superAdmin()
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
  const picture = `data:image/png;base64,${bytes.toString('base64')}`
  const saved = await world.call(headers, 'news.save', { body: { ...draft, picture } })
  const again = { ...draft, newsId: saved.data.id, picture: 'kept', titleTr: 'Başka' }
  const { data } = await world.call(headers, 'news.save', { body: again })
  const answer = await world.server.inject({ url: data.picture })
  assert.equal(answer.headers['content-type'], 'image/png', answer.body)
  assert.deepEqual(answer.rawPayload, bytes)
  await world.call(headers, 'news.save', { body: { ...again, picture: '' } })
  assert.equal((await world.server.inject({ url: data.picture })).statusCode, 404)
})

test('a picture of another server is refused, because it would tell that server who reads', async () => {
  const { headers } = await world.superAdmin()
  const picture = 'https://else.example/x.png'
  assert.equal((await world.call(headers, 'news.save', { body: { ...draft, picture } })).status, 400)
  assert.equal((await world.call(headers, 'news.save', { body: { ...draft, newsId: 'none' } })).status, 404)
})

test('the newest day comes first, in the list and in the feed', async () => {
  const { headers } = await world.superAdmin()
  for (const date of ['2026-03-01', '2026-05-01', '2026-04-01'])
    await world.call(headers, 'news.save', { body: { ...draft, date, isPublished: true } })
  const days: string[] = (await world.call({}, 'news.list')).data.items.map(
    ({ date }: { date: string }) => date,
  )
  assert.deepEqual(days, ['2026-05-01', '2026-04-01', '2026-03-01'])
  const inFeed = [...(await feedIn('tr')).body.matchAll(/<published>([\d-]+)T/g)].map(([, day]) => day)
  assert.deepEqual(inFeed, days)
})
