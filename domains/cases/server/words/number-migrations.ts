/** Cases are found by their numbers however somebody spells them. */
import type { Migration } from '@mizan/platform/database'

/**
 * The same as `numberKey` of `rules/number.ts`. The index is not unique, because offices may have two spellings of one
 * number from before. The counters go past numbers such as `2026 / 129`, which were not counted before.
 */
export const numberKeyMigration: Migration = {
  name: 'cases-0016-number-key',
  sql: `
create function case_number_key(case_number text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(btrim(regexp_replace(
    translate(case_number, 'İIı‐‑–—−', 'iii-----'), '[ \\u00a0]+', ' ', 'g')), ' ?([-/]) ?', '\\1', 'g') collate "und-x-icu")
$$;
alter table cases add column number_key text collate "C"
  generated always as (case_number_key(case_number)) stored;
create index cases_by_number_key on cases (company_id, number_key)
  where deleted_at is null and number_key is not null;

select set_config('app.company_id', '*', true);
update case_numbers n set last = greatest(n.last, (
  select max(split_part(number_key, '/', 2)::integer) from cases c
  where c.company_id = n.company_id and c.deleted_at is null and c.number_key ~ ('^' || n.year || '/[0-9]{1,7}$')));
`,
}
