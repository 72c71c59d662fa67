/** The words of an office, each once, so that a part of a word is compared with few words instead of all cases. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import { keptLetters } from './migrations.ts'

/**
 * A number contains no other sign, and nothing of it was cut off. Most words of an office are numbers of cases, and no
 * part of a name is in them.
 */
const numberSigns = `0-9./,:;()_&+'’"-`

/**
 * Each word is as `case_words` has it from its first letter on. A word may be there twice, because two people who
 * write the same new word at once would otherwise wait for each other, or for ever. One that no kept case says any more
 * is removed by `cases.forget-words`.
 */
export const vocabularyMigration: Migration = {
  name: 'cases-0012-vocabulary',
  sql: `
create table case_vocabulary (
  company_id text not null,
  word text collate "C" not null,
  is_number boolean generated always as (
    length(word) < ${keptLetters} and word !~ '[^${numberSigns.replaceAll("'", "''")}]') stored
);
create index case_vocabulary_by_word on case_vocabulary (company_id, is_number, word);
${tenantPolicy('case_vocabulary')}

create function vocabulary_of_case(searched text) returns setof text language sql immutable strict as $$
  select distinct left(stripped, ${keptLetters})
  from regexp_split_to_table(searched, '\\s+') as word,
    regexp_replace(word, '^[-./,:;()_&+''’"]+', '') as stripped
  where stripped <> ''
$$;

create function keep_vocabulary_of_new_cases() returns trigger language plpgsql as $$
begin
  insert into case_vocabulary (company_id, word)
  select distinct added.company_id, said.word from added, vocabulary_of_case(added.search_text) as said (word)
  where not exists (select from case_vocabulary v
    where v.company_id = added.company_id and v.is_number in (true, false) and v.word = said.word);
  return null;
end $$;
create trigger keep_vocabulary_of_new_cases after insert on cases
  referencing new table as added for each statement execute function keep_vocabulary_of_new_cases();

create function keep_vocabulary_of_case() returns trigger language plpgsql as $$
begin
  insert into case_vocabulary (company_id, word)
  select new.company_id, said.word from vocabulary_of_case(new.search_text) as said (word)
  where not exists (select from case_vocabulary v
    where v.company_id = new.company_id and v.is_number in (true, false) and v.word = said.word);
  return null;
end $$;
create trigger keep_vocabulary_of_case after update of search_text on cases
  for each row when (old.search_text is distinct from new.search_text) execute function keep_vocabulary_of_case();

select set_config('app.company_id', '*', true);
insert into case_vocabulary (company_id, word)
select distinct company_id, vocabulary_of_case(search_text) from cases;
`,
}

/** Keeps the removal of words off until the transaction ends; see `wordsHeldMigration`. */
export const holdOf = (companyId: string): string =>
  `perform pg_advisory_xact_lock_shared(hashtextextended('case-words ' || ${companyId}, 0))`

/**
 * Words that no kept case says are removed now and then. Whoever writes words keeps that off until the end of their
 * transaction: a word that they found in the vocabulary, and so did not add, would otherwise be missing in the end.
 */
export const wordsHeldMigration: Migration = {
  name: 'cases-0014-words-held',
  sql: `
create or replace function keep_vocabulary_of_new_cases() returns trigger language plpgsql as $$
begin
  ${holdOf('company_id')} from (select distinct company_id from added order by 1) as offices;
  insert into case_vocabulary (company_id, word)
  select distinct added.company_id, said.word from added, vocabulary_of_case(added.search_text) as said (word)
  where not exists (select from case_vocabulary v
    where v.company_id = added.company_id and v.is_number in (true, false) and v.word = said.word);
  return null;
end $$;

create or replace function keep_vocabulary_of_case() returns trigger language plpgsql as $$
begin
  ${holdOf('new.company_id')};
  insert into case_vocabulary (company_id, word)
  select new.company_id, said.word from vocabulary_of_case(new.search_text) as said (word)
  where not exists (select from case_vocabulary v
    where v.company_id = new.company_id and v.is_number in (true, false) and v.word = said.word);
  return null;
end $$;
`,
}
