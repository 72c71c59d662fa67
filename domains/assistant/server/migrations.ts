/** The tables of the assistant as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import { settingsMigration } from './settings/migrations.ts'

/** An answer about a case quotes its documents, so it is encrypted under the key of the office like their texts. */
const first = `
create table assistant_conversations (
  id text primary key,
  company_id text not null,
  user_id text not null,
  case_id text,
  title text not null,
  country text not null check (country in ('turkey', 'kktc', 'both')),
  search_text text not null,
  shared_at timestamptz(3),
  answer_count integer not null default 0,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index assistant_conversations_of_person on assistant_conversations (company_id, user_id, changed_at desc, id);
create index assistant_conversations_shared on assistant_conversations (company_id, changed_at desc, id)
  where shared_at is not null;
create index assistant_conversations_of_case on assistant_conversations (company_id, case_id) where case_id is not null;

create table assistant_answers (
  id text primary key,
  company_id text not null,
  conversation_id text not null,
  question text not null,
  content jsonb,
  wrapped_key bytea,
  sealed bytea,
  asked_at timestamptz(3) not null,
  foreign key (company_id, conversation_id) references assistant_conversations (company_id, id) on delete cascade,
  check (num_nulls(wrapped_key, sealed) in (0, 2)),
  check ((content is null) = (sealed is not null))
);
create index assistant_answers_of_conversation on assistant_answers (conversation_id, asked_at, id);
create index assistant_answers_with_key on assistant_answers (company_id, id) where wrapped_key is not null;
`

/** The use of the language model by office and day; `cost` in millionths of the currency of the prices. */
export const usageTable = `
create table assistant_usage (
  company_id text not null,
  day date not null,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  reserved_tokens bigint not null default 0,
  cost bigint not null default 0,
  primary key (company_id, day)
);
${tenantPolicy('assistant_usage')}`

/** The decisions of askers on proposals, by the ids of these. */
const decisions = `
alter table assistant_answers add column decisions jsonb not null default '{}';
`

export const assistantMigrations: Migration[] = [
  {
    name: 'assistant-0001',
    sql: [first, ...['assistant_conversations', 'assistant_answers'].map(tenantPolicy)].join('\n'),
  },
  { name: 'assistant-0002', sql: usageTable },
  settingsMigration,
  { name: 'assistant-0003', sql: decisions },
]
