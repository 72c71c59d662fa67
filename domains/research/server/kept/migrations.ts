/** Tables of what a person keeps of their search work, each row in one office and of one person. */
import { tenantPolicy } from '@mizan/platform/database'

const tables = `
create table search_history (
  id text primary key,
  company_id text not null,
  user_id text not null,
  kind text not null check (kind in ('decisions', 'laws')),
  country text not null check (country in ('turkey', 'kktc')),
  query text not null,
  address text not null,
  search_text text not null,
  total integer,
  searched_at timestamptz(3) not null
);
create unique index search_history_once on search_history (company_id, user_id, kind, country, md5(address));
create index search_history_newest on search_history (company_id, user_id, searched_at desc, id);

create table search_settings (
  company_id text not null,
  user_id text not null,
  keeps_history boolean not null,
  primary key (company_id, user_id)
);

create table search_folders (
  id text primary key,
  company_id text not null,
  user_id text not null,
  name text not null,
  name_key text not null,
  unique (company_id, user_id, name_key),
  unique (company_id, user_id, id)
);

create table search_favorites (
  id text primary key,
  company_id text not null,
  user_id text not null,
  kind text not null check (kind in ('decision', 'article')),
  target_id text not null,
  country text not null check (country in ('turkey', 'kktc')),
  law_id text,
  title text not null,
  detail text,
  folder_id text,
  note text not null,
  search_text text not null,
  added_at timestamptz(3) not null,
  unique (company_id, user_id, kind, target_id),
  foreign key (company_id, user_id, folder_id) references search_folders (company_id, user_id, id)
    on delete set null (folder_id)
);
create index search_favorites_newest on search_favorites (company_id, user_id, added_at desc, id);
create index search_favorites_of_folder on search_favorites (company_id, user_id, folder_id)
  where folder_id is not null;
`

const names = ['search_history', 'search_settings', 'search_folders', 'search_favorites'] as const

export const keptMigration = { name: 'research-kept-1', sql: [tables, ...names.map(tenantPolicy)].join('\n') }
