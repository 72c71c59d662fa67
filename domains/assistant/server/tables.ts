/** Columns of the tables of the assistant. */
import type { Instant, Json, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { AskedCountry, Proposal } from '../schemas.ts'

interface ConversationsTable {
  id: string
  company_id: string
  user_id: string
  case_id: Nullable<string>
  title: string
  /** The country of its last question. */
  country: AskedCountry
  /** Title and questions, folded. */
  search_text: string
  shared_at: NullableInstant
  answer_count: Generated<number>
  created_at: Instant
  changed_at: Instant
}

interface AnswersTable {
  id: string
  company_id: string
  conversation_id: string
  question: string
  /** The answer (`AnswerContent`); null if it is encrypted. */
  content: Json<unknown>
  /** For an answer about a case: its data key under the key of the office, and the content under that. */
  wrapped_key: Nullable<Buffer>
  sealed: Nullable<Buffer>
  /** The decisions of its asker on the proposals, by their ids. */
  decisions: Generated<Record<string, Proposal['decision']>>
  asked_at: Instant
}

interface UsageTable {
  company_id: string
  day: string
  calls: Generated<number>
  input_tokens: Generated<string>
  output_tokens: Generated<string>
  /** The tokens reserved for running calls. */
  reserved_tokens: Generated<string>
  cost: Generated<string>
}

interface SettingsTable {
  company_id: string
  hides_secrets: boolean
  changed_at: Instant
}

export interface AssistantTables extends Pick<PlatformTables, 'audit_entries'> {
  assistant_conversations: ConversationsTable
  assistant_answers: AnswersTable
  assistant_usage: UsageTable
  assistant_settings: SettingsTable
}

export type ConversationRow = Selectable<ConversationsTable>
export type AnswerRow = Selectable<AnswersTable>
