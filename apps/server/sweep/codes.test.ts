/**
 * Tests that every code that a row lists is raised by code that the row runs, so that nobody handles an error that
 * never occurs.
 */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { domains } from '../domains.ts'
import { allRows } from './rows.ts'

const root = join(import.meta.dirname, '../../..')
const inDomain = (domain: string, file: string) => join(root, 'domains', domain, 'server', file)

const packages = /^@mizan\/(\w+)\/(server|rules|data)(.*)$/

function fileOf(from: string, specifier: string): string | undefined {
  const [, domain, side, rest] = packages.exec(specifier) ?? []
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : domain && join(root, 'domains', domain, side ?? '', rest ? `${rest}.ts` : 'index.ts')
  return path && existsSync(path) ? path : undefined
}

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

const importsOf = (file: string): string[] =>
  [...sourceOf(file).matchAll(/^(?:import|export|\}) .*?from '([^']+)'|^import '([^']+)'/gm)].flatMap(
    ([, one, other]) => fileOf(file, one ?? other ?? '') ?? [],
  )

/** The files of the functions that a domain provides to others through its ports, and of its personal data. */
function handedOutBy(domain: string): string[] {
  const manifest = inDomain(domain, 'manifest.ts')
  const ports = /\n {2}ports: .*?(?=\n {2}\w+[:(]|\n\}\))/s.exec(sourceOf(manifest))?.[0] ?? ''
  return [...filesOfNames(manifest, ports), inDomain(domain, 'personal-data.ts')].filter(existsSync)
}

/** The files from which this one imports the names in a range of its text. */
function filesOfNames(file: string, excerpt: string): string[] {
  const mentioned = new Set(excerpt.match(/\w+/g))
  return [...sourceOf(file).matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)]
    .filter(([, names = '']) => names.split(/[\s,]+/).some((name) => mentioned.has(name)))
    .flatMap(([, , specifier = '']) => fileOf(file, specifier) ?? [])
}

/** The sources of a file and of everything that it imports, except its own contract, which lists the codes. */
function reachable(files: string[]): string {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || /\/(contract|errors|schemas)(\.ts|\/)/.test(file)) return
    seen.add(file)
    for (const next of importsOf(file)) visit(next)
  }
  for (const file of files) visit(file)
  return [...seen].map(sourceOf).join('\n')
}

/** The file of the function that answers a row, as the desk names it; the desk itself if it contains the answer. */
function handlerOf(desk: string, name: string): string {
  const text = sourceOf(desk)
  // The last mention is the answer: a table of prices may name the row earlier.
  const line =
    text
      .split(`'${name}':`)
      .at(-1)
      ?.split(/\n {2,6}'/)[0] ?? ''
  return filesOfNames(desk, line)[0] ?? desk
}

/** The desk of a domain and those of its topics. */
function desksOf(domain: string): string[] {
  const desks = globSync(join(root, 'domains', domain, 'server/**/desk.ts'))
  return desks.length > 0 ? desks : [inDomain(domain, 'manifest.ts')]
}

for (const manifest of domains.filter((one) => 'rows' in one)) {
  const domain = manifest.name

  const rows = new Map(
    desksOf(domain).flatMap((desk) =>
      allRows
        .filter(([name]) => sourceOf(desk).includes(`'${name}':`))
        .map(([name, row]) => [name, { row, desk }] as const),
    ),
  )
  const handedIn = domains.filter(({ name }) => name !== domain).flatMap(({ name }) => handedOutBy(name))
  test(`rows of ${domain} list exactly the codes that their code can raise`, () => {
    const silent = [...rows].flatMap(([name, { row, desk }]) => {
      const { errors, files = {} } = row
      const text = reachable([handlerOf(desk, name), ...handedIn])
      // Endings of names are compared before anything is received.
      const refused = new Set(Object.values(files).map(({ endings }) => endings?.otherwise))
      return errors
        .filter((code) => !refused.has(code) && !text.includes(`'${code}'`))
        .map((code) => `${name}: ${code}`)
    })
    assert.deepEqual(
      Object.keys(manifest.rows).filter((name) => !rows.has(name)),
      [],
    )
    assert.deepEqual(silent, [])
  })
}
