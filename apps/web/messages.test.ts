/**
 * Dictionaries are code: a key that no screen reads, and a key that a screen reads but no dictionary has, fail here.
 */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const plural = /_(one|other)$/

/** Matches a number with the thing that it counts: "3 tasks", "3 more parties". A verb may follow a name instead. */
const counted =
  /(?<!\b(?:at most|at least|more than|over|last) )\{\{\w+\}\} (?:(?:more|new|other|similar) )?(?!(?:is|was|has|does|says|asks|stops|invites|loses|disappears|reads|ends|ms)\b)[a-z]+s\b/i

interface Messages {
  [key: string]: string | Messages
}

const textsOf = (messages: Messages, before = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : textsOf(value, `${before}${key}.`),
  )

const keysOf = (messages: Messages): string[] => textsOf(messages).map(([key]) => key)

/** English texts that would say "1 tasks". */
const withoutOne = (messages: Messages): string[] =>
  textsOf(messages)
    .filter(([key, text]) => !plural.test(key) && counted.test(text))
    .map(([key]) => key)

async function findDictionaries(): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['platform', 'domains', 'apps'])
    for (const entry of await readdir(join(root, folder), { recursive: true }))
      if (/(^|\/)(ui|web)\/(.+\/)?messages\.tr\.ts$/.test(entry) && !entry.includes('node_modules'))
        found.push(dirname(join(root, folder, entry)))
  return found
}

/** The sources that belong to a dictionary: all below its folder, except those of a dictionary further down. */
async function sourcesOf(folder: string, all: string[]): Promise<string> {
  const inner = all.filter((one) => one !== folder && one.startsWith(`${folder}/`))
  const files = (await readdir(folder, { recursive: true })).map((file) => join(folder, file))
  const own = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/messages\.(tr|en)\.ts$|\.test\.tsx?$/.test(file) &&
      !inner.some((one) => file.startsWith(`${one}/`)),
  )
  return (await Promise.all(own.map((file) => readFile(file, 'utf8')))).join('\n')
}

/** Keys that the sources contain as a whole, and patterns of keys that they compose: `sort.${order}`. */
function readKeys(sources: string): { whole: string[]; patterns: RegExp[] } {
  const whole = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  const templates = [...sources.matchAll(/\bt\(\s*`([^`]+)`/g)].map((match) => match[1] ?? '')
  const patterns = templates.map(
    (text) => new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\$\{[^}]+\}/g, '[^.]+')}$`),
  )
  return { whole, patterns }
}

const dictionaries = await findDictionaries()

for (const folder of dictionaries) {
  const { tr } = (await import(join(folder, 'messages.tr.ts'))) as { tr: Messages }
  const { en } = (await import(join(folder, 'messages.en.ts'))) as { en: Messages }
  const name = relative(root, folder)
  const keys = [...new Set(keysOf(tr).map((key) => key.replace(plural, '')))]

  test(`the texts of ${name} exist in both languages`, () => {
    assert.deepEqual(keysOf(en).sort(), keysOf(tr).sort())
    const blanks = [...keysOf(tr), ...keysOf(en)].filter((key) => key === '')
    assert.deepEqual(blanks, [])
  })

  test(`the English texts of ${name} that count something have a form for one`, () => {
    assert.deepEqual(withoutOne(en), [])
  })

  test(`the screens of ${name} use every text, and use no text that is missing`, async () => {
    const { whole, patterns } = readKeys(await sourcesOf(folder, dictionaries))
    const unused = keys.filter((key) => !whole.includes(key) && !patterns.some((one) => one.test(key)))
    const missing = whole.filter((key) => !keys.includes(key))
    assert.deepEqual({ unused, missing }, { unused: [], missing: [] })
  })
}

test('a text that counts without a form for one is detected; a bound and a verb are not taken for such a text', () => {
  const wrong = { tasks: '{{name}}, {{count}} tasks', more: '{{count}} more parties' }
  assert.deepEqual(withoutOne(wrong), ['tasks', 'more'])
  const right = {
    tasks_one: '{{count}} task',
    tasks_other: '{{count}} tasks',
    most: 'At most {{most}} entries',
    many: '{{count}}+ cases',
  }
  assert.deepEqual(withoutOne({ ...right, gone: '{{name}} was deleted.', at: 'Page {{at}} / {{count}}' }), [])
})

test('every part of the client with texts is checked', () => {
  assert.ok(dictionaries.length >= 3)
})
