/** Keeps the papers in docs/decisions short, and finds references to papers that do not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourcesBelow } from './sources.ts'

const mostLines = 30
const mostLetters = 120
/** The limit for all papers together: a new reader has to get through them in an hour. */
const mostWords = 15_000

const word = /\S*[\p{L}\d]\S*/gu
const reference = /\bdecisions? (?<number>\d{3})\b|\bdocs\/decisions\/(?<file>\d{3}-[\w-]+\.md)/gi
/** Papers name each other by the number alone: (063) or (044, 063). */
const shortReference = /(?<=\((?:\d{3}, )*)(?<number>[01]\d{2})(?=[,;)])/g

export function wrongPapers(root: string): string[] {
  const folder = join(root, 'docs/decisions')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const papers = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  const words = papers.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0)
  return [
    ...papers.flatMap(({ name, text }) => wrongForm(name, text)),
    ...(words > mostWords ? [`docs/decisions has ${words} words; ${mostWords} at most`] : []),
    ...textsBelow(root).flatMap((path) => missing(root, path, names)),
  ]
}

function wrongForm(name: string, text: string): string[] {
  const lines = text.trimEnd().split('\n')
  const long = lines.findIndex((line) => line.length > mostLetters)
  return [
    lines.length > mostLines && `has ${lines.length} lines; ${mostLines} at most`,
    long >= 0 && `has more than ${mostLetters} characters in line ${long + 1}`,
    !lines[0]?.startsWith(`# ${name.slice(0, 3)} · `) && 'does not begin with its number and title',
  ].flatMap((complaint) => (complaint ? [`docs/decisions/${name} ${complaint}`] : []))
}

function missing(root: string, path: string, names: readonly string[]): string[] {
  const text = readFileSync(path, 'utf8')
  const isPaper = path.startsWith(join(root, 'docs/decisions'))
  const where = relative(root, path).replaceAll(sep, '/')
  return [...text.matchAll(reference), ...(isPaper ? text.matchAll(shortReference) : [])]
    .map(({ groups }) => groups?.file ?? `${groups?.number}-`)
    .filter((named) => !names.some((name) => name.startsWith(named)))
    .map((named) => `${where} refers to the paper ${named.replace(/-$/, '')}, which does not exist`)
}

function textsBelow(root: string): string[] {
  const docs = join(root, 'docs')
  const pages = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : []
  return [
    ...['README.md'].map((name) => join(root, name)).filter(existsSync),
    ...pages.filter((name) => name.endsWith('.md')).map((name) => join(docs, name)),
    ...sourcesBelow(root),
  ]
}
