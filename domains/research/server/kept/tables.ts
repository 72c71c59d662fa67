/** Columns of what a person keeps of their search work. */
import type { Instant, Nullable } from '@mizan/platform/database'
import type { Selectable } from 'kysely'
import type { FavoriteKind, PastSearch, SearchCountry } from '../../schemas.ts'

interface HistoryTable {
  id: string
  company_id: string
  user_id: string
  kind: PastSearch['kind']
  country: SearchCountry
  query: string
  address: string
  /** The words, folded. */
  search_text: string
  total: Nullable<number>
  searched_at: Instant
}

interface SettingsTable {
  company_id: string
  user_id: string
  keeps_history: boolean
}

interface FoldersTable {
  id: string
  company_id: string
  user_id: string
  name: string
  /** The name, folded: no two folders of a person are called alike. */
  name_key: string
}

interface FavoritesTable {
  id: string
  company_id: string
  user_id: string
  kind: FavoriteKind
  target_id: string
  country: SearchCountry
  law_id: Nullable<string>
  title: string
  detail: Nullable<string>
  folder_id: Nullable<string>
  note: string
  /** Title, subject and note, folded. */
  search_text: string
  added_at: Instant
}

export interface KeptTables {
  search_history: HistoryTable
  search_settings: SettingsTable
  search_folders: FoldersTable
  search_favorites: FavoritesTable
}

export type HistoryRow = Selectable<HistoryTable>
export type FavoriteRow = Selectable<FavoritesTable>
