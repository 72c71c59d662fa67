/** Prints and notes what the rule of the conflict check finds. */
import { note, noteAll } from '../../figures.ts'
import { readLines } from '../texts.ts'
import { measureCandidates } from './candidates.ts'
import {
  type ConflictReport,
  conflictTargets,
  measureConflicts,
  type NamePair,
  reachesTargets,
} from './measure.ts'

/** @returns whether the targets are reached. */
export function evaluateConflicts(path: string, options: { names: number; seed: number }): boolean {
  const pairs = readLines<NamePair>(path)
  const report = measureConflicts(pairs)
  printReport(report, pairs.length)
  noteReport(report, pairs.length)
  if (options.names > 0) printCandidates(options.names, options.seed)
  return reachesTargets(report)
}

function printReport(report: ConflictReport, count: number): void {
  const { recall, keyRecall, sharedKey, alarmsPerHundred } = report
  console.log(
    `${count} pairs; the targets are recall ${conflictTargets.recall} and at most 5 false alarms in 100`,
  )
  console.log(`recall ${recall.toFixed(4)}, with candidates by their keys ${keyRecall.toFixed(4)}`)
  console.log(`false alarms per 100 unrelated pairs ${alarmsPerHundred.toFixed(2)}`)
  console.log(`alike pairs that share a key ${sharedKey.toFixed(4)}`)
  for (const [kind, { alike, found, unrelated, alarms }] of report.kinds) {
    const parts = [
      alike > 0 ? `found ${found} of ${alike}` : '',
      unrelated > 0 ? `alarms ${alarms} of ${unrelated}` : '',
    ]
    console.log(`  ${kind.padEnd(28)}${parts.filter(Boolean).join(', ')}`)
  }
  for (const { a, b, alike, found, kind } of report.wrong)
    console.log(`  ${alike === found ? 'no key' : alike ? 'missed' : 'false alarm'}: ${a} | ${b} (${kind})`)
}

function noteReport(report: ConflictReport, count: number): void {
  noteAll({ ...report, pairs: count }, 'conflicts')
  for (const [kind, { alike, found, unrelated, alarms }] of report.kinds) {
    if (alike > 0) note(found / alike, 'conflicts', 'kinds', kind, 'recall')
    if (unrelated > 0) note((alarms / unrelated) * 100, 'conflicts', 'kinds', kind, 'alarms-per-hundred')
  }
}

function printCandidates(names: number, seed: number): void {
  const { candidates, alarms, keys, compareMs } = measureCandidates(names, seed)
  console.log(`${names} generated names, ${keys.toFixed(1)} keys a name`)
  console.log(
    `  candidates of a query: median ${candidates.median}, p99 ${candidates.p99}, most ${candidates.most}`,
  )
  console.log(`  alike among all names: median ${alarms.median}, p99 ${alarms.p99}`)
  console.log(`  1,000 candidates compared in ${compareMs.toFixed(1)} ms`)
  noteAll(candidates, 'conflicts', names, 'candidates')
  noteAll(alarms, 'conflicts', names, 'alike')
  noteAll({ keys, compareMs }, 'conflicts', names)
}
