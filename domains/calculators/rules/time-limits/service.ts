/** The events that begin a named time limit. */
import type { NamedLimit } from '../../schemas/time-limit.ts'

/** Whether the service of a paper begins it, so that the way of service matters. */
export const beginsWithService = ({ counting, start }: NamedLimit): boolean =>
  !counting.includes('back') && /tebli|bildir|tefhim|ihtar/i.test(start)
