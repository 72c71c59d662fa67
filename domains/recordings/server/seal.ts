/**
 * Texts of recordings: encrypted under the data key of their recording, because a reader of the database must not
 * read them.
 */
import { createSecretKey } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'

/** `transcription`: the heard text, while it is not the transcript yet. */
type Kind = 'transcript' | 'transcription'

interface Owner {
  kind: Kind
  /** The id of the recording, so that one text cannot be put into the place of another. */
  id: string
}

const ownerOf = ({ kind, id }: Owner): string => `${kind} of recording ${id}`

export const sealText = (dataKey: Uint8Array, owner: Owner, text: string): Buffer =>
  wrapKey(createSecretKey(dataKey), Buffer.from(text), ownerOf(owner))

/** @throws AppError `document.key_unavailable` if it differs from the stored text */
export function openText(dataKey: Uint8Array, owner: Owner, sealed: Buffer): string {
  const bytes = unwrapKey(createSecretKey(dataKey), sealed, ownerOf(owner))
  if (!bytes) throw new AppError('document.key_unavailable')
  return bytes.toString()
}
