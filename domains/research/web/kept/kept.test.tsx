/** Favourites and history on their screens: keeping, filing, deleting, switching off. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { type ReactNode, useState } from 'react'
import { researchRows } from '../../contract.ts'
import { researchErrors } from '../../errors.ts'
import type { Favorite, FavoriteMark, PastSearch } from '../../schemas.ts'
import { useKeptCommands } from '../kept-commands.ts'
import { FavoriteForm } from './FavoriteForm.tsx'
import { Favorites } from './pages/Favorites.tsx'
import { History } from './pages/History.tsx'
import { pastFilters, pastHref } from './past.ts'
import { Star } from './Star.tsx'

const show = screensOf({ rows: researchRows, errors: researchErrors })

const account: Account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: {},
  licences: ['case_search_history', 'case_search_favorites'],
  readOnly: false,
  trialEndsAt: null,
}
const signedIn = (children: ReactNode, licences = account.licences) => (
  <AccountProvider
    value={{ account: { ...account, licences }, awaited: false, failed: false, retry: () => undefined }}
  >
    {children}
  </AccountProvider>
)

const past = (more: Partial<PastSearch> = {}): PastSearch => ({
  ...{ id: 'past-1', kind: 'decisions', country: 'turkey', query: 'kira tespit' },
  ...{ address: '?q=kira+tespit&caseYear=2019&evil=1', total: 12, searchedAt: '2026-11-29T10:00:00.000Z' },
  ...more,
})
const favorite: Favorite = {
  ...{ id: 'fav-1', kind: 'article', targetId: 'a344', country: 'turkey', lawId: 'l1' },
  ...{ title: '6098 sayılı Türk Borçlar Kanunu m. 344', detail: 'Belirlenmesi', folderId: 'f1' },
  ...{ note: 'Emsal', addedAt: '2026-11-29T10:00:00.000Z', isHeld: true },
}
const page = <Item,>(items: Item[]) => ({ items, total: items.length, pageIndex: 0, pageSize: 50 })

test('a past search is repeated with its filters, and without what no screen knows', () => {
  assert.equal(pastHref(past()), '/search/case?country=turkey&q=kira+tespit&caseYear=2019')
  assert.equal(pastFilters(past()), 1)
  const law = past({ kind: 'laws', country: 'kktc', address: '?q=miras&law=149&page=7' })
  assert.equal(pastHref(law), '/search/lawsearch/kktc?q=miras&law=149')
})

test('the star keeps a text at once, and takes a folder that is made on the way', async (t) => {
  let saved: unknown
  let marks: FavoriteMark[] = []
  const screen = await show(
    t,
    signedIn(<FavoriteForm kind="decision" targetId="d1" onDone={() => undefined} />),
    {
      answers: {
        'favorites.marks': () => marks,
        'favorites.folders': () => [],
        'favorites.add': ({ body }) => {
          assert.deepEqual([body.kind, body.targetId], ['decision', 'd1'])
          marks = [{ id: 'fav-1', kind: 'decision', targetId: 'd1', folderId: null, note: '' }]
          return { ...favorite, kind: 'decision', targetId: 'd1', lawId: null, folderId: null, note: '' }
        },
        'favorites.addFolder': ({ body }) => ({ id: 'f1', name: body.name, count: 0 }),
        'favorites.update': ({ body }) => {
          saved = body
          return { done: true as const }
        },
      },
    },
  )
  await screen.shows('Favorilere eklendi.')
  await screen.choose('Klasör', 'Yeni klasör…')
  await screen.type('Yeni klasörün adı', 'Kira')
  await screen.type('Not', 'Emsal')
  await screen.press('Kaydet')
  await screen.shows('Favori kaydedildi.')
  assert.deepEqual(saved, { folderId: 'f1', note: 'Emsal' })
})

test('without the licence there is no star and nothing is asked', async (t) => {
  const screen = await show(t, signedIn(<Star kind="decision" targetId="d1" />, []), { answers: {} })
  screen.lacks('button', 'Favorilere ekle')
})

test('favourites are listed with folder and note, and filtered by folder', async (t) => {
  const asked: unknown[] = []
  const screen = await show(t, signedIn(<Favorites />), {
    answers: {
      'favorites.marks': () => [],
      'favorites.folders': () => [{ id: 'f1', name: 'Kira', count: 1 }],
      'favorites.list': ({ query }) => {
        asked.push(query.folderId)
        return page(query.folderId === 'none' ? [] : [favorite])
      },
    },
  })
  await screen.shows('Emsal')
  const link = document.querySelector('a[data-result]')?.getAttribute('href')
  assert.equal(link, '/search/lawsearch/turkey/l1?article=a344')
  await screen.press('Klasörsüz')
  await screen.shows('Bu seçime uyan favori yok')
  assert.equal(asked.at(-1), 'none')
})

test('the history is deleted one by one, or all after a question', async (t) => {
  let items = [past(), past({ id: 'past-2', query: 'nafaka', address: '?q=nafaka' })]
  const screen = await show(t, signedIn(<History />), {
    answers: {
      'history.list': () => ({ ...page(items), isOn: true }),
      'history.delete': ({ params }) => {
        items = items.filter(({ id }) => id !== params.entryId)
        return { done: true as const }
      },
      'history.clear': () => {
        items = []
        return { done: true as const }
      },
    },
  })
  await screen.press('Geçmişten sil: nafaka')
  await until(() => assert.ok(!document.body.textContent?.includes('nafaka')))
  await screen.shows('kira tespit')
  await screen.press('Tümünü sil')
  await screen.shows('Arama geçmişinin tümü silinsin mi?')
  await until(() => assert.equal(items.length, 1))
})

test('a switched off history says that nothing is kept', async (t) => {
  const screen = await show(t, signedIn(<History />), {
    answers: { 'history.list': () => ({ ...page<PastSearch>([]), isOn: false }) },
  })
  await screen.shows('Arama geçmişi kapalı')
})

function Commands() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <label>
        Komut
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {useKeptCommands(typed).map(({ id, label, run }) => (
        <button key={id} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </>
  )
}

test('the command palette finds favourites and past searches', async (t) => {
  const screen = await show(t, signedIn(<Commands />), {
    answers: {
      'favorites.list': () => page([favorite]),
      'history.list': () => ({ ...page([past()]), isOn: true }),
    },
  })
  await screen.type('Komut', 'kira')
  await screen.shows('6098 sayılı Türk Borçlar Kanunu m. 344 – Belirlenmesi')
  await screen.press('kira tespit')
  await until(() => assert.match(screen.address(), /^\/search\/case\?country=turkey&q=kira/))
})
