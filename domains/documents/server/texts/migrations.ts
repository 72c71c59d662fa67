/**
 * Texts of documents, and the index of them, both encrypted. Triggers say which version has a text and which has none
 * any more, so that whatever adds, moves or deletes a document cannot forget it.
 */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const tables = `
create table document_index (
  id text primary key,
  company_id text not null,
  documents integer not null check (documents > 0),
  wrapped_key bytea not null,
  sealed bytea not null
);
create index document_index_of_office on document_index (company_id);

create table document_texts (
  id text primary key,
  company_id text not null,
  document_id text not null,
  case_id text not null,
  kind text not null,
  dated_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'no_text', 'failed', 'gone')),
  reason text,
  tries integer not null default 0,
  pages integer,
  recognised boolean not null default false,
  wrapped_key bytea,
  text bytea,
  terms bytea,
  segment_id text,
  touched xid8 not null,
  foreign key (company_id, id) references document_versions (company_id, id) on delete cascade,
  check (num_nulls(wrapped_key, text) = case state when 'done' then 0 else 2 end),
  check (terms is null or state = 'done')
);
create index document_texts_touched on document_texts (company_id, touched);
create index document_texts_of_document on document_texts (document_id);
create index document_texts_waiting on document_texts (company_id, tries) where state = 'waiting';
create index document_texts_gone on document_texts (company_id, segment_id)
  where state = 'gone' and segment_id is not null;
create index document_texts_of_segment on document_texts (segment_id) where segment_id is not null;
create index document_texts_scanned on document_texts (kind) where reason = 'scanned';
create index document_texts_apart on document_texts (company_id) where state = 'done' and segment_id is null;
`

/** `touched`: the transaction, so that whoever knows the older ones learns what was changed since, whenever it commits. */
const triggers = `
create function touch_document_text() returns trigger language plpgsql as $$
begin
  new.touched = pg_current_xact_id();
  return new;
end $$;
create trigger touch_document_text before insert or update on document_texts
  for each row execute function touch_document_text();

create function want_text_of_version() returns trigger language plpgsql as $$
begin
  update document_texts set state = 'gone', wrapped_key = null, text = null, terms = null
  where document_id = new.document_id and id <> new.id and state <> 'gone';
  insert into document_texts (id, company_id, document_id, case_id, kind, dated_at)
  select new.id, new.company_id, d.id, d.case_id, d.kind, new.created_at
  from documents d where d.id = new.document_id and d.deleted_at is null;
  return null;
end $$;
create trigger want_text_of_version after insert on document_versions
  for each row execute function want_text_of_version();

create function follow_document() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    update document_texts set state = 'gone', wrapped_key = null, text = null, terms = null
    where document_id = new.id and state <> 'gone';
  elsif old.deleted_at is not null then
    update document_texts set state = 'waiting', reason = null, tries = 0, segment_id = null, case_id = new.case_id
    where id = new.latest_id;
  else
    update document_texts set case_id = new.case_id where document_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_document after update of deleted_at, case_id on documents for each row
  when (old.deleted_at is distinct from new.deleted_at or old.case_id is distinct from new.case_id)
  execute function follow_document();
`

/** Documents that exist already wait to be read. */
const fill = `
select set_config('app.company_id', '*', true);
insert into document_texts (id, company_id, document_id, case_id, kind, dated_at)
select v.id, v.company_id, d.id, d.case_id, d.kind, v.created_at
from documents d join document_versions v on v.id = d.latest_id where d.deleted_at is null;
`

/**
 * A part of the index is stale once a text has left it, in whichever way: by then the text itself may be gone, or back
 * with words that are stored elsewhere.
 */
const stale = `
alter table document_index add column is_stale boolean not null default false;
create index document_index_stale on document_index (company_id) where is_stale;
drop index document_texts_gone;

create function note_text_left_index() returns trigger language plpgsql as $$
begin
  update document_index set is_stale = true where id = old.segment_id and not is_stale;
  return null;
end $$;
create trigger note_text_left_index after update of segment_id, state on document_texts for each row
  when (old.segment_id is not null and old.state = 'done'
    and (new.state <> 'done' or new.segment_id is distinct from old.segment_id))
  execute function note_text_left_index();
create trigger note_text_removed_from_index after delete on document_texts for each row
  when (old.segment_id is not null and old.state = 'done')
  execute function note_text_left_index();

select set_config('app.company_id', '*', true);
update document_index i set is_stale = true
where documents <> (select count(*) from document_texts t where t.segment_id = i.id and t.state = 'done');
`

/** Later domains have texts too. Theirs go with what they belong to by triggers of these domains. */
const sources = `
select set_config('app.company_id', '*', true);
alter table document_texts drop constraint document_texts_company_id_id_fkey,
  add column source text not null default 'documents',
  add column version_id text generated always as (case source when 'documents' then id end) stored,
  add foreign key (company_id, version_id) references document_versions (company_id, id) on delete cascade;
create index document_texts_of_version on document_texts (version_id);
`

/**
 * A text of a later domain is replaced by a new row each time it was read and changed. The row that is gone is needed only
 * by those who have the index in memory, so it is removed after a day; those of documents go with their versions.
 */
const gone = `
alter table document_texts add column gone_at timestamptz(3);
create index document_texts_gone on document_texts (gone_at) where state = 'gone' and source <> 'documents';
`

export const textMigrations: Migration[] = [
  {
    name: 'documents-0003-texts',
    sql: [tables, tenantPolicy('document_index'), tenantPolicy('document_texts'), triggers, fill].join('\n'),
  },
  { name: 'documents-0005-stale-index', sql: stale },
  { name: 'documents-0007-sources-of-texts', sql: sources },
  { name: 'documents-0011-gone-texts', sql: gone },
]
