/**
 * node quality/faults/import-memory.ts [megabytes …]: the memory of an import, for packs of several sizes. The peak
 * must not grow with the size of the pack. Linux only, because it reads /proc.
 */
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePack } from './import-packs.ts'
import { makeDataFolder, type Program, run } from './server-process.ts'

const textLength = 5_000
const sizes = process.argv.slice(2).map(Number)

/** The largest resident memory of a process so far, in megabytes; 0 once it has ended. */
function peakOf({ process: { pid } }: Program): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)
  } catch {
    return 0
  }
}

async function measure(megabytes: number): Promise<Record<string, number>> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const count = Math.round((megabytes * 1_000_000) / (textLength * 1.15))
    const pack = await writePack(join(dirname(dataDir), 'large.jsonl'), {
      from: 1,
      count,
      mark: 'bellek',
      length: textLength,
    })
    const program = run('corpus', dataDir, ['import', pack])
    let loading = 0
    let whole = 0
    for (let peak = 0; program.process.exitCode === null; await sleep(50)) {
      peak = peakOf(program) || peak
      whole = peak
      if (!program.output().includes('added')) loading = peak
    }
    const { code, output } = await program.ended
    if (code !== 0) throw new Error(output)
    const seconds = Number(/Done in ([\d.]+) s/.exec(output)?.[1])
    return {
      'pack MB': Math.round(statSync(pack).size / 1e6),
      decisions: count,
      'peak loading MB': loading,
      'peak with index MB': whole,
      seconds,
    }
  } finally {
    remove()
  }
}

const results = []
for (const megabytes of sizes.length > 0 ? sizes : [15, 150]) results.push(await measure(megabytes))
console.table(results)
