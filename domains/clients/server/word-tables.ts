/** The words of each client as a table, in which they are found by their beginnings. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** Characters that are kept of a word; an index cannot hold very long ones. */
export const keptLetters = 64

const sign = `[-./,:;()_&+@''’"]`

/**
 * A pattern with `like` may use no index below a policy, because it is not leakproof; comparing is. A word that
 * contains signs is kept whole and from each of its parts on, so a mail address is found by its domain, too. A Turkish
 * telephone number is also kept without its country code. Triggers write the table, so that whatever changes the text
 * of a client cannot forget it. A deleted client has no words.
 */
export const wordMigration: Migration = {
  name: 'clients-0017-words',
  sql: `
create table client_words (
  company_id text not null,
  word text collate "C" not null,
  client_id text not null
);
${tenantPolicy('client_words')}

create function words_of_client(searched text) returns setof text language sql immutable strict as $$
  with said as (select word from regexp_split_to_table(searched, '\\s+') as word where word <> '')
  select left(substring(word from start), ${keptLetters})
  from said, generate_series(1, case when word ~ '${sign}' then length(word) else 1 end) as start
  where substring(word from start for 1) !~ '${sign}'
    and (start = 1 or substring(word from start - 1 for 1) ~ '${sign}')
  union
  select substring(word from 4) from said where word ~ '^\\+90\\d{10}$'
$$;

select set_config('app.company_id', '*', true);
insert into client_words (company_id, word, client_id)
select company_id, words_of_client(search_text), id from clients where deleted_at is null;
alter table client_words
  add primary key (company_id, word, client_id),
  add foreign key (company_id, client_id) references clients (company_id, id) on delete cascade;
create index client_words_of_client on client_words (client_id, word) include (company_id);

create function keep_words_of_new_clients() returns trigger language plpgsql as $$
begin
  insert into client_words (company_id, word, client_id)
  select company_id, words_of_client(search_text), id from added where deleted_at is null;
  return null;
end $$;
create trigger keep_words_of_new_clients after insert on clients
  referencing new table as added for each statement execute function keep_words_of_new_clients();

create function keep_words_of_client() returns trigger language plpgsql as $$
begin
  delete from client_words where client_id = new.id;
  if new.deleted_at is null then
    insert into client_words (company_id, word, client_id)
    select new.company_id, words_of_client(new.search_text), new.id;
  end if;
  return null;
end $$;
create trigger keep_words_of_client after update of search_text, deleted_at on clients for each row
  when (old.search_text is distinct from new.search_text or old.deleted_at is distinct from new.deleted_at)
  execute function keep_words_of_client();
`,
}
