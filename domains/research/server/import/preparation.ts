/**
 * Version of how texts are prepared at import: how courts, numbers and citations are recognised, and which parts of a
 * printed law are headings. Increase it if texts that were loaded before would come out differently; the next import
 * then reads their packs again.
 */
export const PREPARATION = 20
