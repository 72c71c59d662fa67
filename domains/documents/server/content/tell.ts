/** Tells what a file is by its content, and whether that fits the ending of its name. */
import type { Readable } from 'node:stream'
import { AppError } from '@mizan/platform/contract'
import { fileTypeFromBuffer } from 'file-type'
import { type FileType, fileTypes } from '../../data/types.ts'
import { entriesOf, entriesWithin } from './entries.ts'
import { type Survey, survey } from './survey.ts'

export interface ToldFile extends FileType {
  extension: string
  /** Whether it can run programs when it is opened in Office. */
  hasMacros: boolean
}

/** @throws AppError `document.type_not_allowed` */
export function requireType(extension: string): FileType {
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
  if (!type) throw new AppError('document.type_not_allowed', { values: { extension: dotted(extension) } })
  return type
}

const dotted = (extension: string) => (extension === '' ? '–' : `.${extension}`)

/** @throws AppError `document.type_not_allowed`, `document.empty`, `document.type_mismatch` */
export async function tellFile(extension: string, source: () => Readable): Promise<ToldFile> {
  const type = requireType(extension)
  const surveyed = await survey(source())
  if (surveyed.size === 0) throw new AppError('document.empty')
  const { content, hasMacros } = await contentOf(surveyed)
  const known = isUnknown.has(content) && beginsLate(surveyed.head) ? 'pdf' : content
  if (!type.content.includes(content) && !type.content.includes(known))
    throw new AppError('document.type_mismatch', { values: { extension: dotted(extension) } })
  return { ...type, extension, hasMacros: hasMacros || macroEndings.has(extension) }
}

const isUnknown = new Set(['text', 'email', 'unknown'])

/** Readers of PDF look for its beginning in so many bytes, because some servers send lines before it. */
const beginsLate = (head: Buffer): boolean => /(?:^|[\r\n])\s*%PDF-\d/.test(head.toString('latin1', 0, 1_024))

/** Office runs what such a file has as its project, and the project may have any name in it. */
const macroEndings = new Set(['docm', 'xlsm', 'pptm'])

interface Content {
  content: string
  hasMacros: boolean
}

async function contentOf({ head, tail, size, isText, hasOldMacros }: Survey): Promise<Content> {
  const isArchive = head.length >= 4 && head.readUInt32LE(0) === 0x04034b50
  if (isArchive) {
    const listed = entriesOf(tail, size)
    // Some programs write UDF without a directory; whatever else has none is broken.
    if (listed === null && isUdf(entriesWithin(head))) return { content: 'udf', hasMacros: false }
    return archiveOf(listed ?? [], head)
  }
  if ((isText || isUtf16(head)) && isRawUdf(head)) return { content: 'udf-xml', hasMacros: false }
  // What it cannot read is no form that it knows.
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found?.ext === 'cfb' && [head, tail].some((part) => part.includes(encryptedPart)))
    return { content: 'encrypted-office', hasMacros: false }
  if (found) return { content: found.ext, hasMacros: found.ext === 'cfb' && hasOldMacros }
  if (!isText && !isUtf16(head)) return { content: 'unknown', hasMacros: false }
  return { content: isEmail(head) ? 'email' : 'text', hasMacros: false }
}

/** The name of the part of an Office file with a password that holds all others. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** Parts without which a program does not open the file. */
const mainParts: readonly (readonly [entry: string, content: string])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['xl/workbook.bin', 'xlsb'],
  ['ppt/presentation.xml', 'pptx'],
  ['META-INF/MANIFEST.MF', 'jar'],
  ['AndroidManifest.xml', 'apk'],
]

function archiveOf(entries: readonly string[], head: Buffer): Content {
  const hasMacros = entries.some((entry) =>
    /(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\/.|^(?:Basic|Scripts)\/./i.test(entry),
  )
  const main = mainParts.find(([entry]) => entries.includes(entry))
  if (main) return { content: main[1], hasMacros }
  const open = openDocuments.find(([type]) => head.includes(`mimetype${type}`))
  if (open) return { content: open[1], hasMacros }
  return { content: isUdf(entries) ? 'udf' : 'zip', hasMacros: false }
}

/** The first entry of such a file is its type, not compressed. */
const openDocuments = [
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
] as const

/** The editor of UYAP keeps its text in `content.xml`, beside properties and perhaps a signature. */
const isUdf = (entries: readonly string[]): boolean =>
  entries.some((entry) => entry.toLowerCase() === 'content.xml') &&
  entries.every((entry) => /^[^/]+$/.test(entry))

/** Some programs write only the XML of such a file, without an archive around it. */
const isRawUdf = (head: Buffer): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<[?!][^<>]*>\s*)*<template[\s>]/.test(
    head.toString('latin1', 0, 4_096).replaceAll('\0', ''),
  )

const isUtf16 = (head: Buffer): boolean =>
  head.length % 2 === 0 && ['fffe', 'feff'].includes(head.toString('hex', 0, 2))

const headers =
  /^(?:from|to|subject|date|received|return-path|message-id|mime-version|delivered-to|x-[\w-]+):/i

/** A message begins with lines of its header, of which some are of the usual ones. */
function isEmail(head: Buffer): boolean {
  const lines = head
    .toString('latin1', 0, 16_384)
    .replace(/^From .*\r?\n/, '')
    .split(/\r?\n/)
  const end = lines.indexOf('')
  const header = lines.slice(0, end < 0 ? undefined : end)
  const isHeader = header.slice(0, 3).every((line) => /^[\w-]+:|^\s/.test(line))
  return isHeader && header.filter((line) => headers.test(line)).length >= 2
}
