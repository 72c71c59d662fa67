/**
 * Audio that a recording accepts. Its first bytes show its type; the ending only decides whether it is worth sending.
 */

/** Endings of files that may be chosen. */
export const audioEndings: readonly string[] = [
  'mp3',
  'm4a',
  'mp4',
  'wav',
  'ogg',
  'oga',
  'opus',
  'flac',
  'aac',
  'amr',
  'webm',
  'wma',
]

interface AudioType {
  contentType: string
  /** The ending of the file when it is downloaded. */
  extension: string
}

const type = (extension: string, contentType: string): AudioType => ({ extension, contentType })
const webm = type('webm', 'audio/webm')
const mp4 = type('m4a', 'audio/mp4')
const ogg = type('ogg', 'audio/ogg')

/** The types by the names that `file-type` gives to contents. */
export const audioTypes: Readonly<Record<string, AudioType>> = {
  mp3: type('mp3', 'audio/mpeg'),
  m4a: mp4,
  mp4,
  mov: mp4,
  wav: type('wav', 'audio/wav'),
  ogg,
  oga: ogg,
  opus: ogg,
  ogx: ogg,
  flac: type('flac', 'audio/flac'),
  aac: type('aac', 'audio/aac'),
  amr: type('amr', 'audio/amr'),
  webm,
  mkv: webm,
  asf: type('wma', 'audio/x-ms-wma'),
}

/** Every media type that the audio of a recording can have. */
export const audioContentTypes: readonly string[] = [
  ...new Set(Object.values(audioTypes).map(({ contentType }) => contentType)),
]

export const extensionOfType = (contentType: string): string =>
  Object.values(audioTypes).find((one) => one.contentType === contentType)?.extension ?? 'bin'

/** Endings of sound that no reader here knows, so that it cannot be divided for a service either. */
const indivisible = new Set(['amr', 'wma'])

export const isDivisible = (ending: string): boolean => !indivisible.has(ending)
