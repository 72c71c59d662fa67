/** Structure checks: permitted imports, places of certain names, and the length of files and papers. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tooLong } from './lengths.ts'
import { wrongPapers } from './papers.ts'
import { sourcesBelow } from './sources.ts'
import { misplacedWords, wordRuleNames } from './words.ts'

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

/** A rule about imports must reject its sample, a rule about names each file of its sample. */
function rejectsSample(rule: string): boolean {
  const folder = join(samples, rule)
  if (!wordRuleNames.includes(rule))
    return violations(folder, ['.']).some((found) => found.rule.name === rule)
  const rejected = misplacedWords(folder).filter((complaint) => complaint.startsWith(`${rule}:`))
  return rejected.length === [...sourcesBelow(folder)].length
}

const complaints: string[] = []
for (const found of violations(root, ['platform', 'domains', 'apps', 'quality', 'e2e']))
  complaints.push(`${found.rule.name}: ${found.from} → ${found.to}`)
complaints.push(...misplacedWords(root), ...tooLong(root), ...wrongPapers(root))
const sampled = readdirSync(samples)
for (const rule of sampled)
  if (!rejectsSample(rule)) complaints.push(`the rule ${rule} does not reject its sample`)
const importRules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(config)
for (const rule of [...wordRuleNames, ...importRules.forbidden.map(({ name }) => name)])
  if (!sampled.includes(rule)) complaints.push(`the rule ${rule} has no sample`)

for (const complaint of complaints) console.error(complaint)
console.log(complaints.length === 0 ? 'walls: all stand' : `walls: ${complaints.length} broken`)
process.exit(complaints.length === 0 ? 0 : 1)
