/** Names under which a mail and its attachments become documents. */
import { cleanName, extensionOf } from '@mizan/documents/rules/names'

/** The endings for attachments whose names have none. */
const byType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'message/rfc822': 'eml',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

/**
 * Full stops and colons become blanks: the text after a full stop would be taken for an ending, and disks refuse
 * colons.
 */
export const nameOfMail = (subject: string): string => {
  const name = subject.replace(/[\s.:]+/g, ' ').trim()
  return `${isName(name) ? name : 'E-posta'}.eml`
}

/** Whether something is left of the name without invisible characters and those that no disk accepts. */
const isName = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name) && cleanName(name, extensionOf(name)) !== ''

/** `number` counts from 1. Folders of the name do not matter: documents keep the name alone. */
export function nameOfAttachment({ name, type }: { name: string; type: string }, number: number): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const given = isName(last) ? last : `Ek ${number}`
  if (extensionOf(given) !== '') return given
  const extension = byType[type]
  return extension ? `${given.replace(/\.+$/, '')}.${extension}` : given
}
