/** The tables of drafts as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** A draft of a case goes with it. Texts are encrypted like documents, which they become. */
const first = `
create table drafts (
  id text primary key,
  company_id text not null,
  owner_id text,
  case_id text,
  template_id text,
  kind text not null check (kind in ('petition', 'notice', 'enforcement', 'contract', 'letter')),
  title text not null,
  search_text text not null,
  revision integer not null default 1,
  wrapped_key bytea not null,
  document_id text,
  created_by text not null,
  created_at timestamptz(3) not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index drafts_in_order on drafts (company_id, changed_at desc, id);
create index drafts_of_case on drafts (company_id, case_id) where case_id is not null;

create table draft_versions (
  id text primary key,
  company_id text not null,
  draft_id text not null,
  number integer not null,
  sealed bytea not null,
  is_clash boolean not null default false,
  saved_by text not null,
  began_at timestamptz(3) not null,
  saved_at timestamptz(3) not null,
  unique (draft_id, number),
  foreign key (company_id, draft_id) references drafts (company_id, id) on delete cascade
);
`

/** The author of a template is stored for the record; the text is encrypted like those of drafts. */
const templates = `
create table draft_templates (
  id text primary key,
  company_id text not null,
  kind text not null check (kind in ('petition', 'notice', 'enforcement', 'contract', 'letter')),
  title text not null,
  purpose text not null,
  fields jsonb not null,
  checklist text,
  revision integer not null default 1,
  wrapped_key bytea not null,
  sealed bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  unique (company_id, id)
);
`

export const draftMigrations: Migration[] = [
  { name: 'drafts-0001', sql: [first, ...['drafts', 'draft_versions'].map(tenantPolicy)].join('\n') },
  { name: 'drafts-0002', sql: [templates, tenantPolicy('draft_templates')].join('\n') },
]
