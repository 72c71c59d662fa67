/** A mail with its parts, whatever encoding they claim to have, and with what a signature is around. */
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime'
import { DocumentError } from '../problem.ts'
import { textOfHtml } from '../text/html.ts'
import { charsetOf, withReadableHead } from './charset.ts'
import { isWrapped, signedContent } from './signed.ts'

/** What the library knows of a part before it decodes its text. */
interface Part {
  contentType: { parsed: { value: string; params: Record<string, string> } }
  content: ArrayBuffer | null
}

interface Collecting extends PostalMime {
  collectNode(part: Part, ...rest: unknown[]): Promise<void>
}

/** The library has no option for this; its version is fixed, and a test shows that it is asked. */
class ParserOfMails extends (PostalMime as unknown as new (options: PostalMimeOptions) => Collecting) {
  override async collectNode(part: Part, ...rest: unknown[]): Promise<void> {
    const { value, params } = part.contentType.parsed
    if (part.content && value.startsWith('text/'))
      params.charset = charsetOf(new Uint8Array(part.content), params.charset, value === 'text/html')
    await super.collectNode(part, ...rest)
  }
}

const most = { maxNestingDepth: 20 }
/** Signatures around each other; nobody signs more often. */
const mostSignatures = 3

/** @throws DocumentError */
export async function parseMail(
  bytes: Uint8Array,
  options: PostalMimeOptions = {},
  signatures = mostSignatures,
): Promise<Email> {
  const mail = await new ParserOfMails({ ...most, ...options }).parse(withReadableHead(bytes)).catch(() => {
    throw new DocumentError('damaged', 'mail')
  })
  const at = mail.attachments.findIndex(isWrapped)
  const found = mail.attachments[at]
  const content = found && signatures > 0 ? await signedContent(found).catch(() => null) : null
  if (!content) return mail
  const signed = await parseMail(content, options, signatures - 1)
  const text = [textOfParts(mail), textOfParts(signed)].filter((one) => one.trim() !== '').join('\n\n')
  return { ...mail, text, attachments: mail.attachments.toSpliced(at, 1, ...signed.attachments) }
}

/** A mail whose plain text is empty says something in its other form. */
export const textOfParts = ({ text = '', html = '' }: Email): string =>
  text.trim() === '' ? textOfHtml(html) || text : text
