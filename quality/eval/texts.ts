/** Reads the packs and questions of a measurement. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { normaliseDecision } from '../../domains/research/rules/normalise.ts'
import { statedChamber } from '../../domains/research/rules/stated-chamber.ts'

export interface PackArticle {
  no: string
  heading?: string
  text: string
  appendix?: boolean
  repeatedNo?: boolean
}

export interface PackLaw {
  country: 'TR' | 'KKTC'
  lawNumber: string
  title: string
  articles: PackArticle[]
}

export interface PackDecision {
  country: 'TR' | 'KKTC'
  court: string
  chamber?: string
  caseNumber?: string
  decisionNumber?: string
  decisionDate?: string
  subject?: string
  text: string
}

export interface Question {
  question: string
  kind: string
  country: 'TR' | 'KKTC'
  source: { repo: string }
  gold?: { lawNumber: string; articleNo?: string; inCorpus?: boolean }[]
  options?: Record<string, string>
  relevantTermGroups?: string[][]
  /** The decision that the question refers to. */
  decision?: Pick<PackDecision, 'court' | 'chamber' | 'caseNumber' | 'decisionNumber'>
}

export function readLines<T>(path: string): T[] {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}

export const readLaws = (corpus: string) => readLines<PackLaw>(join(corpus, 'laws.jsonl.gz'))
export const readDecisions = (corpus: string) => readLines<PackDecision>(join(corpus, 'decisions.jsonl.gz'))

/** The names and numbers of a decision, in the spelling of the server's answers. */
export function nameOf(decision: Partial<PackDecision>) {
  const name = normaliseDecision(decision)
  return { ...name, chamber: statedChamber(decision.text ?? '', name) ?? name.chamber }
}
