/** An S3-compatible server on this machine, and a line to it that can be disturbed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import S3rver from '@20minutes/s3rver'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { openS3Store, type Patience, type S3Settings } from '../s3.ts'
import type { Examined } from './exam.ts'

/**
 * What happens to a request. `silent`: no answer. `busy`, `forbidden`: refused. `forgetful`: a file is not stored, and
 * the answer says it was. `short`: the store says that it has fewer bytes. `breaking`, `stalling`: after the first
 * bytes of the answer the connection ends, or nothing more comes. `cut`: the connection ends before the answer.
 */
export type Mood =
  | 'well'
  | 'silent'
  | 'busy'
  | 'forbidden'
  | 'forgetful'
  | 'short'
  | 'breaking'
  | 'stalling'
  | 'cut'

export interface S3Double extends Examined {
  /** By which a server reaches it. */
  settings: S3Settings
  /** Methods of all requests so far. */
  requests: string[]
  /** For each request by its method and its number among those of this method, from 1 on. */
  mood: (of: (method: string, number: number) => Mood) => void
}

const bucket = 'files-of-tests'
const quick: Patience = { connect: 500, idle: 250, pauses: [5, 10] }

export async function openDisturbedS3(
  t: Pick<TestContext, 'after'>,
  patience: Patience = quick,
): Promise<S3Double> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-s3-'))
  const directory = join(folder, 'bucket')
  const dataDir = join(folder, 'data')
  const common = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false }
  const server = new S3rver({ ...common, directory, configureBuckets: [{ name: bucket }] })
  // It takes the signature of a list of files for wrong, because the library writes `/bucket/` and not `/bucket`.
  const lister = new S3rver({ ...common, directory, configureBuckets: [], allowMismatchedSignatures: true })
  const ports = { files: (await server.run()).port, lists: (await lister.run()).port }
  const line = disturbedLine(({ url = '' }) => ports[url.startsWith(`/${bucket}/?`) ? 'lists' : 'files'])
  const settings = await settingsFor(line.listen())
  const client = clientFor({ ...settings, address: `http://127.0.0.1:${ports.lists}` })
  t.after(async () => {
    client.destroy()
    line.close()
    await Promise.all([server.close(), lister.close()])
    await rm(folder, { recursive: true, force: true })
  })
  return {
    store: await openS3Store(dataDir, settings, patience),
    settings,
    requests: line.requests,
    mood: line.mood,
    incoming: () => readdir(join(dataDir, '.incoming')).catch(() => []),
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
      return Contents.map(({ Key = '' }) => Key.replace(/^files\//, '')).sort()
    },
    replace: async (key, Body) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `files/${key}`, Body }))
    },
  }
}

const settingsFor = async (port: Promise<number>): Promise<S3Settings> => ({
  address: `http://127.0.0.1:${await port}`,
  region: 'us-east-1',
  bucket,
  // The only account that the server knows; it checks signatures.
  keyId: 'S3RVER',
  secret: 'S3RVER',
})

/** Past the store, with the library as it comes. */
const clientFor = ({ address, region, keyId, secret }: S3Settings): S3Client =>
  new S3Client({
    endpoint: address,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })

function disturbedLine(portFor: (asked: IncomingMessage) => number) {
  const requests: string[] = []
  let moodOf: (method: string, number: number) => Mood = () => 'well'
  const line = createServer((asked, answer) => {
    const method = asked.method ?? ''
    requests.push(method)
    const number = requests.filter((one) => one === method).length
    disturb(moodOf(method, number), asked, answer, portFor(asked))
  })
  return {
    requests,
    mood: (of: typeof moodOf) => {
      requests.length = 0
      moodOf = of
    },
    listen: () =>
      new Promise<number>((resolve) =>
        line.listen(0, '127.0.0.1', () => resolve((line.address() as AddressInfo).port)),
      ),
    close: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}

function disturb(mood: Mood, asked: IncomingMessage, answer: ServerResponse, port: number): void {
  if (mood === 'silent') return
  if (mood === 'well' || mood === 'short' || mood === 'breaking' || mood === 'stalling') {
    forward(mood, asked, answer, port)
    return
  }
  asked.resume()
  asked.once('end', () => {
    if (mood === 'cut') asked.socket.destroy()
    else answer.writeHead({ busy: 503, forbidden: 403, forgetful: 200 }[mood]).end()
  })
}

function forward(mood: Mood, asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
    const size = Number(found.headers['content-length'])
    const shown = mood === 'short' ? { 'content-length': String(size - 1) } : {}
    answer.writeHead(found.statusCode ?? 500, { ...found.headers, ...shown })
    if (mood !== 'breaking' && mood !== 'stalling') {
      found.pipe(answer)
      return
    }
    found.once('data', (part: Buffer) => {
      found.destroy()
      answer.write(part.subarray(0, part.length / 2), () => mood === 'breaking' && answer.destroy())
    })
  })
  onward.on('error', () => answer.destroy())
  // Whoever asked may have given up; what is still coming would keep the server from closing.
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}
