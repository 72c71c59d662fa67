/** Sends files to a bucket, and makes sure that they arrived. */
import { createReadStream } from 'node:fs'
import type { S3Driver } from 'flydrive/drivers/s3'
import type { ReceivedFile } from './incoming.ts'
import { statusOf } from './s3-status.ts'

const contentType = 'application/octet-stream'

/** The bytes that the bucket has under a name; undefined if it has none. */
export const sizeOf = (disk: S3Driver, name: string): Promise<number | undefined> =>
  disk.getMetaData(name).then(
    ({ contentLength }) => contentLength ?? 0,
    (error) => {
      if (statusOf(error) === 404) return undefined
      throw error
    },
  )

/** A store may say that it has a file and not have all of it, so it is asked again after sending. */
export async function send(disk: S3Driver, name: string, file: ReceivedFile): Promise<void> {
  const body = createReadStream(file.path)
  try {
    if (file.size === 0) await disk.put(name, '')
    else await disk.putStream(name, body, { contentLength: file.size, contentType })
  } finally {
    body.destroy()
  }
  const kept = await sizeOf(disk, name)
  if (kept !== file.size) throw new Error(`The store kept ${kept ?? 'none'} of ${file.size} bytes`)
}
