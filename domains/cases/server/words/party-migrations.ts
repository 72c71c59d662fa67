/** A case is also found by the names of its parties and of those who represent them. */
import { foldedFrom, foldedTo } from '@mizan/identity/rules/search-text'
import type { Migration } from '@mizan/platform/database'
import { holdOf } from './vocabulary-migrations.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const found = (row: string): string => `${row}.search_text || chr(10) || ${row}.party_text`

/** The same as `foldText`. Triggers write the text, so that whatever changes a party cannot forget it. */
const partyText = `
alter table cases add column party_text text not null default '';

create function fold_text(said text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(normalize(said, NFC), ${quoted(foldedFrom)}, ${quoted(foldedTo)}) collate "und-x-icu")
$$;
create function party_text_of(wanted text) returns text language sql stable as $$
  select coalesce(string_agg(fold_text(array_to_string(name || representatives, chr(10))), chr(10) order by position), '')
  from case_parties where case_id = wanted and deleted_at is null
$$;

create function keep_text_of_new_parties() returns trigger language plpgsql as $$
begin
  update cases set party_text = party_text_of(id) where id in (select case_id from added);
  return null;
end $$;
create trigger keep_text_of_new_parties after insert on case_parties
  referencing new table as added for each statement execute function keep_text_of_new_parties();

create function keep_text_of_party() returns trigger language plpgsql as $$
begin
  update cases set party_text = party_text_of(id) where id = new.case_id;
  return null;
end $$;
create trigger keep_text_of_party after update of name, representatives, deleted_at on case_parties for each row
  when ((old.name, old.representatives, old.deleted_at) is distinct from
    (new.name, new.representatives, new.deleted_at))
  execute function keep_text_of_party();
`

/** The words of a case are those of both texts; as in `wordMigration` and `vocabularyMigration` besides. */
const words = `
create or replace function keep_words_of_case() returns trigger language plpgsql as $$
begin
  delete from case_words where company_id = new.company_id and case_id = new.id;
  insert into case_words (company_id, word, case_id)
  select new.company_id, words_of_case(${found('new')}), new.id;
  return null;
end $$;
create or replace function keep_vocabulary_of_case() returns trigger language plpgsql as $$
begin
  ${holdOf('new.company_id')};
  insert into case_vocabulary (company_id, word)
  select new.company_id, said.word from vocabulary_of_case(${found('new')}) as said (word)
  where not exists (select from case_vocabulary v
    where v.company_id = new.company_id and v.is_number in (true, false) and v.word = said.word);
  return null;
end $$;
drop trigger keep_words_of_case on cases;
drop trigger keep_vocabulary_of_case on cases;
create trigger keep_words_of_case after update of search_text, party_text on cases for each row
  when ((old.search_text, old.party_text) is distinct from (new.search_text, new.party_text))
  execute function keep_words_of_case();
create trigger keep_vocabulary_of_case after update of search_text, party_text on cases for each row
  when ((old.search_text, old.party_text) is distinct from (new.search_text, new.party_text))
  execute function keep_vocabulary_of_case();
`

/** Before the triggers are there, because each case by itself takes longer. */
const former = `
select set_config('app.company_id', '*', true);
update cases set party_text = party_text_of(id) where exists (select from case_parties p where p.case_id = cases.id);
insert into case_words (company_id, word, case_id)
select company_id, words_of_case(party_text), id from cases where party_text <> '' on conflict do nothing;
insert into case_vocabulary (company_id, word)
select distinct company_id, said.word from cases, vocabulary_of_case(party_text) as said (word)
where party_text <> '' and not exists (select from case_vocabulary v
  where v.company_id = cases.company_id and v.is_number in (true, false) and v.word = said.word);
`

export const partyWordMigration: Migration = {
  name: 'cases-0019-party-words',
  sql: [partyText, former, words].join('\n'),
}
