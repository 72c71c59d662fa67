/** Columns of the data about visitors: never an address, and nothing of their questions. */
import type { Instant } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { ConversationKind } from '../data/limits.ts'

/** The number of actions on a day, by a network or a browser. */
export interface VisitorUsesTable {
  kind: string
  /** Keyed hash of the network and the day, or of a mark. */
  who: string
  day: string
  uses: number
}

export interface VisitorConversationsTable {
  id: string
  kind: ConversationKind
  token_hash: string
  /** The network that began it; a token is valid for that network alone. */
  who: string
  /** For the demonstration: the browser that began it. */
  mark: string | null
  day: string
  opened_at: Instant
  expires_at: Instant
  answers: Generated<number>
  searches: Generated<number>
  readings: Generated<number>
  /** Ids of articles and paragraphs that answers have cited, and that may therefore be read in full. */
  cited: Generated<string[]>
}

/** Solved human checks, so that each is good for one conversation. */
export interface UsedHumanChecksTable {
  solution: string
  expires_at: Instant
}

/** News by staff of the service, for everybody. */
export interface NewsTable {
  id: string
  is_published: boolean
  day: string
  picture: string | null
  title_tr: string
  body_tr: string
  title_en: string
  body_en: string
  changed_at: Instant
}

export interface VisitorTables {
  news: NewsTable
  visitor_uses: VisitorUsesTable
  visitor_conversations: VisitorConversationsTable
  used_human_checks: UsedHumanChecksTable
}

export type ConversationRow = Selectable<VisitorConversationsTable>
