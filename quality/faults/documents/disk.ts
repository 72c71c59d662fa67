/** A disk that becomes full under a server with documents. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionOn, startServer, until } from '../server-process.ts'
import { leaveFree, mountSmallDisk, unmountSmallDisk } from '../small-disk.ts'
import { expect } from '../verdict.ts'
import { DocumentsAtWork } from './work.ts'

const diskMegabytes = 1_200
const clear = new Set(['document.store_full', 'server.unavailable'])

export async function fullDiskOfDocuments(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-disk-'))
  const disk = join(folder, 'disk')
  mountSmallDisk(disk, diskMegabytes)
  try {
    const dataDir = join(disk, 'data')
    const server = await startServer(dataDir, { RATE_LIMITS: 'off' })
    const work = new DocumentsAtWork(server.address, sessionOn(dataDir).accessToken)
    await work.open()
    await work.addOne()
    for (const megabytes of [100, 0]) {
      leaveFree(disk, megabytes)
      const code = await work.tryUpload()
      expect(code !== undefined && clear.has(code), `with ${megabytes} MB free an upload ends with ${code}`)
    }
    leaveFree(disk)
    await until(
      () =>
        work.addOne().then(
          () => true,
          () => false,
        ),
      60,
    )
    expect((await work.count()) === 2, 'a refused document is in the case')
    await work.inspect({ all: true })
    await server.end('SIGTERM')
    return 'a full disk is named, and nothing is lost'
  } finally {
    unmountSmallDisk(disk)
    rmSync(folder, { recursive: true, force: true })
  }
}
