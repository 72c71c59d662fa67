/** Comparisons of civil dates, whose texts sort in their order. */
import type { CivilDate } from '@mizan/platform/calendar'

export const earlierOf = (one: CivilDate, other: CivilDate): CivilDate => (other < one ? other : one)

export const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (other > one ? other : one)
