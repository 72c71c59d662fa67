/** Structure checks: who may import whom, how long a file may be. Each import rule must reject its sample. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tooLong } from './lengths.ts'

const root = join(import.meta.dirname, '../..')
const samples = join(import.meta.dirname, 'samples')
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const config = join(root, '.dependency-cruiser.cjs')

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

function violations(folder: string, paths: string[]): Violation[] {
  const run = spawnSync(process.execPath, [program, '--config', config, '--output-type', 'json', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!run.stdout) throw new Error(`The import check did not run: ${run.stderr}`)
  return JSON.parse(run.stdout).summary.violations
}

const complaints: string[] = []
for (const found of violations(root, ['platform', 'domains', 'apps', 'quality', 'e2e']))
  complaints.push(`${found.rule.name}: ${found.from} → ${found.to}`)
for (const rule of readdirSync(samples)) {
  const names = violations(join(samples, rule), ['.']).map((found) => found.rule.name)
  if (!names.includes(rule)) complaints.push(`the rule ${rule} does not reject its sample`)
}
complaints.push(...tooLong(root))

for (const complaint of complaints) console.error(complaint)
console.log(complaints.length === 0 ? 'walls: all stand' : `walls: ${complaints.length} broken`)
process.exit(complaints.length === 0 ? 0 : 1)
