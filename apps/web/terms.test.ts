/**
 * One thing has one name: docs/terms.md lists the terms of the product and the variants that must not stand for them. Every
 * Turkish text is read, those of the dictionaries by their keys and all others (errors, letters, tables, calculators, pages
 * of the site, the extension) as literals of the sources.
 */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const list = 'docs/terms.md'

/** Where Turkish words stand that nobody reads as a text of the product. */
const notTexts = [
  // Words of decisions, names and questions, which are recognised and not shown.
  /^domains\/(research|assistant)\/(data|rules)\//,
  /^domains\/research\/server\//,
  /^domains\/(clients|drafts|government)\/rules\//,
  /^domains\/clients\/data\/names\//,
  // Tests, invented people, and the other office whose calls the sweep repeats.
  /\.test\.tsx?$|\/(testing|tests|samples|sweep)\/|\/(other-office|testing)\.ts$|^apps\/server\//,
  // English, and the words that stand in the dictionaries by their keys.
  /\.en\.ts$|\/messages\.tr\.ts$|^domains\/research\/web\/messages\//,
]

interface Term {
  use: string
  variants: { said: string; pattern: RegExp }[]
  /** Phrases in which a variant is right, and folders or files in which it means something else. */
  except: string[]
}

interface Text {
  where: string
  key: string | (() => string)
  text: string
}

interface Messages {
  [key: string]: string | Messages
}

const lower = (text: string): string => text.toLocaleLowerCase('tr')
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isPlace = (exception: string): boolean => exception.includes('/')

/** A variant stands at the beginning of a word and may have suffixes; between ^ and $ it is the whole text. */
function patternOf(variant: string): RegExp {
  const whole = /^\^(.*)\$$/.exec(variant)?.[1]
  if (whole !== undefined) return new RegExp(`^${escaped(lower(whole))}$`, 'u')
  return new RegExp(`(?<!\\p{L})${escaped(lower(variant))}`, 'u')
}

function readTerms(markdown: string): Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| **'))
  return rows.map((row) => {
    const [, use = '', , , variants = '', except = ''] = row.split('|').map((cell) => cell.trim())
    return {
      use: use.replaceAll('*', ''),
      variants: quoted(variants).map((said) => ({ said, pattern: patternOf(said) })),
      except: quoted(except),
    }
  })
}

/** What the list says against a text: the variant that was found and the term to use. */
function saidAgainst({ where, key, text }: Text, terms: readonly Term[]): string[] {
  const said = lower(text)
  return terms.flatMap(({ use, variants, except }) => {
    if (!variants.some(({ pattern }) => pattern.test(said))) return []
    if (except.some((one) => isPlace(one) && where.startsWith(one))) return []
    let rest = said
    for (const phrase of except) if (!isPlace(phrase)) rest = rest.replaceAll(lower(phrase), ' ')
    const found = variants.filter(({ pattern }) => pattern.test(rest))
    const place = `${where} ${typeof key === 'string' ? key : key()}`
    return found.map((variant) => `${place}: "${variant.said}" in "${text}"; the term is "${use}"`)
  })
}

const textsOf = (where: string, messages: Messages, before = ''): Text[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ where, key: `${before}${key}`, text: value }]
      : textsOf(where, value, `${before}${key}.`),
  )

const token =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** The literals of a source, by their lines; comments are left out. Of a page in HTML all is one text. */
function literalsOf(where: string, source: string): Text[] {
  if (where.endsWith('.html')) return [{ where, key: 'page', text: source }]
  return [...source.matchAll(token)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? match[3]
    if (text === undefined) return []
    return { where, key: () => `line ${source.slice(0, match.index).split('\n').length}`, text }
  })
}

async function readTexts(): Promise<Text[]> {
  const texts: Text[] = []
  for (const folder of ['platform', 'domains', 'apps', 'quality/films'])
    for (const entry of await readdir(join(root, folder), { recursive: true })) {
      const where = `${folder}/${entry}`
      if (/node_modules|\/dist/.test(where) || !/\.(tsx?|html)$/.test(where)) continue
      if (where.endsWith('/messages.tr.ts')) {
        const { tr } = (await import(join(root, where))) as { tr: Messages }
        texts.push(...textsOf(where, tr))
      } else if (!notTexts.some((one) => one.test(where)))
        texts.push(...literalsOf(where, await readFile(join(root, where), 'utf8')))
    }
  return texts
}

const terms = readTerms(await readFile(join(root, list), 'utf8'))
const texts = await readTexts()

test('every Turkish text uses the terms of the list', () => {
  assert.deepEqual(
    texts.flatMap((text) => saidAgainst(text, terms)),
    [],
  )
})

test('each exception of the list is needed by a text', () => {
  const unneeded = terms.flatMap(({ use, variants, except }) => {
    const bare = texts.filter((text) => saidAgainst(text, [{ use, variants, except: [] }]).length > 0)
    const isNeeded = (one: string) => {
      const term = { use, variants, except: except.filter((other) => other !== one) }
      return bare.some((text) => saidAgainst(text, [term]).length > 0)
    }
    return except.filter((one) => !isNeeded(one)).map((one) => `${use}: ${one}`)
  })
  assert.deepEqual(unneeded, [])
})

test('a forbidden variant is found with its place and the term to use, an exception is not', () => {
  const sample = readTerms(
    [
      '| Term | English | Meaning | Not | Except |',
      '| **Atanmadı** | Unassigned | Nobody has it | `^Kimse$` | |',
      '| **dava** | case | What the office keeps | `dosya` | `dosya seç`, `domains/files` |',
    ].join('\n'),
  )
  const against = (text: string, where = 'domains/a/messages.tr.ts') =>
    saidAgainst({ where, key: 'list.add', text }, sample)
  assert.deepEqual(against('İlk DOSYANIZI açın'), [
    'domains/a/messages.tr.ts list.add: "dosya" in "İlk DOSYANIZI açın"; the term is "dava"',
  ])
  assert.equal(against('Kimse').length, 1)
  assert.deepEqual(against('Kimse değiştiremez.'), [])
  assert.deepEqual([against('Dosya seçin'), against('Dosya boş', 'domains/files/errors.ts')], [[], []])
  const source = "const a = { tr: 'Dosyalar' } // dosya\n/* dosya */ const b = `Dosya 1`"
  assert.deepEqual(
    literalsOf('domains/a/errors.ts', source).map(({ key, text }) => [
      typeof key === 'string' ? key : key(),
      text,
    ]),
    [
      ['line 1', 'Dosyalar'],
      ['line 2', 'Dosya 1'],
    ],
  )
})

test('the list has terms with variants, and the texts of every part are read', () => {
  assert.ok(terms.length > 30 && terms.every(({ use, variants }) => use && variants.length > 0))
  const parts = [
    'apps/extension/',
    'domains/identity/letters/',
    'domains/calculators/data/',
    'domains/visitors/web/landing/',
  ]
  for (const part of parts)
    assert.ok(
      texts.some(({ where }) => where.startsWith(part)),
      part,
    )
})
