/**
 * How texts are made ready when they are loaded: which names of courts, numbers and citations are found in them,
 * and what of a printed law is heading and what is text. Grows when texts that were loaded before would come out
 * differently; their packs are then read again by the next import.
 */
export const PREPARATION = 14
