/** Rows about the favourites of the caller: decisions and articles, in folders and with notes. */
import { defineRows, done, pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { Favorite, FavoriteFolder, FavoriteKind, FavoriteMark, FavoriteNote, FolderName } from '../schemas.ts'
import { favoriteAccess as access } from './shared.ts'

const group = 'case-search'
const Id = z.string().min(1).max(64)
const renewing = {
  renews: ['favorites.list', 'favorites.folders', 'favorites.marks'],
  renewsFor: 'caller',
} as const
const ofFavorite = {
  method: 'POST',
  group,
  access,
  params: z.object({ favoriteId: Id }),
  ...renewing,
} as const
const ofFolder = { method: 'POST', group, access, params: z.object({ folderId: Id }), ...renewing } as const

export const favoriteRows = defineRows({
  'favorites.list': {
    method: 'GET',
    path: '/case-search/favorites',
    group,
    access,
    summary: 'Lists the favourites of the caller, the newest first',
    query: z.object({
      /** Words of titles, subjects and notes. */
      query: z.string().trim().max(200).default(''),
      kind: FavoriteKind.optional(),
      /** The id of a folder, or `none` for those that are in no folder. */
      folderId: Id.optional(),
      ...pageQuery,
    }),
    price: 1,
    answer: pageOf(Favorite),
    errors: [],
    sample: {},
  },
  'favorites.marks': {
    method: 'GET',
    path: '/case-search/favorites/marks',
    group,
    access,
    summary: 'Says which texts are favourites of the caller, with folder and note',
    price: 2,
    answer: z.array(FavoriteMark),
    errors: [],
    sample: {},
  },
  'favorites.folders': {
    method: 'GET',
    path: '/case-search/favorites/folders',
    group,
    access,
    summary: 'Lists the folders of the caller by name',
    price: 1,
    answer: z.array(FavoriteFolder),
    errors: [],
    sample: {},
  },
  'favorites.add': {
    method: 'POST',
    path: '/case-search/favorites',
    group,
    access,
    summary: 'Keeps a decision or an article as a favourite; one that is kept already is left as it is',
    body: z.strictObject({
      kind: FavoriteKind,
      targetId: z.string().min(1).max(80),
      folderId: Id.nullable().default(null),
      note: FavoriteNote.default(''),
    }),
    answer: Favorite,
    errors: ['favorite.text_not_found', 'favorite.folder_not_found', 'favorite.too_many'],
    fails: { tr: 'Favorilere eklenemedi.', en: 'Failed to add the favourite.' },
    ...renewing,
    sample: { body: { kind: 'decision', targetId: 'sample', note: 'Dilekçede kullanılacak' } },
  },
  'favorites.update': {
    ...ofFavorite,
    path: '/case-search/favorites/{favoriteId}/update',
    summary: 'Moves a favourite to another folder or changes its note',
    body: z.strictObject({ folderId: Id.nullable().optional(), note: FavoriteNote.optional() }),
    answer: done,
    errors: ['favorite.not_found', 'favorite.folder_not_found'],
    fails: { tr: 'Favori değiştirilemedi.', en: 'Failed to change the favourite.' },
    sample: { params: { favoriteId: 'sample' }, body: { note: 'Bozma sonrası' } },
  },
  'favorites.delete': {
    ...ofFavorite,
    path: '/case-search/favorites/{favoriteId}/delete',
    summary: 'Removes a favourite with its note',
    answer: done,
    errors: ['favorite.not_found'],
    fails: { tr: 'Favorilerden çıkarılamadı.', en: 'Failed to remove the favourite.' },
    sample: { params: { favoriteId: 'sample' } },
  },
  'favorites.addFolder': {
    method: 'POST',
    path: '/case-search/favorites/folders',
    group,
    access,
    summary: 'Makes a folder for favourites',
    body: z.strictObject({ name: FolderName }),
    answer: FavoriteFolder,
    errors: ['favorite.folder_exists', 'favorite.too_many_folders'],
    fails: { tr: 'Klasör açılamadı.', en: 'Failed to make the folder.' },
    ...renewing,
    sample: { body: { name: 'Kira tespiti' } },
  },
  'favorites.renameFolder': {
    ...ofFolder,
    path: '/case-search/favorites/folders/{folderId}/update',
    summary: 'Gives a folder of favourites another name',
    body: z.strictObject({ name: FolderName }),
    answer: done,
    errors: ['favorite.folder_not_found', 'favorite.folder_exists'],
    fails: { tr: 'Klasörün adı değiştirilemedi.', en: 'Failed to rename the folder.' },
    sample: { params: { folderId: 'sample' }, body: { name: 'Kira' } },
  },
  'favorites.deleteFolder': {
    ...ofFolder,
    path: '/case-search/favorites/folders/{folderId}/delete',
    summary: 'Deletes a folder; its favourites stay, in no folder',
    answer: done,
    errors: ['favorite.folder_not_found'],
    fails: { tr: 'Klasör silinemedi.', en: 'Failed to delete the folder.' },
    sample: { params: { folderId: 'sample' } },
  },
})
