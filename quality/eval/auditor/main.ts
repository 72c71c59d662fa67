/** Measures how well the auditor classifies citations, on petitions whose answers are known. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { callsOn } from '@mizan/platform/call'
import { loadConfig } from '@mizan/platform/config'
import { migrate, openDatabase } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { convertFile, type SourceType } from '@mizan/platform/text-documents'
import { migrationsOf } from '../../../apps/server/migrations.ts'
import { operatorCall } from '../../../apps/server/operator.ts'
import { type AuditClass, auditClasses, type Finding } from '../../../domains/drafts/rules/audit/findings.ts'
import { checkText } from '../../../domains/drafts/server/auditor/check.ts'
import { importPaths, type ResearchTables } from '../../../domains/research/server/index.ts'
import { note } from '../../figures.ts'
import { readDecisions, readLaws } from '../texts.ts'
import { type ExpectedItem, makePetitions, sourceOf } from './make.ts'

interface EvalOptions {
  /** Petitions, and `answers.jsonl` with a line for each citation; made from the texts if it is not there. */
  files: string
  corpus: string | undefined
  /** Keeps the imported texts there for the next time. */
  folder: string | undefined
  seed: number
  shows: boolean
}

const goal = 0.97
const sample = resolve(import.meta.dirname, '../../../corpus/sample')

export async function evaluateAuditor({
  files,
  corpus = sample,
  folder,
  seed,
  shows,
}: EvalOptions): Promise<boolean> {
  const answers = join(files, 'answers.jsonl')
  if (!existsSync(answers)) {
    makePetitions(files, sourceOf(readLaws(corpus), readDecisions(corpus)), seed)
  }
  const expected = readFileSync(answers, 'utf8')
    .trim()
    .split('\n')
    .map((line): ExpectedItem => JSON.parse(line))
  const data = folder ?? mkdtempSync(join(tmpdir(), 'mizan-auditor-'))
  const archive = await openArchive(data, corpus)
  const score = newScore()
  try {
    const call = operatorCall(archive.calls, { rowName: 'eval.auditor' })
    for (const file of readdirSync(files)
      .filter((name) => /\.(?:txt|docx|pdf|udf)$/i.test(name))
      .sort()) {
      const findings = await checkText(call, await textOf(join(files, file)), 'turkey')
      compare(
        expected.filter((one) => one.file === file),
        findings,
        score,
        shows,
      )
    }
  } finally {
    await archive.close()
    if (!folder) rmSync(data, { recursive: true, force: true })
  }
  return print(score)
}

/** The texts without their search index, which the auditor does not ask. */
async function openArchive(folder: string, corpus: string) {
  const config = { ...loadConfig(), dataDir: folder, databaseUrl: undefined }
  const database = await openDatabase<ResearchTables>(config, createLog({ level: 'error' }))
  await migrate(database, migrationsOf())
  const calls = callsOn(database.kysely)
  await importPaths(operatorCall(calls, { rowName: 'eval.import' }), [corpus])
  return { calls, close: () => database.close() }
}

async function textOf(path: string): Promise<string> {
  const from = path.split('.').at(-1)?.toLowerCase() as SourceType
  const order = { bytes: readFileSync(path), from, to: 'txt', title: '', author: '', lang: 'tr' } as const
  const { bytes } = await convertFile(order)
  return bytes ? Buffer.from(bytes).toString() : ''
}

interface Count {
  expected: number
  found: number
  right: number
}
type Score = Record<AuditClass, Count>

const newScore = (): Score =>
  Object.fromEntries(auditClasses.map((name) => [name, { expected: 0, found: 0, right: 0 }])) as Score

/** Findings that no answer names count against the precision of their class. */
function compare(
  expected: readonly ExpectedItem[],
  findings: readonly Finding[],
  score: Score,
  shows: boolean,
): void {
  const left = [...findings]
  for (const { class: name, text, file } of expected) {
    score[name].expected++
    // A citation may be read with or without its last word, such as "kararı".
    const at = left.findIndex((one) => text.startsWith(one.text) || one.text.startsWith(text))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found) score[found.class].found++
    if (found?.class === name) score[name].right++
    else if (shows)
      console.log(
        `${file}: ${name} expected, ${found?.class ?? 'nothing'} (${found?.reason ?? '-'}): ${text}`,
      )
  }
  for (const one of left) {
    score[one.class].found++
    if (shows) console.log(`nobody named: ${one.class} (${one.reason}): ${one.text}`)
  }
}

function print(score: Score): boolean {
  let isReached = true
  console.log(`${'class'.padEnd(24)}    n  precision  recall`)
  for (const name of auditClasses) {
    const { expected, found, right } = score[name]
    if (expected + found === 0) continue
    const [precision, recall] = [found ? right / found : 1, expected ? right / expected : 1]
    note(precision, 'auditor', name, 'precision')
    note(recall, 'auditor', name, 'recall')
    isReached &&= precision >= goal && recall >= goal
    console.log(
      `${name.padEnd(24)} ${String(expected).padStart(4)}  ${precision.toFixed(3).padStart(9)}  ${recall.toFixed(3)}`,
    )
  }
  console.log(isReached ? `reached: ${goal} in each class` : `NOT reached: ${goal} in each class`)
  return isReached
}
