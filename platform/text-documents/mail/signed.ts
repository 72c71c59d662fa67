/**
 * What a mail says that is signed by S/MIME in one part: the signature is around the text. Whether it is valid is not
 * looked at.
 */
import type { Attachment } from 'postal-mime'

/** `pkcs7-signature` stands beside the text that it signs. */
const wrapped = /^application\/(?:x-)?pkcs7-mime$/i
const signedData = '1.2.840.113549.1.7.2'

export const isWrapped = ({ mimeType }: Attachment): boolean => wrapped.test(mimeType)

/** The part with its own head; null for one that is encrypted, or broken. */
export async function signedContent({ content }: Attachment): Promise<Uint8Array | null> {
  const { fromBER, OctetString, ObjectIdentifier } = await import('asn1js')
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : new Uint8Array(content)
  const { result, offset } = fromBER(new Uint8Array(bytes))
  if (offset < 0) return null
  const [kind, signed] = within(result)
  if (!(kind instanceof ObjectIdentifier) || kind.getValue() !== signedData) return null
  // Version, digests, and what is signed: its kind and its bytes.
  const [, , encapsulated] = within(within(signed)[0])
  const [octets] = within(within(encapsulated)[1])
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : null
}

/** What a value of ASN.1 holds; nothing for one that holds no others. */
function within(value: unknown): unknown[] {
  const block = (value as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock
  return Array.isArray(block?.value) ? block.value : []
}
