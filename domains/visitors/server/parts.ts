/** The parts that the calls of this domain work with; the program makes them once. */
import type { Seats } from '@mizan/platform/access'
import type { Research } from '@mizan/research/server'
import type { FilmShelf } from './films.ts'
import type { HumanChecks } from './human/human-checks.ts'
import type { VisitorKeys } from './keys.ts'

export interface VisitorParts {
  research: Research
  keys: VisitorKeys
  human: HumanChecks
  films: FilmShelf
  /** Seats for searches and reads of people without an account. */
  seats: Seats
  /** Seats for conversations that begin. */
  beginnings: Seats
}
