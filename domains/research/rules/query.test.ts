import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_WORDS, parseQuery, type Query, readingsOf } from './query.ts'

/** The query in a short notation. */
function show(query: Query | null): string {
  if (!query) return 'nothing'
  switch (query.type) {
    case 'word':
      return `${query.required ? '+' : ''}${query.terms[0]?.term}`
    case 'phrase':
      return `"${query.terms.join(' ')}"${query.slop ? `~${query.slop}` : ''}`
    case 'prefix':
      return `${query.prefix}*`
    case 'citation':
      return `<${query.token}>`
    case 'not':
      return `-${show(query.item)}`
    default:
      return `(${query.items.map(show).join(query.type === 'and' ? ' & ' : ' | ')})`
  }
}
const shown = (text: string) => show(parseQuery(text, { synonyms: false }).query)
const stepsOf = (query: Query | null, frequency: (term: string) => number = () => 1) =>
  readingsOf(query as Query, undefined, { frequency }).map((reading) => show(reading.query))
const steps = (text: string) => stepsOf(parseQuery(text, { synonyms: false }).query)

test('words are joined by AND and connectives are dropped', () => {
  assert.equal(shown('kıdem ve ihbar tazminatı'), '(kidem & ihbar & tazminat)')
  assert.equal(shown('ve'), 've')
})

test('operators are read in both languages', () => {
  assert.equal(shown('(boşanma VEYA ayrılık) nafaka'), '((bosan | ayrilik) & nafaka)')
  assert.equal(shown('boşanma OR ayrılık'), '(bosan | ayrilik)')
  assert.equal(shown('kaza DEĞİL trafik'), '(kaza & -trafik)')
  assert.equal(shown('kaza -trafik'), '(kaza & -trafik)')
  assert.equal(shown('+muvazaa tapu'), '(+muvazaa & tapu)')
})

test('phrases, nearness and prefixes are read', () => {
  assert.equal(shown('"haksız fiil"'), '"haksiz fiil"')
  assert.equal(shown('“haksız fiil”~5 -"trafik kazası"'), '("haksiz fiil"~5 & -"trafik kaza")')
  assert.equal(shown('tazmin*'), 'tazmin*')
  assert.equal(shown('tazm*nat'), 'tazm*')
  assert.equal(shown('haksız NEAR/5 fiil'), shown('"haksız fiil"~5'))
  assert.equal(shown('haksız YAKIN/5 fiil'), shown('"haksız fiil"~5'))
})

test('a reference is one clause', () => {
  assert.equal(shown('TBK 344 kira tespit'), '(<art:6098/344> & kira & tespit)')
  assert.equal(shown('2019/1234'), '<no:2019/1234>')
  assert.equal(shown('e-imza 2011/7-695 esas'), '(<no:2011/7-695> & e & imza)')
})

test('words within very many brackets are still searched', () => {
  assert.equal(shown(`${'('.repeat(9_000)}kira${')'.repeat(9_000)}`), 'kira')
  assert.equal(shown(`${'(a1 OR '.repeat(30)}kira${')'.repeat(30)}`).includes('kira'), true)
})

test('an excluded word is also excluded in its older spelling', () => {
  assert.equal(shown('kira DEĞİL tespit'), shown('kira DEĞİL tesbit'))
})

test('an old name finds the new one at a lower weight', () => {
  const { query } = parseQuery('gayrimenkul')
  assert.deepEqual(query, {
    type: 'word',
    terms: [
      { term: 'gayrimenkul', weight: 1 },
      { term: 'tasinmaz', weight: 0.5 },
    ],
  })
})

test('a query without anything to search for gives nothing', () => {
  for (const text of [
    '',
    '   ',
    '"',
    '((((',
    ')',
    '-',
    '+ -',
    'AND OR NOT',
    'DEĞİL kaza',
    '-kaza',
    '😀😀',
    '\u0000\u0001',
    '***',
    '???',
  ])
    assert.equal(shown(text), 'nothing', JSON.stringify(text))
})

test('malformed input still gives its words', () => {
  assert.equal(shown('"haksız fiil'), '(haksiz & fiil)')
  assert.equal(shown('(kaza trafik'), '(kaza & trafik)')
  assert.equal(shown(') kaza ( trafik )'), '(kaza & trafik)')
  assert.equal(shown("'; DROP TABLE decisions; --"), '(drop & tabl & decisions)')
  assert.equal(shown('.*(kaza+)+$'), 'kaza')
  assert.equal(parseQuery('kıdem   tazminatı!!!!').cleaned, 'kıdem tazminatı!')
})

test('a query of 20,000 characters is cut to its first words and says so', () => {
  const long = Array.from({ length: 4000 }, (_, i) => `w${i}`).join(' ')
  const parsed = parseQuery(long)
  assert.ok(parsed.truncated)
  assert.ok(parsed.words <= MOST_WORDS)
  for (const text of [
    '('.repeat(20_000),
    '"'.repeat(20_001),
    'a OR '.repeat(4_000),
    '(a '.repeat(6_000),
    'NOT '.repeat(5_000),
    'TBK 49 '.repeat(2_500),
  ])
    assert.ok(parseQuery(text).words <= MOST_WORDS)
})

test('a search is relaxed from all words to most to any, and keeps required parts', () => {
  const { query } = parseQuery('nadir sık "tam söz" orta -dışarı', { synonyms: false })
  const frequency = (term: string) => ({ nadir: 1, orta: 50 })[term] ?? 1000
  assert.deepEqual(stepsOf(query, frequency), [
    '(nadir & sik & "tam soz" & orta & -disar)',
    '("tam soz" & -disar & nadir & orta)',
    '("tam soz" & -disar & (nadir | sik | orta))',
  ])
})

test('a question searches for any of its significant words', () => {
  assert.equal(shown('İşe iade davasında ispat yükü?'), '(is | iade | dava | ispat | yuk)')
  assert.equal(shown('"Haksız fiil" (TBK) uğrar mı?'), '(haksiz | fiil | tbk | ugra)')
  assert.equal(
    shown('kiracı evi ne zaman boşaltmak zorundadır?'),
    '("kiraci ev ne zaman bosalt zor" | kiraci | ev | bosalt | zor)',
  )
  assert.equal(parseQuery('Kira (konut) nedir?').advanced, false)
  assert.equal(parseQuery('kira OR konut?').advanced, true)
})

test('a word that only ends like a question does not make one', () => {
  assert.equal(shown('sigorta primi'), '(sigorta & prim)')
  assert.equal(shown('kira zammı'), '(kira & zam)')
  assert.equal(shown('kira zam mı'), '(kira | zam)')
})

test('names of object properties such as "constructor" are ordinary words', () => {
  for (const word of ['constructor', 'toString', '__proto__'])
    assert.ok(parseQuery(word).query !== null, word)
})

test('a pasted sentence is searched as a whole before its words', () => {
  const { query, question } = parseQuery(
    'Davacının kira bedelinin tespiti istemi süresinde yapılmış sayılmalıdır',
  )
  const readings = (mode?: 'all' | 'either') =>
    readingsOf(query as Query, mode, { question }).map((one) => [one.query.type, one.matched])
  const sentence = ['phrase', 'all']
  assert.deepEqual(readings(), [sentence, ['or', 'question']])
  assert.deepEqual(readings('all'), [sentence, ['and', 'all']])
  assert.deepEqual(readings('either'), [['or', 'any']])
})

test('a question never claims that no text has all words, because not all are searched', () => {
  const { query, question } = parseQuery('Nafaka artırılır mı?')
  const readings = readingsOf(query as Query, undefined, { question })
  assert.deepEqual(
    readings.map(({ matched }) => matched),
    ['question'],
  )
})

test('a date is one unit, however it is written', () => {
  const day = '(<date:2022-05-31> | "31 05 2022" | "31 5 2022" | "31 mayis 2022")'
  for (const spelling of ['31.05.2022', '31/5/2022', '31-05-2022', '2022-05-31', '31 Mayıs 2022'])
    assert.equal(shown(spelling), day, spelling)
  assert.equal(shown('kira 31.05.2022 tarihli tespit').replace(day, 'D'), '(D & kira & tespit)')
  assert.equal(shown('31.05.2022 kira 31 Mayıs 2022').replace(day, 'D'), '(D & kira)')
  assert.equal(shown('31.02.2022'), '(31 & 02 & 2022)')
  assert.equal(parseQuery('2022-05-31').lookup, null)
  assert.equal(parseQuery('6098/49').lookup?.kind, 'article')
})

test('the words beside a citation are searched alone if nothing cites it', () => {
  assert.deepEqual(steps('TBK 344 kira'), ['(<art:6098/344> & kira)', 'kira'])
  assert.deepEqual(steps('TBK 344 kira tespit').slice(-2), ['(kira & tespit)', '(kira | tespit)'])
  assert.deepEqual(steps('TBK 344'), ['<art:6098/344>'])
})

test('a distance above the maximum counts as the maximum', () => {
  assert.equal(shown('"kira bedeli"~500'), shown('"kira bedeli"~50'))
  assert.equal(shown('"kira bedeli"~1000 tespit'), shown('"kira bedeli"~50 tespit'))
})

test('a term with another name is split into words if no text has either', () => {
  assert.deepEqual(stepsOf(parseQuery('alacağın devri').query), [
    '((alacak & devir) | "alacak temlik")',
    '(alacak | devir | "alacak temlik")',
  ])
})

test('a group with a negated or quoted part is never split', () => {
  for (const text of ['kira OR (konut -işyeri)', 'kira OR ("konut kirası" tahliye)'])
    assert.equal(steps(text).length, 1, text)
  assert.deepEqual(steps('kira OR (konut işyeri)'), ['(kira | (konut & isyer))', '(kira | konut | isyer)'])
})

test('a request for any or for all words gets no other reading, and keeps citations', () => {
  const readings = (text: string, mode: 'either' | 'all') =>
    readingsOf(parseQuery(text, { synonyms: false }).query as Query, mode).map(({ query, matched }) => [
      show(query),
      matched,
    ])
  assert.deepEqual(readings('kira tespit artış', 'either'), [['(kira | tespit | artis)', 'any']])
  assert.deepEqual(readings('TBK 344 kira tespit', 'either'), [['(<art:6098/344> & (kira | tespit))', 'any']])
  assert.deepEqual(readings('TBK 344 kira', 'either'), [['(<art:6098/344> & kira)', 'all']])
  assert.deepEqual(readings('kira tespit', 'all'), [['(kira & tespit)', 'all']])
  assert.deepEqual(readings('işe iade', 'all'), [
    ['"is iade"', 'all'],
    ['(is & iade)', 'apart'],
  ])
})

test('a citation counts however lawyers type it', () => {
  const tokens = (text: string) => JSON.stringify(parseQuery(text).query).match(/art:[^"]+/g) ?? []
  for (const text of [
    'TBK 49 vd.',
    'TBK m. 49 vd',
    'TBK m. 49 ve devamı',
    '6098 S.K. 49',
    '6098 SK 49',
    '6098 sk m.49',
  ])
    assert.deepEqual(parseQuery(text).query, { type: 'citation', token: 'art:6098/49' }, text)
  assert.deepEqual(parseQuery('1136 m.164/son').query, { type: 'citation', token: 'art:1136/164' })
  assert.deepEqual(tokens('TBK 49-52'), ['art:6098/49', 'art:6098/50', 'art:6098/51', 'art:6098/52'])
  assert.equal(parseQuery('TBK 49-52').query?.type, 'or')
  assert.deepEqual(parseQuery('TBK 49 ila 52').query, parseQuery('TBK 49-52').query)
  assert.equal(parseQuery('TBK 49 ve 52').query?.type, 'and')
  assert.deepEqual(parseQuery('"49 vd"').query, parseQuery('"49 vd" ').query)
  assert.equal(parseQuery('"49 vd"').query?.type, 'phrase')
})
