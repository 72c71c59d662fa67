/** How much of a file a screen gets. A file above the bounds of its reader is refused; what is above these is left out. */
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
  /** Recipients and attachments of a mail, each. */
  lists: 200,
} as const
