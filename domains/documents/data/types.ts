/**
 * Files that a case accepts, by the ending of their names, and what their content may turn out to be. A type is not
 * believed: `server/content` looks at the bytes.
 */
import type { Words } from '@mizan/platform/contract/words'

export const documentKinds = [
  'pdf',
  'udf',
  'word',
  'sheet',
  'slides',
  'text',
  'email',
  'image',
  'audio',
  'video',
  'archive',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `court`: fetched from the portal of the courts. */
export const documentSections = ['office', 'court'] as const

export const kindNames: Words & Record<DocumentKind, { tr: string; en: string }> = {
  pdf: { tr: 'PDF', en: 'PDF' },
  udf: { tr: 'UYAP belgesi', en: 'UYAP document' },
  word: { tr: 'Metin belgesi', en: 'Text document' },
  sheet: { tr: 'Hesap tablosu', en: 'Spreadsheet' },
  slides: { tr: 'Sunum', en: 'Presentation' },
  text: { tr: 'Düz metin', en: 'Plain text' },
  email: { tr: 'E-posta', en: 'Email' },
  image: { tr: 'Görsel', en: 'Image' },
  audio: { tr: 'Ses', en: 'Audio' },
  video: { tr: 'Video', en: 'Video' },
  archive: { tr: 'Arşiv', en: 'Archive' },
}

export interface FileType {
  kind: DocumentKind
  /** As it is downloaded. */
  contentType: string
  /** What the content may be, by the names that `server/content` gives it. */
  content: readonly string[]
}

const type = (kind: DocumentKind, contentType: string, ...content: string[]): FileType => ({
  kind,
  contentType,
  content,
})

const openXml = (part: string) => `application/vnd.openxmlformats-officedocument.${part}`
const openText = (part: string) => `application/vnd.oasis.opendocument.${part}`
const macros = (program: string) => `application/vnd.ms-${program}.macroEnabled.12`

/** A password hides what such a file is; it is kept as it is. */
const encrypted = 'encrypted-office'

/** Pictures and recordings are often renamed between forms of one family, so any of its family is accepted. */
const pictures = ['jpg', 'png', 'apng', 'gif', 'webp', 'tif', 'bmp', 'heic', 'avif']
const recordings = ['mp3', 'm4a', 'mp4', 'm4v', 'mov', '3gp', '3g2', 'wav', 'ogg', 'oga', 'ogv', 'opus']
const media = [...recordings, 'ogm', 'ogx', 'flac', 'aac', 'amr', 'webm', 'mkv', 'avi', 'asf']

export const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: type('pdf', 'application/pdf', 'pdf', 'ai'),
  udf: type('udf', 'application/vnd.uyap.udf', 'udf', 'udf-xml'),
  docx: type('word', openXml('wordprocessingml.document'), 'docx', encrypted),
  docm: type('word', macros('word.document'), 'docx', encrypted),
  doc: type('word', 'application/msword', 'cfb', 'rtf'),
  odt: type('word', openText('text'), 'odt'),
  rtf: type('word', 'application/rtf', 'rtf'),
  xlsx: type('sheet', openXml('spreadsheetml.sheet'), 'xlsx', encrypted),
  xlsm: type('sheet', macros('excel.sheet'), 'xlsx', encrypted),
  xls: type('sheet', 'application/vnd.ms-excel', 'cfb'),
  ods: type('sheet', openText('spreadsheet'), 'ods'),
  csv: type('sheet', 'text/csv', 'text'),
  pptx: type('slides', openXml('presentationml.presentation'), 'pptx', encrypted),
  pptm: type('slides', macros('powerpoint.presentation'), 'pptx', encrypted),
  ppt: type('slides', 'application/vnd.ms-powerpoint', 'cfb'),
  odp: type('slides', openText('presentation'), 'odp'),
  txt: type('text', 'text/plain', 'text', 'email', 'udf-xml'),
  xml: type('text', 'application/xml', 'xml', 'text', 'udf-xml'),
  eml: type('email', 'message/rfc822', 'email'),
  msg: type('email', 'application/vnd.ms-outlook', 'cfb'),
  jpg: type('image', 'image/jpeg', ...pictures),
  jpeg: type('image', 'image/jpeg', ...pictures),
  png: type('image', 'image/png', ...pictures),
  gif: type('image', 'image/gif', ...pictures),
  webp: type('image', 'image/webp', ...pictures),
  tif: type('image', 'image/tiff', ...pictures),
  tiff: type('image', 'image/tiff', ...pictures),
  bmp: type('image', 'image/bmp', ...pictures),
  heic: type('image', 'image/heic', ...pictures),
  mp3: type('audio', 'audio/mpeg', ...media),
  m4a: type('audio', 'audio/mp4', ...media),
  wav: type('audio', 'audio/wav', ...media),
  ogg: type('audio', 'audio/ogg', ...media),
  opus: type('audio', 'audio/ogg', ...media),
  flac: type('audio', 'audio/flac', ...media),
  aac: type('audio', 'audio/aac', ...media),
  amr: type('audio', 'audio/amr', ...media),
  wma: type('audio', 'audio/x-ms-wma', ...media),
  mp4: type('video', 'video/mp4', ...media),
  m4v: type('video', 'video/mp4', ...media),
  mov: type('video', 'video/quicktime', ...media),
  '3gp': type('video', 'video/3gpp', ...media),
  webm: type('video', 'video/webm', ...media),
  mkv: type('video', 'video/x-matroska', ...media),
  avi: type('video', 'video/x-msvideo', ...media),
  wmv: type('video', 'video/x-ms-wmv', ...media),
  zip: type('archive', 'application/zip', 'zip'),
}

export const acceptedExtensions: readonly string[] = Object.keys(fileTypes)
/** Every media type that a download can have. */
export const contentTypes: readonly string[] = [
  ...new Set(Object.values(fileTypes).map(({ contentType }) => contentType)),
]
