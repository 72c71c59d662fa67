/** Past searches and favourites: whose they are, what they hold, and when they go. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { mostSearches } from '../../data/kept-limits.ts'
import { researchPersonalData } from '../personal-data.ts'
import { openResearchDatabase } from '../testing.ts'
import { addFavorite } from './favorites/actions/add.ts'
import { addFolder } from './favorites/actions/add-folder.ts'
import { removeFavorite } from './favorites/actions/delete.ts'
import { removeFolder } from './favorites/actions/delete-folder.ts'
import { renameFolder } from './favorites/actions/rename-folder.ts'
import { changeFavorite } from './favorites/actions/update.ts'
import { listFavorites, markFavorites, readFolders } from './favorites/queries.ts'
import { clearHistory } from './history/actions/clear.ts'
import { removeSearch } from './history/actions/delete.ts'
import { noteSearch } from './history/actions/note.ts'
import { setHistory } from './history/actions/switch.ts'
import { listHistory } from './history/queries.ts'
import { forgetLeaver } from './personal-data.ts'

let database: Awaited<ReturnType<typeof openResearchDatabase>>
before(async () => {
  database = await openResearchDatabase()
  await database.call().system(({ db }) =>
    sql`
      insert into decisions (id, country, court, chamber, case_number, source, subject, text, content_hash)
      select 'd' || n, 'turkey', 'Yargıtay', '3. Hukuk Dairesi', '2019/' || n, 'Deneme', 'Kira tespiti', 'Metin', 'h'
      from generate_series(1, 3) n`.execute(db),
  )
  await database.call().system(async ({ db }) => {
    await sql`insert into laws (id, country, law_number, title, kind, source, content_hash)
      values ('l1', 'turkey', '6098', 'TÜRK BORÇLAR KANUNU', 'kanun', 'Deneme', 'h')`.execute(db)
    await sql`insert into law_articles (id, law_id, ordinal, article_no, heading, text)
      values ('a344', 'l1', 1, '344', 'Belirlenmesi', 'Metin')`.execute(db)
  })
})
after(() => database.close())
beforeEach(() =>
  database
    .call()
    .system(({ db }) =>
      sql`truncate search_history, search_settings, search_favorites, search_folders`.execute(db),
    ),
)

let minute = 0
const callOf = (userId = 'ayse', officeId = 'one') => {
  minute += 1
  const instant = new Date(Date.UTC(2026, 4, 1, 10, minute))
  const call = database.call({ userId, officeId, clock: { now: () => instant } })
  return { ...call, caller: { userId, officeId, roles: [] } } as unknown as typeof call
}
const all = { query: '', pageIndex: 0, pageSize: 20 }
const search = (query: string) => ({
  kind: 'decisions' as const,
  searchCountry: 'turkey' as const,
  query,
  address: `?q=${query}`,
})
const wordsOf = async (call = callOf(), query = '') =>
  (await listHistory(call, { ...all, query })).items.map((one) => one.query)
const code = (expected: string) => (error: unknown) => (error as { code?: string }).code === expected
const keep = (targetId: string, more: object = {}, call = callOf()) =>
  addFavorite(call, { kind: 'decision', targetId, folderId: null, note: '', ...more })
const titles = async (more: object = {}, call = callOf()) =>
  (await listFavorites(call, { ...all, ...more })).items.map(({ targetId }) => targetId)

test('a search is kept for the person in their office alone, and one that is made again moves to the top', async () => {
  for (const query of ['kira', 'nafaka', 'kira']) await noteSearch(callOf(), search(query))
  assert.deepEqual(await wordsOf(), ['kira', 'nafaka'])
  assert.deepEqual(await wordsOf(callOf('can')), [])
  assert.deepEqual(await wordsOf(callOf('ayse', 'two')), [])
})

test('past searches are found by their words, in whatever case and accents', async () => {
  for (const query of ['işe iade', 'nafaka', '100%']) await noteSearch(callOf(), search(query))
  assert.deepEqual(await wordsOf(callOf(), 'İADE ISE'), ['işe iade'])
  assert.deepEqual(await wordsOf(callOf(), '0%'), ['100%'])
  assert.deepEqual(await wordsOf(callOf(), '_'), [])
})

test('a search is deleted by its owner alone, one by one or all', async () => {
  for (const query of ['kira', 'nafaka']) await noteSearch(callOf(), search(query))
  const [first] = (await listHistory(callOf(), all)).items
  const entryId = first?.id ?? ''
  await assert.rejects(removeSearch(callOf('can'), { entryId }), code('history.entry_not_found'))
  await removeSearch(callOf(), { entryId })
  assert.deepEqual(await wordsOf(), ['kira'])
  await noteSearch(callOf('can'), search('velayet'))
  await clearHistory(callOf())
  assert.deepEqual([await wordsOf(), await wordsOf(callOf('can'))], [[], ['velayet']])
})

test('while the history is switched off nothing is added, and what is there stays', async () => {
  await noteSearch(callOf(), search('kira'))
  await setHistory(callOf(), { isOn: false })
  assert.deepEqual(await noteSearch(callOf(), search('nafaka')), { kept: false })
  assert.deepEqual(await noteSearch(callOf('can'), search('velayet')), { kept: true })
  const { items, isOn } = await listHistory(callOf(), all)
  assert.deepEqual([items.map(({ query }) => query), isOn], [['kira'], false])
  await setHistory(callOf(), { isOn: true })
  assert.deepEqual(await noteSearch(callOf(), search('nafaka')), { kept: true })
})

test('the oldest searches of a person go when there are too many', async () => {
  await database.call().system(({ db }) =>
    sql`insert into search_history (id, company_id, user_id, kind, country, query, address, search_text, searched_at)
      select n::text, 'one', 'ayse', 'decisions', 'turkey', 'q' || n, '?q=' || n, 'q' || n,
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, ${mostSearches}) n`.execute(
      db,
    ),
  )
  await noteSearch(callOf(), search('yeni'))
  assert.equal((await listHistory(callOf(), all)).total, mostSearches)
  const { items } = await listHistory(callOf(), { ...all, query: 'q1', pageSize: 200 })
  const kept = items.map(({ query }) => query)
  assert.deepEqual([kept.includes('q1'), kept.includes('q199')], [false, true])
})

test('a favourite remembers the citation and the subject of its text', async () => {
  const decision = await keep('d1')
  assert.deepEqual([decision.title, decision.detail], ['Yargıtay 3. HD, E. 2019/1', 'Kira tespiti'])
  const article = await keep('a344', { kind: 'article' })
  assert.deepEqual(
    [article.title, article.detail, article.lawId],
    ['6098 sayılı Türk Borçlar Kanunu m. 344', 'Belirlenmesi', 'l1'],
  )
  await assert.rejects(keep('yok'), code('favorite.text_not_found'))
})

test('a text that is kept again stays as it is', async () => {
  await keep('d1', { note: 'İlk not' })
  assert.equal((await keep('d1', { note: 'Başka' })).note, 'İlk not')
  const both = await Promise.all([keep('d2'), keep('d2')])
  assert.equal(both[0].id, both[1].id)
  assert.deepEqual(await titles(), ['d2', 'd1'])
})

test('favourites are in folders, and stay when their folder is deleted', async () => {
  const folder = await addFolder(callOf(), { name: 'Kira' })
  await keep('d1', { folderId: folder.id })
  await keep('d2')
  assert.deepEqual(await titles({ folderId: folder.id }), ['d1'])
  assert.deepEqual(await titles({ folderId: 'none' }), ['d2'])
  assert.deepEqual(await readFolders(callOf()), [{ id: folder.id, name: 'Kira', count: 1 }])
  await removeFolder(callOf(), { folderId: folder.id })
  assert.deepEqual(await titles({ folderId: 'none' }), ['d2', 'd1'])
})

test('no two folders of a person are called alike', async () => {
  const folder = await addFolder(callOf(), { name: 'İşçilik' })
  await assert.rejects(addFolder(callOf(), { name: 'işçilik' }), code('favorite.folder_exists'))
  await addFolder(callOf('can'), { name: 'İşçilik' })
  const other = await addFolder(callOf(), { name: 'Nafaka' })
  const renamed = { folderId: other.id, name: 'ISCILIK' }
  await assert.rejects(renameFolder(callOf(), renamed), code('favorite.folder_exists'))
  await renameFolder(callOf(), { folderId: folder.id, name: 'İşçilik alacağı' })
  assert.deepEqual(
    (await readFolders(callOf())).map(({ name }) => name),
    ['İşçilik alacağı', 'Nafaka'],
  )
})

test('note and folder of a favourite are changed one without the other', async () => {
  const folder = await addFolder(callOf(), { name: 'Kira' })
  const { id: favoriteId } = await keep('d1', { note: 'Emsal' })
  await changeFavorite(callOf(), { favoriteId, folderId: folder.id })
  const [moved] = await markFavorites(callOf())
  assert.deepEqual([moved?.note, moved?.folderId], ['Emsal', folder.id])
  await changeFavorite(callOf(), { favoriteId, note: 'Bozma sonrası' })
  assert.deepEqual(await titles({ query: 'BOZMA kira' }), ['d1'])
  assert.deepEqual(await titles({ query: 'emsal' }), [])
  const [noted] = await markFavorites(callOf())
  assert.equal(noted?.folderId, folder.id)
})

test('nobody reaches favourites and folders of somebody else', async () => {
  const folder = await addFolder(callOf(), { name: 'Kira' })
  const { id: favoriteId } = await keep('d1')
  for (const other of [() => callOf('can'), () => callOf('ayse', 'two')]) {
    assert.deepEqual(await titles({}, other()), [])
    assert.deepEqual(await markFavorites(other()), [])
    assert.deepEqual(await readFolders(other()), [])
    await assert.rejects(changeFavorite(other(), { favoriteId, note: 'x' }), code('favorite.not_found'))
    await assert.rejects(removeFavorite(other(), { favoriteId }), code('favorite.not_found'))
    await assert.rejects(keep('d2', { folderId: folder.id }, other()), code('favorite.folder_not_found'))
    const own = await keep('d2', {}, other())
    const moved = { favoriteId: own.id, folderId: folder.id }
    await assert.rejects(changeFavorite(other(), moved), code('favorite.folder_not_found'))
    const folderId = folder.id
    await assert.rejects(renameFolder(other(), { folderId, name: 'x' }), code('favorite.folder_not_found'))
    await assert.rejects(removeFolder(other(), { folderId }), code('favorite.folder_not_found'))
  }
  assert.deepEqual(await titles(), ['d1'])
})

test('a favourite whose text is gone says so', async () => {
  await keep('d3')
  await database.call().system(({ db }) => sql`delete from decisions where id = 'd3'`.execute(db))
  const [left] = (await listFavorites(callOf(), all)).items
  assert.deepEqual([left?.title, left?.isHeld], ['Yargıtay 3. HD, E. 2019/3', false])
})

test('kept search work is exported and erased with its person, and gone when they leave the office', async () => {
  const fill = async (userId: string, officeId = 'one') => {
    const folder = await addFolder(callOf(userId, officeId), { name: 'Kira' })
    await keep('d1', { folderId: folder.id, note: 'Not' }, callOf(userId, officeId))
    await noteSearch(callOf(userId, officeId), search('kira'))
    await setHistory(callOf(userId, officeId), { isOn: false })
  }
  await fill('ayse')
  await fill('ayse', 'two')
  await fill('can')
  const person = { userId: 'ayse', email: undefined }
  const kept = await database.call().system.read((tx) => researchPersonalData.export(tx, person))
  assert.deepEqual(
    (kept.favorites as { folder: string; note: string }[]).map(({ folder, note }) => [folder, note]),
    [
      ['Kira', 'Not'],
      ['Kira', 'Not'],
    ],
  )
  assert.equal((kept.searchHistory as unknown[]).length, 2)
  const left = async () => {
    const { rows } = await database.call().system.read(({ db }) =>
      sql<{ who: string }>`
        select user_id || ' ' || company_id as who from search_history
        union all select user_id || ' ' || company_id from search_settings
        union all select user_id || ' ' || company_id from search_folders
        union all select user_id || ' ' || company_id from search_favorites`.execute(db),
    )
    return [...new Set(rows.map(({ who }) => who))].sort()
  }
  await database.call().system((tx) => forgetLeaver(tx, { userId: 'ayse', officeId: 'two' }))
  assert.deepEqual(await left(), ['ayse one', 'can one'])
  await database.call().system((tx) => researchPersonalData.forget(tx, person))
  assert.deepEqual(await left(), ['can one'])
})
