/**
 * Stores files in a bucket of a service that speaks S3. The client of AWS signs, sends and times the calls; the repeats
 * are those of all other services. Its address is one of the settings, so it may lie in the operator's own network.
 */
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { inTries, type Repeats } from '../outside/index.ts'
import { createReservations, incoming, type ReceivedFile, receive } from './incoming.ts'
import { removeLeftovers } from './leftovers.ts'
import { createMeasure } from './measure.ts'
import { FileError, type FileStore, requireKey, requireRange, type StoredFile } from './port.ts'
import { arriving, derived } from './s3-body.ts'
import { send, sizeOf } from './s3-sending.ts'
import { againAfter, statusOf } from './s3-status.ts'

type HandlerOptions = Exclude<S3ClientConfig['requestHandler'], undefined>

export interface S3Settings {
  /** The address, such as `https://s3.example.org`. */
  address: string
  region: string
  bucket: string
  keyId: string
  secret: string
}

/** The times that the store is waited for, in milliseconds. */
export interface Patience {
  connect: number
  /** The longest silence in which nothing arrives and nothing can be sent. */
  idle: number
  repeats: Repeats
}

const patience: Patience = {
  connect: 5_000,
  idle: 30_000,
  repeats: { calls: 3, pause: 500, longestPause: 2_000 },
}

/**
 * Files are received in the data folder first: only a file whose size is known can be sent in one request, and only
 * a file on disk can be sent again.
 */
export async function openS3Store(
  dataDir: string,
  settings: S3Settings,
  { connect, idle, repeats }: Patience = patience,
): Promise<FileStore> {
  await removeLeftovers(join(dataDir, incoming))
  const { bucket } = settings
  const sending = clientFor(settings, { connectionTimeout: connect, socketTimeout: idle })
  // A socket is also idle while a reader takes its time, so here only the beginning of an answer is bounded.
  const reading = clientFor(settings, {
    connectionTimeout: connect,
    socketTimeout: 0,
    requestTimeout: idle,
    throwOnRequestTimeout: true,
  })
  // Only the driver is used: the library's `Disk` around it changes keys. It reads no parts, so reading is done here.
  const disk = new S3Driver({ client: sending, bucket, visibility: 'private', supportsACL: false })
  const nameOf = (key: string): string => {
    requireKey(key)
    return `files/${key}`
  }
  const repeated = <T>(work: () => Promise<T>): Promise<T> => inTries({ repeats, again: againAfter }, work)
  const asked = <T>(key: string, work: () => Promise<T>): Promise<T> =>
    repeated(work).catch((error) => {
      throw new FileError('unavailable', key, error)
    })
  /** A file that a failed try may have left is removed; if that fails as well, no row refers to it. */
  const keep = (key: string, file: ReceivedFile): Promise<void> =>
    asked(key, () => send(disk, nameOf(key), file)).catch(async (error) => {
      await disk.delete(nameOf(key)).catch(() => undefined)
      throw error
    })
  const get = (file: StoredFile, range?: string): Promise<GetObjectCommandOutput> => {
    const command = { Bucket: bucket, Key: nameOf(file.key), ...(range ? { Range: range } : {}) }
    return repeated(() => reading.send(new GetObjectCommand(command))).catch((error) => {
      const problem = { 404: 'missing', 416: 'damaged' } as const
      throw new FileError(problem[statusOf(error) as 404 | 416] ?? 'unavailable', file.key, error)
    })
  }
  const reserve = createReservations()
  return {
    put: (key, source, maxBytes) =>
      reserve(key, async () => {
        const name = nameOf(key)
        const isTaken = (await asked(key, () => sizeOf(disk, name))) !== undefined
        if (isTaken) throw new FileError('exists', key)
        return receive(dataDir, { key, source, maxBytes }, (file) => keep(key, file))
      }),
    read: async (file) => {
      const answer = await get(file)
      const body = arriving(answer, { key: file.key, bytes: file.size, idle })
      requireSize(body, file, answer.ContentLength)
      return derived(body, checked(body, file))
    },
    readRange: async (file, range) => {
      requireKey(file.key)
      requireRange(file, range)
      const end = Math.min(range.end, file.size - 1)
      const answer = await get(file, `bytes=${range.start}-${end}`)
      const body = arriving(answer, { key: file.key, bytes: end - range.start + 1, idle })
      const size = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1]
      requireSize(body, file, size === undefined ? undefined : Number(size))
      return body
    },
    remove: (key) => {
      const name = nameOf(key)
      return asked(key, () => disk.delete(name))
    },
    list: async function* (folder) {
      const pages = pagesOf(
        `${nameOf(folder)}/`,
        (command) => asked(folder, () => reading.send(command)),
        bucket,
      )
      for await (const { Contents } of pages)
        for (const { Key, LastModified } of Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice('files/'.length), writtenAt: LastModified }
    },
  }
}

/** All keys with this beginning, as the store answers them: a thousand at a time. */
async function* pagesOf(
  Prefix: string,
  ask: (command: ListObjectsV2Command) => Promise<ListObjectsV2CommandOutput>,
  Bucket: string,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  for (let ContinuationToken: string | undefined; ; ) {
    const page = await ask(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
    yield page
    ContinuationToken = page.NextContinuationToken
    if (!ContinuationToken) return
  }
}

const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

function nothing(): void {
  // An error is thrown.
}

function clientFor({ address, region, keyId, secret }: S3Settings, requestHandler: HandlerOptions): S3Client {
  return new S3Client({
    endpoint: address,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Services other than that of AWS know buckets as a part of the path, and not all know its checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // `inTries` asks again; the library would not send a stream twice, and would print that it does not.
    maxAttempts: 1,
    logger: silent,
    requestHandler,
  })
}

/** @throws FileError `damaged`, or `unavailable` if the store did not say which size the file has */
function requireSize(body: Readable, file: StoredFile, size: number | undefined): void {
  if (size === file.size) return
  body.destroy()
  throw new FileError(size === undefined ? 'unavailable' : 'damaged', file.key)
}

/** The stream fails at its end if the bytes are others than those that were stored. */
async function* checked(body: AsyncIterable<Uint8Array>, file: StoredFile): AsyncGenerator<Uint8Array> {
  const measure = createMeasure()
  yield* measure.through(body)
  if (measure.result().sha256 !== file.sha256) throw new FileError('damaged', file.key)
}
