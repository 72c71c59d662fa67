/** Every program that meets a full disk reports it, and saved data is available again once there is room. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writePack } from '../import-packs.ts'
import { run } from '../server-process.ts'
import { leaveFree, mountSmallDisk, unmountSmallDisk } from '../small-disk.ts'
import { expect } from '../verdict.ts'

const diskMegabytes = 240

export async function fullDisk(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-disk-'))
  const disk = join(folder, 'disk')
  mountSmallDisk(disk, diskMegabytes)
  try {
    return await fillAndTry(folder, disk)
  } finally {
    unmountSmallDisk(disk)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillAndTry(folder: string, disk: string): Promise<string> {
  const dataDir = join(disk, 'data')
  const small = await writePack(join(folder, 'small.jsonl'), { from: 1, count: 50, mark: 'leylak' })
  const large = await writePack(join(folder, 'large.jsonl'), {
    from: 1_000,
    count: 8_000,
    mark: 'erguvan',
    length: 8_000,
  })
  const archive = join(folder, 'monday.tar.gz')
  await succeeds(dataDir, 'corpus', 'import', small)
  await succeeds(dataDir, 'backup', archive)
  leaveFree(disk, 30)
  await namesTheDisk(dataDir, 'corpus', 'import', large)
  leaveFree(disk, 0)
  await namesTheDisk(dataDir, 'backup', join(disk, 'tuesday.tar.gz'))
  await namesTheDisk(dataDir, 'restore', archive, '--replace')
  rmSync(join(dataDir, 'search'), { recursive: true, force: true })
  // PostgreSQL can still start, but there is no room for the index.
  leaveFree(disk, 3)
  await namesTheDisk(dataDir, 'corpus', 'index')
  leaveFree(disk)
  const { output } = await succeeds(dataDir, 'corpus', 'import', small)
  expect(/loaded before \(0 laws, 50 decisions\)/.test(output), `what was saved is not there:\n${output}`)
  return 'import, backup, restore and index name the disk, and nothing that was saved is lost'
}

type ProgramName = Parameters<typeof run>[0]

async function succeeds(dataDir: string, program: ProgramName, ...words: string[]) {
  const ended = await run(program, dataDir, words).ended
  expect(ended.code === 0, `${program} ${words.join(' ')}:\n${ended.output}`)
  return ended
}

async function namesTheDisk(dataDir: string, program: ProgramName, ...words: string[]): Promise<void> {
  const { code, output } = await run(program, dataDir, words).ended
  const what = `${program} ${words[0]} ended with ${code} and said:\n${output}`
  expect(code === 1, what)
  const disk = dirname(dataDir)
  expect(/disk .*full/i.test(output) && output.includes(disk), what)
  expect(!/\n\s+at /.test(output), what)
}
