/** The words of each case as a table, in which they are found by their beginnings. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** Characters that are kept of a word; an index cannot hold very long ones. */
export const keptLetters = 64

/**
 * A pattern with `like` may use no index below a policy, because it is not leakproof; comparing is. A word that
 * contains signs is kept whole and from each of its parts on: `2026/17` is found as `2026/1` and as `17`. Triggers
 * write the table, so that whatever changes the text of a case cannot forget it.
 */
export const wordMigration: Migration = {
  name: 'cases-0006-words',
  sql: `
create table case_words (
  company_id text not null,
  word text collate "C" not null,
  case_id text not null,
  primary key (company_id, word, case_id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_words_of_case on case_words (company_id, case_id);
${tenantPolicy('case_words')}

create function words_of_case(searched text) returns setof text language sql immutable strict as $$
  select distinct left(substring(word from start), ${keptLetters})
  from regexp_split_to_table(searched, '\\s+') as word,
    generate_series(1, case when word ~ '[-./,:;()_&+''’"]' then length(word) else 1 end) as start
  where substring(word from start for 1) !~ '[-./,:;()_&+''’"]'
    and (start = 1 or substring(word from start - 1 for 1) ~ '[-./,:;()_&+''’"]')
    and word <> ''
$$;

create function keep_words_of_new_cases() returns trigger language plpgsql as $$
begin
  insert into case_words (company_id, word, case_id)
  select company_id, words_of_case(search_text), id from added;
  return null;
end $$;
create trigger keep_words_of_new_cases after insert on cases
  referencing new table as added for each statement execute function keep_words_of_new_cases();

create function keep_words_of_case() returns trigger language plpgsql as $$
begin
  delete from case_words where company_id = new.company_id and case_id = new.id;
  insert into case_words (company_id, word, case_id)
  select new.company_id, words_of_case(new.search_text), new.id;
  return null;
end $$;
create trigger keep_words_of_case after update of search_text on cases
  for each row when (old.search_text is distinct from new.search_text) execute function keep_words_of_case();

select set_config('app.company_id', '*', true);
insert into case_words (company_id, word, case_id)
select company_id, words_of_case(search_text), id from cases;
`,
}
