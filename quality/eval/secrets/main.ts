/** Prints and notes the texts that the mask of the assistant hides and those that it leaves. */
import { join } from 'node:path'
import { note, noteAll } from '../../figures.ts'
import { readLines } from '../texts.ts'
import { measureSecrets, reachesTargets, type SecretText, secretTargets } from './measure.ts'

export const secretsFile = join(import.meta.dirname, '../answers/secrets.jsonl')

/** @returns whether the targets are reached. */
export function evaluateSecrets(path: string, shows: boolean): boolean {
  const texts = readLines<SecretText>(path)
  const report = measureSecrets(texts)
  const { exact, others, kept, restored, kinds } = report
  console.log(`${texts.length} texts; given back letter by letter ${restored.toFixed(4)}`)
  console.log(`hidden of numbers, mails, telephones, known names ${against(exact, secretTargets.exact)}`)
  console.log(`hidden of other names and addresses ${against(others, secretTargets.others)}`)
  console.log(`kept of what must stay ${against(kept, secretTargets.kept)}`)
  for (const [kind, { hidden, of }] of kinds) {
    console.log(`  ${kind.padEnd(16)}${hidden} of ${of}`)
    note(hidden / of, 'secrets', 'kinds', kind)
  }
  for (const line of shows ? report.missed : []) console.log(`  survived: ${line}`)
  for (const line of shows ? report.masked : []) console.log(`  hidden: ${line}`)
  noteAll({ exact, others, kept, restored, texts: texts.length }, 'secrets')
  return reachesTargets(report)
}

const against = (share: number, target: number): string =>
  `${share.toFixed(4)} (at least ${target.toFixed(2)})`
