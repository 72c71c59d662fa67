import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex, verifyDecisionIndex } from './indexer.ts'
import { LiveDecisionSearch } from './live-decision-search.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'

const below = numbersFrom(9)
const sources: DecisionSource[] = Array.from({ length: 40 }, (_, index) => sampleDecision(index + 1, below))
const options = { cacheMegabytes: 16 }
let folder: string
let whole: string

async function build(base: string, count: number, instant: string): Promise<string> {
  async function* rows() {
    yield sources.slice(0, count)
  }
  const clock = { now: () => new Date(instant) }
  return (await buildDecisionIndex({ base, rows: rows(), clock, threads: 0 })).version
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-index-'))
  whole = join(folder, 'whole')
  await build(whole, 30, '2026-01-01T00:00:00Z')
})

after(() => rm(folder, { recursive: true, force: true }))

async function copyOfWhole(): Promise<{ base: string; version: string }> {
  const base = await mkdtemp(join(folder, 'copy-'))
  await cp(whole, base, { recursive: true })
  return { base, version: (await readFile(join(base, 'current'), 'utf8')).split('\n')[0] as string }
}

async function halve(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(file, content.subarray(0, content.length >> 1))
}

const damages: Record<string, (version: string) => Promise<void>> = {
  'a cut manifest': (version) => halve(join(version, 'manifest.json')),
  'a cut vocabulary': (version) => halve(join(version, 'vocabulary.bin')),
  'cut spellings': (version) => halve(join(version, 'spellings.bin')),
  'cut names': (version) => halve(join(version, 'names.json')),
  'names of nothing': (version) => writeFile(join(version, 'names.json'), '{}'),
  'no names': (version) => rm(join(version, 'names.json')),
  'no vocabulary': (version) => rm(join(version, 'vocabulary.bin')),
  'no table': (version) => rm(join(version, 'engine'), { recursive: true }),
  'no manifest': (version) => rm(join(version, 'manifest.json')),
  'no folder': (version) => rm(version, { recursive: true }),
}

describe('an index of decisions', () => {
  test('is intact before any damage', async () => {
    assert.ok((await verifyDecisionIndex(whole)).sound)
  })

  for (const [name, damage] of Object.entries(damages))
    test(`with ${name} is rejected, stops no search, and is replaced by the next build`, async () => {
      const { base, version } = await copyOfWhole()
      await damage(join(base, version))
      const missing = name === 'no manifest' || name === 'no folder'
      const reason = missing ? 'missing' : 'unreadable'
      assert.deepEqual(await verifyDecisionIndex(base), { sound: false, reason })

      const live = new LiveDecisionSearch(base, options)
      assert.equal(await live.refresh(), false)
      assert.equal(live.current(), null)
      assert.match(live.problem() ?? '', new RegExp(version))

      await build(base, 40, '2026-02-01T00:00:00Z')
      assert.equal(await live.refresh(), true)
      assert.equal(live.current()?.documents, 40)
      assert.equal(live.problem(), null)
      live.close()
    })

  test('that is damaged leaves the earlier search in use', async () => {
    const { base } = await copyOfWhole()
    const live = new LiveDecisionSearch(base, options)
    await live.refresh()
    const old = live.current()
    const next = await build(base, 40, '2026-02-01T00:00:00Z')
    const names = await readFile(join(base, next, 'names.json'))
    await halve(join(base, next, 'names.json'))

    assert.equal(await live.refresh(), false)
    assert.equal(live.current(), old)
    assert.match(live.problem() ?? '', new RegExp(next))

    await writeFile(join(base, next, 'names.json'), names)
    assert.equal(await live.refresh(), true)
    assert.equal(live.current()?.version, next)
    assert.equal(live.problem(), null)
    live.close()
    old?.close()
  })

  const laterDamages: Record<string, (base: string, version: string) => Promise<void>> = {
    'loses a file': (base, version) => rm(join(base, version, 'names.json')),
    'has a file cut': (base, version) => halve(join(base, version, 'vocabulary.bin')),
    'is removed': (base, version) => rm(join(base, version), { recursive: true }),
    'is removed with everything': (base) => rm(base, { recursive: true }),
  }
  for (const [name, damage] of Object.entries(laterDamages))
    test(`that ${name} while it is in use is noticed soon, and the next build replaces it`, async () => {
      const { base, version } = await copyOfWhole()
      const live = new LiveDecisionSearch(base, options)
      await live.refresh()
      for (let times = 0; times < 20; times += 1) await live.refresh()
      assert.equal(live.problem(), null)
      await damage(base, version)
      for (let times = 0; times < 5; times += 1) assert.equal(await live.refresh(), false)
      assert.match(live.problem() ?? '', new RegExp(version))

      await build(base, 40, '2026-02-01T00:00:00Z')
      assert.equal(await live.refresh(), true)
      assert.deepEqual([live.current()?.documents, live.problem()], [40, null])
      live.close()
    })

  test('that contains a foreign file is reported as a problem until it was verified', async () => {
    const { base, version } = await copyOfWhole()
    const live = new LiveDecisionSearch(base, options)
    const refreshTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1) await live.refresh()
    }
    await refreshTimes(1)
    await writeFile(join(base, version, '.DS_Store'), 'stray')
    await refreshTimes(5)
    assert.match(live.problem() ?? '', new RegExp(version))
    assert.ok((await verifyDecisionIndex(base)).sound)
    live.trust()
    await refreshTimes(10)
    assert.equal(live.problem(), null)
    await rm(join(base, version, 'names.json'))
    await refreshTimes(5)
    assert.match(live.problem() ?? '', new RegExp(version))
    live.close()
  })

  test('that names no version in use is no problem, because none was built yet', async () => {
    const base = await mkdtemp(join(folder, 'empty-'))
    const live = new LiveDecisionSearch(base, options)
    assert.equal(await live.refresh(), false)
    assert.equal(live.problem(), null)
  })
})
