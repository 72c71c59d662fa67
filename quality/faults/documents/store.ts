/** A store of files that is slow, refuses, breaks off, or says that it has kept what it has not. */
import { type Mood, openDisturbedS3 } from '../../../platform/files/testing/s3-double.ts'
import { makeDataFolder, sessionOn, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'
import { DocumentsAtWork } from './work.ts'

const troubles: readonly Mood[] = ['busy', 'forbidden', 'forgetful', 'cut', 'silent']

export async function misbehavingStore(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  const ends: (() => unknown)[] = [remove]
  try {
    const { mood, settings } = await openDisturbedS3({
      after: (end) => void (end && ends.push(end as () => unknown)),
    })
    const server = await startServer(dataDir, {
      RATE_LIMITS: 'off',
      FILES_S3_ADDRESS: settings.address,
      FILES_S3_BUCKET: settings.bucket,
      FILES_S3_KEY: settings.keyId,
      FILES_S3_SECRET: settings.secret,
    })
    const work = new DocumentsAtWork(server.address, sessionOn(dataDir).accessToken)
    await work.open()
    await work.addOne()
    for (const trouble of troubles) {
      mood((method) => (method === 'PUT' ? trouble : 'well'))
      const code = await work.tryUpload()
      expect(code === 'document.store_unavailable', `${trouble}: an upload ends with ${code}`)
      mood(() => trouble)
      expect(!(await work.isReadable()), `${trouble}: a document that cannot be read seems to be`)
    }
    for (const trouble of ['breaking', 'short'] as const) {
      mood(() => trouble)
      expect(!(await work.isReadable()), `${trouble}: half a document seems to be whole`)
    }
    mood(() => 'well')
    await work.addOne()
    expect((await work.count()) === 2, 'a refused document is in the case')
    await work.inspect({ all: true })
    await server.end('SIGTERM')
    return `${troubles.length + 2} ways in which a store misbehaves are reported, and nothing is lost`
  } finally {
    for (const end of ends.reverse()) await end()
  }
}
