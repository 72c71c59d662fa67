/** Backups and restores as people run them: killed in the middle, or with incomplete files. */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePack } from './import-packs.ts'
import { ownDataFolder } from './own-data-folder.ts'
import { postgresPid, run, until } from './server-process.ts'

const LIMIT = { timeout: 240_000 }
const dataDir = ownDataFolder()
const folder = dirname(dataDir)
const archive = join(folder, 'monday.tar.gz')

const restoring = (...args: string[]) => run('restore', dataDir, [archive, ...args])

/** A state of the installation: its texts and its files, which must match. */
async function state(): Promise<{ decisions: number; files: string[] }> {
  const { output, code } = await run('corpus', dataDir, ['status']).ended
  assert.equal(code, 0, output)
  const hidden = readdirSync(dataDir).filter((name) => name.startsWith('.'))
  assert.deepEqual(hidden, [], 'what a restore puts aside')
  return {
    decisions: Number(/^decisions: (\d+)$/m.exec(output)?.[1]),
    files: readdirSync(join(dataDir, 'letters')),
  }
}

/** Leaves the installation with so many decisions and one file of this name. */
async function fill(decisions: number, file: string): Promise<void> {
  const wish = { from: decisions * 10, count: decisions, mark: 'leylak' }
  const imported = await run('corpus', dataDir, [
    'import',
    await writePack(join(folder, `${file}.jsonl`), wish),
  ]).ended
  assert.equal(imported.code, 0, imported.output)
  rmSync(join(dataDir, 'letters'), { recursive: true, force: true })
  mkdirSync(join(dataDir, 'letters'))
  writeFileSync(join(dataDir, 'letters', file), file)
}

const monday = { decisions: 300, files: ['monday'] }
const tuesday = { decisions: 800, files: ['tuesday'] }

test('a killed backup leaves nothing that could be mistaken for one', LIMIT, async () => {
  await fill(300, 'monday')
  const killed = run('backup', dataDir, [archive])
  await until(() => existsSync(`${archive}.partial`))
  await killed.end('SIGKILL')
  assert.equal(existsSync(archive), false)
  const { code, output } = await run('backup', dataDir, [archive]).ended
  assert.equal(code, 0, output)
  assert.deepEqual([existsSync(archive), existsSync(`${archive}.partial`)], [true, false])
})

test(
  'a restore that is killed at any moment leaves the old or the new state, never a mixture',
  LIMIT,
  async () => {
    await fill(500, 'tuesday')
    assert.deepEqual(await state(), tuesday)
    for (const moment of [300, 900]) {
      const program = restoring('--replace')
      await until(() => postgresPid(dataDir) !== 0 || program.process.exitCode !== null)
      await sleep(moment)
      await program.end('SIGKILL')
      const found = await state()
      assert.deepEqual(found, found.files[0] === 'monday' ? monday : tuesday)
      if (found.decisions === monday.decisions) await fill(500, 'tuesday')
    }
    const { code, output } = await restoring('--replace').ended
    assert.equal(code, 0, output)
    assert.deepEqual(await state(), monday)
  },
)

test(
  'existing data is not replaced without --replace, and never by an incomplete archive',
  LIMIT,
  async () => {
    const refused = await restoring().ended
    assert.equal(refused.code, 1)
    assert.match(refused.output, /The database is not empty.*Add --replace/)
    const cut = join(folder, 'cut.tar.gz')
    await cp(archive, cut)
    truncateSync(cut, 20_000)
    const damaged = await run('restore', dataDir, [cut, '--replace']).ended
    assert.equal(damaged.code, 1)
    assert.match(damaged.output, /incomplete or damaged/)
    for (const { output } of [refused, damaged]) assert.doesNotMatch(output, /\n\s+at /)
    assert.deepEqual(await state(), monday)
  },
)
