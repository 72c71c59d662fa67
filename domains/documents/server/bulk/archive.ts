/** A ZIP archive as a stream. Files are stored as they are: nearly all of them are compressed already. */
import { Zip, ZipPassThrough } from 'fflate'

export interface Entry {
  name: string
  at: Date
  /** Opened when the entries before it have been written. */
  open: () => AsyncIterable<Uint8Array>
}

/** Holds no more than a part of one file. It ends with the error of an entry that cannot be read to its end. */
export async function* archiveOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) ready.push(bytes)
  })
  for await (const { name, at, open } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    for await (const bytes of open()) {
      // What is given out later must not change when the reader goes on.
      file.push(new Uint8Array(bytes))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Names of documents are clean and unique in their case (`rules/names.ts`); an archive is opened on any system. */
export const entryName = (name: string): string => (device.test(name) ? `_${name}` : name)
