/** Past searches and favourites of somebody else, in another office or in the same one. */
import { defineOtherOffice } from '@mizan/platform/domain'

type Ids = { entryId: string; favoriteId: string; folderId: string }

const ofFavorite = (body?: object) => ({
  input: ({ favoriteId }: Ids) => ({ params: { favoriteId }, ...(body && { body }) }),
  answer: 'favorite.not_found',
})
const ofFolder = (body?: object) => ({
  input: ({ folderId }: Ids) => ({ params: { folderId }, ...(body && { body }) }),
  answer: 'favorite.folder_not_found',
})

export const researchOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const search = { query: 'kira', searchCountry: 'turkey' } as const
    await call('history.note', { body: { kind: 'decisions', ...search, address: '?q=kira' } })
    const history = await call('history.list')
    const found = await call('decisions.search', { body: search })
    const folder = await call('favorites.addFolder', { body: { name: 'Gizli' } })
    const favorite = await call('favorites.add', {
      body: { kind: 'decision', targetId: found.items[0].id, folderId: folder.id, note: 'Gizli not' },
    })
    return { entryId: history.items[0].id, favoriteId: favorite.id, folderId: folder.id }
  },
  reaches: {
    'history.delete': {
      input: ({ entryId }) => ({ params: { entryId } }),
      answer: 'history.entry_not_found',
    },
    'favorites.update': ofFavorite({ note: 'Ele geçen' }),
    'favorites.delete': ofFavorite(),
    'favorites.renameFolder': ofFolder({ name: 'Ele geçen' }),
    'favorites.deleteFolder': ofFolder(),
  },
})
