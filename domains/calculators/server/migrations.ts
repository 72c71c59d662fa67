/** The tables of this domain as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

export const calculatorsMigrations: Migration[] = [
  {
    name: 'calculators-0001-figure-changes',
    sql: `
      create table figure_changes (
        id text primary key,
        change jsonb not null,
        state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'withdrawn')),
        proposed_by text not null,
        proposed_at timestamptz(3) not null,
        settled_by text,
        settled_at timestamptz(3),
        check ((state = 'proposed') = (settled_by is null)),
        check (state <> 'confirmed' or settled_by <> proposed_by)
      );
      create index figure_changes_by_time on figure_changes (proposed_at);
      ${systemPolicy('figure_changes')}`,
  },
]
