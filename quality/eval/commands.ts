/** The measurements of `npm run eval` besides search, by the name of the command; false if a goal is missed. */
import { resolve } from 'node:path'
import { findPath, pathOf, values } from './arguments.ts'
import { evaluateCalculators } from './calculators/main.ts'
import { evaluateConflicts } from './conflicts/main.ts'
import { evaluateLimits } from './limits/main.ts'
import { evaluateRights, rightsTests } from './rights/main.ts'
import { readHostileFiles } from './text-documents/hostile/main.ts'
import { printUdf } from './text-documents/udf.ts'

type Command = () => boolean | Promise<boolean>

export const commands: Readonly<Record<string, Command>> = {
  conflicts: () =>
    evaluateConflicts(pathOf(values.pairs, 'conflicts --pairs <file> [--names <n>]'), {
      names: Number(values.names),
      seed: Number(values.seed),
    }),
  calculators: () => evaluateCalculators({ path: findPath(values.cases), writesTable: values.table }),
  limits: () => {
    const laws = pathOf(values.laws, 'limits --laws <laws.jsonl.gz> [--quotes <tsv>]')
    return evaluateLimits({ laws, quotes: findPath(values.quotes) })
  },
  rights: () =>
    evaluateRights(
      Number(values.steps),
      rightsTests.filter((name) => name.includes(values.only)),
    ),
  udf: () => {
    printUdf(pathOf(values.files, 'udf --files <folder>'))
    return true
  },
  hostile: () => readHostileFiles(values.only, values.table),
  auditor: async () => {
    const usage = 'auditor --files <folder> [--corpus <folder>] [--folder <data>] [--missed]'
    const files = pathOf(values.files, usage)
    const { evaluateAuditor } = await import('./auditor/main.ts')
    return evaluateAuditor({
      files,
      corpus: findPath(values.corpus),
      folder: findPath(values.folder),
      seed: Number(values.seed),
      shows: values.missed,
    })
  },
  planted: async () => (await import('./planted/main.ts')).lookForPlanted(),
  strings: async () => {
    const questions = pathOf(values.questions, 'strings --questions <file> [--corpus <folder>]')
    const { evaluateStrings } = await import('./strings/main.ts')
    return evaluateStrings({ questions, corpus: findPath(values.corpus), shows: values.missed })
  },
  pairs: async () => {
    const path = findPath(values.pairs) ?? resolve(import.meta.dirname, 'answers/pairs.jsonl')
    return (await import('./answers/pairs.ts')).evaluatePairs(path)
  },
  decisions: async () => {
    const corpus = pathOf(values.corpus, 'decisions --corpus <folder> [--set <file>] [--missed]')
    const { decisionsFile, evaluateDecisions } = await import('./decisions/main.ts')
    return evaluateDecisions(corpus, findPath(values.set || undefined) ?? decisionsFile, values.missed)
  },
  citations: async () => {
    const corpus = pathOf(values.corpus, 'citations --corpus <folder> [--set <file>] [--missed]')
    const { citationsFile, evaluateCitations } = await import('./citations/main.ts')
    return evaluateCitations(corpus, findPath(values.set || undefined) ?? citationsFile, values.missed)
  },
  short: async () => {
    const corpus = pathOf(values.corpus, 'short --corpus <folder> [--set <file>] [--missed]')
    const { evaluateShort, shortFile } = await import('./short/main.ts')
    return evaluateShort(corpus, findPath(values.set || undefined) ?? shortFile, values.missed)
  },
  laws: async () => {
    const corpus = pathOf(values.corpus, 'laws --corpus <folder> [--set <file>] [--missed]')
    const { evaluateLaws, lawQuestionsFile } = await import('./laws/main.ts')
    return evaluateLaws(corpus, findPath(values.set || undefined) ?? lawQuestionsFile, values.missed)
  },
  citing: async () => {
    const corpus = pathOf(values.corpus, 'citing --corpus <folder> [--count 300] [--seed 7]')
    const { evaluateCiting } = await import('./citing/main.ts')
    return evaluateCiting(corpus, Number(values.count ?? 300), Number(values.seed))
  },
  agreement: async () => {
    const corpus = pathOf(values.corpus, 'agreement --corpus <folder> [--missed]')
    return (await import('./agreement/main.ts')).evaluateAgreement(corpus, values.missed)
  },
  secrets: async () => {
    const { evaluateSecrets, secretsFile } = await import('./secrets/main.ts')
    return evaluateSecrets(findPath(values.texts) ?? secretsFile, values.missed)
  },
  answers: async () => {
    const usage = 'answers --questions <file> [--corpus <folder>] [--folder <data>] [--show <n>]'
    const questions = pathOf(values.questions, usage)
    const { evaluateAnswers } = await import('./answers/main.ts')
    return evaluateAnswers({
      questions,
      corpus: findPath(values.corpus),
      folder: findPath(values.folder),
      show: Number(values.show),
    })
  },
}
