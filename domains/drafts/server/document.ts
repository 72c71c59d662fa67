/** A draft as a text document, from which files are written, and back: pictures are base64 in a draft. */
import type { Inline, TextDocument } from '@mizan/platform/text-documents'
import type { DraftText } from '../schemas/text.ts'

/** Maps every part of the value, with other pictures. */
function mapped(value: unknown, picture: (data: never) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, picture))
  if (typeof value !== 'object' || value === null) return value
  const isPicture = (value as Partial<Inline>).kind === 'image'
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isPicture && key === 'data' ? picture(one as never) : mapped(one, picture),
    ]),
  )
}

export const documentOfDraft = (text: DraftText): TextDocument =>
  mapped(text, (data: string) => new Uint8Array(Buffer.from(data, 'base64'))) as TextDocument

export const draftOfDocument = (document: TextDocument): DraftText =>
  mapped(document, (data: Uint8Array) => Buffer.from(data).toString('base64')) as DraftText
