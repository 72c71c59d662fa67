/** An S3-compatible server on this machine, and a line to it that can be disturbed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import S3rver from '@20minutes/s3rver'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { answers, type Behaviour, cut, fails, silent, startDouble } from '../../outside/testing/index.ts'
import { openS3Store, type Patience, type S3Settings } from '../s3.ts'
import type { ExaminedStore } from './exam.ts'

/**
 * The behaviour at a request. `silent`: no answer. `busy`, `forbidden`: refused. `forgetful`: a file is not stored,
 * and the answer says it was. `short`: the store says that it has fewer bytes. `breaking`, `stalling`: after the
 * first bytes of the answer the connection ends, or nothing more comes. `cut`: the connection ends before the answer.
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

export interface S3Double extends ExaminedStore {
  /** The settings by which a server reaches the double. */
  settings: S3Settings
  /** Methods of the requests since the mood was last set. */
  requests: () => string[]
  /** Returns the mood for a request by its method and its number among those of this method, from 1 on. */
  mood: (of: (method: string, number: number) => Mood) => void
}

const bucket = 'files-of-tests'
export const quick: Patience = {
  connect: 500,
  idle: 250,
  repeats: { calls: 3, pause: 5, longestPause: 10 },
}

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
  const line = await startDouble()
  const mood: S3Double['mood'] = (of) =>
    line.behaveBy(({ method, path }, number) =>
      behaviourOf(of(method, number), ports[path.startsWith(`/${bucket}/?`) ? 'lists' : 'files']),
    )
  mood(() => 'well')
  const settings = settingsFor(line.address)
  const client = clientFor({ ...settings, address: `http://127.0.0.1:${ports.lists}` })
  t.after(async () => {
    client.destroy()
    await Promise.all([line.close(), server.close(), lister.close()])
    await rm(folder, { recursive: true, force: true })
  })
  return {
    store: await openS3Store(dataDir, settings, patience),
    settings,
    requests: () => line.received.map(({ method }) => method),
    mood,
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

const settingsFor = (address: string): S3Settings => ({
  address,
  region: 'us-east-1',
  bucket,
  // The only account that the server knows; it checks signatures.
  keyId: 'S3RVER',
  secret: 'S3RVER',
})

/** Accesses the bucket directly, with the library itself. */
const clientFor = ({ address, region, keyId, secret }: S3Settings): S3Client =>
  new S3Client({
    endpoint: address,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })

/** The behaviour at a request, by its mood. */
function behaviourOf(mood: Mood, port: number): Behaviour {
  if (mood === 'silent') return silent
  if (mood === 'cut') return cut
  if (mood === 'busy') return fails(503)
  if (mood === 'forbidden') return fails(403)
  if (mood === 'forgetful') return answers()
  return { kind: 'hand', to: (asked, answer) => forward(mood, asked, answer, port) }
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
  // The caller may have given up; bytes that still arrive would keep the server from closing.
  answer.once('close', () => onward.destroy())
  asked.pipe(onward)
}
