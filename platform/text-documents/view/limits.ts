/**
 * The amount of a file that a screen gets. A file above the bounds of its reader is refused; content above these
 * bounds is left out.
 */
export const viewLimits = {
  paragraphs: 5_000,
  characters: 1_000_000,
  /** Bytes of all images that are sent along. */
  images: 8_000_000,
  sheets: 30,
  rows: 1_000,
  columns: 60,
  cells: 60_000,
  cellCharacters: 1_000,
  /** The number of recipients and of attachments of a mail. */
  lists: 200,
} as const
