/** Shapes of what a person keeps of their search work: past searches, and favourites in folders. */
import { z } from 'zod'
import { longestFolderName, longestNote } from '../data/kept-limits.ts'
import { SearchCountry } from './common.ts'

export const searchKinds = ['decisions', 'laws'] as const

export const PastSearch = z.object({
  id: z.string(),
  kind: z.enum(searchKinds),
  country: SearchCountry,
  /** Empty for a search by filters alone. */
  query: z.string(),
  /** Words and filters as they stand in the address of the screen, with the question mark. */
  address: z.string(),
  /** How much it found when it was last made. */
  total: z.number().int().nullable(),
  searchedAt: z.iso.datetime(),
})
export type PastSearch = z.infer<typeof PastSearch>

export const favoriteKinds = ['decision', 'article'] as const
export const FavoriteKind = z.enum(favoriteKinds)
export type FavoriteKind = z.infer<typeof FavoriteKind>

/** Control characters and line breaks, which a name that stands in one line cannot show. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
export const FolderName = z
  .string()
  .overwrite((name) => name.replace(unseen, ' '))
  .trim()
  .min(1)
  .max(longestFolderName)
export const FavoriteNote = z.string().trim().max(longestNote)

export const FavoriteFolder = z.object({
  id: z.string(),
  name: z.string(),
  /** Number of favourites in it. */
  count: z.number().int(),
})
export type FavoriteFolder = z.infer<typeof FavoriteFolder>

export const Favorite = z.object({
  id: z.string(),
  kind: FavoriteKind,
  targetId: z.string(),
  country: SearchCountry,
  /** Of an article: the id of its law. */
  lawId: z.string().nullable(),
  /** The citation when it was kept. */
  title: z.string(),
  /** What it is about. */
  detail: z.string().nullable(),
  folderId: z.string().nullable(),
  note: z.string(),
  addedAt: z.iso.datetime(),
  /** False if the archive does not have the text any more. */
  isHeld: z.boolean(),
})
export type Favorite = z.infer<typeof Favorite>

/** Which texts are favourites, for the stars on all screens. */
export const FavoriteMark = Favorite.pick({
  id: true,
  targetId: true,
  kind: true,
  folderId: true,
  note: true,
})
export type FavoriteMark = z.infer<typeof FavoriteMark>
