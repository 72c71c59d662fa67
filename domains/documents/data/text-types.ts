/** How the text is read of each type of file, by the ending of its name; the others have none that is read. */
export const textReaders = {
  pdf: 'pdf',
  udf: 'udf',
  docx: 'docx',
  docm: 'docx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  csv: 'txt',
  txt: 'txt',
  xml: 'txt',
  eml: 'eml',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  bmp: 'picture',
  gif: 'picture',
} as const satisfies Readonly<Record<string, string>>

export type TextReader = (typeof textReaders)[keyof typeof textReaders]

export const readerOf = (extension: string): TextReader | undefined =>
  (textReaders as Readonly<Record<string, TextReader>>)[extension]

/**
 * Why a document has no text. `type`: of files of this type no text is read. `empty`: it has none. `scanned`: it has
 * pictures instead, and nothing here recognises letters in them. `given_up`: reading it was interrupted each time.
 */
export const textReasons = [
  'type',
  'empty',
  'scanned',
  'not_a_document',
  'old_format',
  'encrypted',
  'damaged',
  'unsafe',
  'too_large',
  'took_too_long',
  'given_up',
] as const
export type TextReason = (typeof textReasons)[number]
