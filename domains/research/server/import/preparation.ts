/**
 * Version of how texts are prepared at import: how courts, numbers and citations are recognised, and what of a
 * printed law is heading and what is text. Increase it when texts that were loaded before would come out differently;
 * their packs are then read again by the next import.
 */
export const PREPARATION = 14
