/** The tables of recordings as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table recordings (
  id text primary key,
  company_id text not null,
  case_id text not null,
  client_key text,
  name text not null,
  source text not null check (source in ('microphone', 'file')),
  state text not null default 'unfinished' check (state in ('unfinished', 'ready')),
  wrapped_key bytea not null,
  part integer not null default 1 check (part > 0),
  size bigint not null default 0 check (size >= 0),
  last_piece_at timestamptz(3),
  transcript bytea,
  transcript_version integer not null default 0,
  transcript_by text,
  transcript_at timestamptz(3),
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  check ((deleted_at is null) = (deleted_by is null)),
  check ((transcript is null) = (transcript_version = 0))
);
create unique index recordings_by_key on recordings (created_by, client_key);
create index recordings_of_case on recordings (case_id, created_at desc, id);
create index recordings_in_bin on recordings (deleted_at) where deleted_at is not null;
create index recordings_unfinished on recordings (created_by) where state = 'unfinished';

create table recording_parts (
  company_id text not null,
  recording_id text not null,
  part integer not null check (part > 0),
  content_type text not null,
  pieces integer not null check (pieces > 0),
  size bigint not null,
  length_ms integer,
  primary key (recording_id, part),
  foreign key (company_id, recording_id) references recordings (company_id, id) on delete cascade
);

create table recording_pieces (
  id text primary key,
  company_id text not null,
  recording_id text,
  part integer not null,
  number integer not null,
  size bigint,
  sha256 text,
  created_at timestamptz(3) not null,
  stored_at timestamptz(3),
  dropped_at timestamptz(3),
  foreign key (company_id, recording_id) references recordings (company_id, id),
  check (num_nulls(size, sha256, stored_at) in (0, 3)),
  check (recording_id is not null or dropped_at is not null)
);
create unique index recording_pieces_in_order on recording_pieces (recording_id, part, number)
  where stored_at is not null and dropped_at is null;
create index recording_pieces_unused on recording_pieces (created_at)
  where stored_at is null or dropped_at is not null;

create table recording_transcriptions (
  recording_id text primary key,
  company_id text not null,
  run text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  language text not null,
  percent integer not null default 0 check (percent between 0 and 100),
  problem text,
  transcript_version integer not null,
  result bytea,
  started_by text not null,
  started_at timestamptz(3) not null,
  touched_at timestamptz(3) not null,
  ended_at timestamptz(3),
  foreign key (company_id, recording_id) references recordings (company_id, id) on delete cascade,
  check ((ended_at is null) = (state in ('waiting', 'running'))),
  check ((problem is null) = (state <> 'failed'))
);
`

/**
 * Transcripts are found by the search in documents. Each text has a row of its own there, because the index in memory
 * takes one row for one text; a text that is not indexed yet is simply replaced. While it is recorded, there is none.
 */
const searched = `
create function want_text_of_recording() returns trigger language plpgsql as $$
begin
  delete from document_texts where document_id = new.id and state = 'waiting';
  update document_texts set state = 'gone', wrapped_key = null, text = null, terms = null
  where document_id = new.id and state <> 'gone';
  if new.state = 'ready' and new.transcript is not null and new.deleted_at is null then
    insert into document_texts (id, company_id, source, document_id, case_id, kind, dated_at)
    values (gen_random_uuid()::text, new.company_id, 'recordings', new.id, new.case_id, 'audio', new.created_at);
  end if;
  return null;
end $$;
create trigger want_text_of_recording after update on recordings for each row
  when (old.state <> new.state or old.transcript_version <> new.transcript_version
    or old.deleted_at is distinct from new.deleted_at)
  execute function want_text_of_recording();

create function remove_text_of_recording() returns trigger language plpgsql as $$
begin
  delete from document_texts where document_id = old.id;
  return null;
end $$;
create trigger remove_text_of_recording after delete on recordings for each row
  execute function remove_text_of_recording();

select set_config('app.company_id', '*', true);
insert into document_texts (id, company_id, source, document_id, case_id, kind, dated_at)
select gen_random_uuid()::text, company_id, 'recordings', id, case_id, 'audio', created_at
from recordings where state = 'ready' and transcript is not null and deleted_at is null;
`

const tables = ['recordings', 'recording_parts', 'recording_pieces', 'recording_transcriptions']

const promised = `
alter table recordings add column promised bigint not null default 0 check (promised >= 0);
create index recordings_promised on recordings (company_id) include (promised, size) where state = 'unfinished';
`

const growth = `
create index recordings_lately on recordings (company_id, created_at) include (size);

create function outstanding_of_recordings() returns numeric language plpgsql as $$
  declare
    scope text := current_setting('app.company_id', true);
    found numeric;
  begin
    perform set_config('app.company_id', '*', true);
    found := (select coalesce(sum(greatest(promised - size, 0)), 0) from recordings where state = 'unfinished');
    perform set_config('app.company_id', coalesce(scope, ''), true);
    return found;
  end $$;
`

const settings = `
create table recording_settings (
  company_id text primary key,
  asks_consent boolean not null,
  changed_by text not null,
  changed_at timestamptz(3) not null
);`

export const recordingMigrations: Migration[] = [
  { name: 'recordings-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  { name: 'recordings-0002-searched', sql: searched },
  {
    name: 'recordings-0003-stored-bytes',
    sql: 'create index recordings_of_office on recordings (company_id) include (size)',
  },
  { name: 'recordings-0004-promised-bytes', sql: promised },
  { name: 'recordings-0005-growth', sql: growth },
  { name: 'recordings-0006-settings', sql: [settings, tenantPolicy('recording_settings')].join('\n') },
]
