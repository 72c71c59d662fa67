/** Writes a new file from a stream. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Only the owner can read the file. If the stream fails, the file is removed.
 * @throws any error of the stream or the disk
 */
export async function writeWhole(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(source, file)
  } catch (error) {
    // A file that is still being opened would otherwise appear after it was removed.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve))
    await rm(path, { force: true })
    throw error
  }
}
