/** Past searches and favourites of somebody else, in another office or in the same one. */
import { defineOtherOffice } from '@mizan/platform/domain'

type Ids = { pastSearchId: string; favoriteId: string; favoriteFolderId: string; starredArticleId: string }

const ofFavorite = (body?: object) => ({
  input: ({ favoriteId }: Ids) => ({ params: { favoriteId }, ...(body && { body }) }),
  answer: 'favorite.not_found',
})
const ofFolder = (body?: object) => ({
  input: ({ favoriteFolderId }: Ids) => ({
    params: { folderId: favoriteFolderId },
    ...(body && { body }),
  }),
  answer: 'favorite.folder_not_found',
})

export const researchOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const search = { query: 'kira', searchCountry: 'turkey' } as const
    await call('history.note', { body: { kind: 'decisions', ...search, address: '?q=kira' } })
    const history = await call('history.list')
    const law = await call('laws.byNumber', { params: { lawNumber: '6098' } })
    const folder = await call('favorites.addFolder', { body: { name: 'Gizli' } })
    const starredArticleId = law.articles[0].id
    const favorite = await call('favorites.add', {
      body: { kind: 'article', targetId: starredArticleId, folderId: folder.id, note: 'Gizli not' },
    })
    return {
      pastSearchId: history.items[0].id,
      favoriteId: favorite.id,
      favoriteFolderId: folder.id,
      starredArticleId,
    }
  },
  reaches: {
    'history.delete': {
      input: ({ pastSearchId }) => ({ params: { entryId: pastSearchId } }),
      answer: 'history.entry_not_found',
    },
    'favorites.add': {
      input: ({ starredArticleId, favoriteFolderId }) => ({
        body: { kind: 'article', targetId: starredArticleId, folderId: favoriteFolderId },
      }),
      answer: 'favorite.folder_not_found',
    },
    'favorites.update': ofFavorite({ note: 'Ele geçen' }),
    'favorites.delete': ofFavorite(),
    'favorites.renameFolder': ofFolder({ name: 'Ele geçen' }),
    'favorites.deleteFolder': ofFolder(),
  },
})
