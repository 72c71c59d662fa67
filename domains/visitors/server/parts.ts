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
  /** For whatever searches or reads on behalf of somebody without an account. */
  seats: Seats
  /** For conversations that begin. */
  beginnings: Seats
}
