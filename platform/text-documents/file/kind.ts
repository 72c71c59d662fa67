/** Detects the kind of a file by its first bytes. */
import { DocumentError, documentLimits } from '../problem.ts'

export type FileKind = 'zip' | 'xml' | 'pdf' | 'other'

/** UTF-16, in which an encrypted Office file names its only part. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** @throws DocumentError for a file that no reader can read, whatever it expects */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new DocumentError('empty')
  if (bytes.length > documentLimits.bytes) throw new DocumentError('too_large', 'bytes of the file')
  const begins = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(0x50, 0x4b)) return 'zip'
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new DocumentError(isEncrypted(bytes) ? 'encrypted' : 'old_format')
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (/%PDF-/.test(head)) return 'pdf'
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<\0?[?!a-zA-Z]/.test(head) ? 'xml' : 'other'
}

const isEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(encryptedPart)
