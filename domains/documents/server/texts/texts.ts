/** The text of a document as it is stored: compressed and encrypted. */
import { createSecretKey } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib'
import type { KeyPlace } from '../keys/places.ts'
import { unwrapKey, wrapKey } from '../keys/wrap.ts'

/** `page` is null where a file has no pages that are the same for every reader. */
export interface PageText {
  page: number | null
  text: string
  /** Of speech, for each sentence: where it begins in the text, and at which millisecond it is heard if that is known. */
  spoken?: readonly (readonly [start: number, atMs: number | null])[]
}

/** As `source` says of the texts of documents. */
export const ofDocuments = 'documents'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Where encrypted data keys of these tables belong, as `keys/places` wants it; there are no files of this name. */
export const textKeyOf = (id: string): string => `texts/${id}`
export const indexKeyOf = (id: string): string => `index/${id}`

/** For the list of all tables with data keys, so that these follow when an office changes its key. */
export const textPlaces: readonly KeyPlace[] = [
  { table: 'document_texts', fileKeyOf: textKeyOf },
  { table: 'document_index', fileKeyOf: indexKeyOf },
]

type Sealed = 'text' | 'terms' | 'index'

/** @param id of the row, so that one cannot be put into the place of another */
export const seal = (dataKey: Uint8Array, what: Sealed, id: string, bytes: Uint8Array): Buffer =>
  wrapKey(createSecretKey(dataKey), bytes, `${what} ${id}`)

/** Undefined if it was changed, or belongs to another row. */
export const unseal = (dataKey: Uint8Array, what: Sealed, id: string, sealed: Buffer): Buffer | undefined =>
  unwrapKey(createSecretKey(dataKey), sealed, `${what} ${id}`)

export async function sealText(dataKey: Uint8Array, id: string, pages: readonly PageText[]): Promise<Buffer> {
  return seal(dataKey, 'text', id, await deflate(JSON.stringify(pages)))
}

/** Packed bytes of a text that is unpacked at once: asking another thread takes longer. */
const short = 12 * 1024

/** @throws Error if it is damaged */
export async function openText(dataKey: Uint8Array, id: string, sealed: Buffer): Promise<PageText[]> {
  const bytes = unseal(dataKey, 'text', id, sealed)
  if (!bytes) throw new Error(`The text of ${id} is damaged`)
  return JSON.parse((bytes.length <= short ? inflateRawSync(bytes) : await inflate(bytes)).toString())
}
