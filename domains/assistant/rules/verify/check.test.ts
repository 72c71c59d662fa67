import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckedSentence, Passage, Source } from '../passage.ts'
import { checkDraft } from './check.ts'
import type { KnownLaws } from './check-cited.ts'

const rent =
  'Kiracı, kira bedelini her ayın sonunda öder. Kiracı temerrüde düşerse kiraya veren sözleşmeyi feshedebilir.'
const ruling =
  'Davalı kiracının ihtara rağmen bedeli ödemediği anlaşılmıştır. Mahkemece TBK 315 uyarınca tahliyeye karar verilmesi doğrudur.'

const article: Source = {
  id: 's1',
  kind: 'article',
  country: 'turkey',
  title: 'TBK 314',
  law: { id: 'l1', number: '6098', title: 'Türk Borçlar Kanunu', abbreviation: 'TBK' },
  article: { id: 'a1', no: '314', heading: 'Kira bedelini ödeme borcu' },
  decision: null,
  document: null,
}
const decision: Source = {
  ...article,
  id: 's2',
  kind: 'decision',
  title: 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567',
  law: null,
  article: null,
  decision: {
    id: 'd1',
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    caseNumber: '2019/1234',
    decisionNumber: '2020/567',
    decisionDate: '2020-02-12',
  },
}
const passages: Passage[] = [
  { id: 'p1', source: article, placeId: 'a1', text: `Kira bedelini ödeme borcu\n\n${rent}`, score: 2 },
  { id: 'p2', source: decision, placeId: '4', text: ruling, score: 1 },
]
const known: KnownLaws = {
  hasLaw: (_, law) => law === '6098' || law === '4721',
  hasArticle: (_, law, no) => law === '6098' && Number(no) < 600,
}

function check(text: string, ...supports: [passageId: string, quote: string][]): CheckedSentence {
  const sentence = {
    text,
    part: 'grounds' as const,
    supports: supports.map(([passageId, quote]) => ({ passageId, quote })),
  }
  return checkDraft({ refusal: null, sentences: [sentence] }, passages, known)[0] as CheckedSentence
}

const bedel = 'Kiracı, kira bedelini her ayın sonunda öder.'
const failedOf = (text: string, ...supports: [string, string][]) => {
  const { verdict, failed } = check(text, ...supports)
  return [verdict, ...failed]
}

test('a whole sentence of a passage is proven, with its span in the original text', () => {
  const { verdict, supports } = check(bedel, ['p1', bedel])
  assert.equal(verdict, 'proven')
  assert.equal(passages[0]?.text.slice(supports[0]?.start, supports[0]?.end), bedel.slice(0, -1))
})

test('a sentence without a support, or with one that was not retrieved, is false', () => {
  assert.deepEqual(failedOf(bedel), ['false', 'no_support'])
  assert.deepEqual(failedOf(bedel, ['p9', bedel]), ['false', 'passage_unknown'])
})

test('one invented quote refutes a sentence although another quote is genuine', () => {
  assert.deepEqual(failedOf(bedel, ['p1', bedel], ['p2', 'Kiracı bedeli her yılın sonunda öder.']), [
    'false',
    'quote_missing',
  ])
})

test('a quote of some words, or of a title, proves nothing', () => {
  assert.deepEqual(failedOf(bedel, ['p1', 'kira bedelini']), ['false', 'quote_short'])
  assert.deepEqual(failedOf('Kira bedelini ödeme borcu vardır.', ['p1', 'Kira bedelini ödeme borcu']), [
    'false',
    'quote_title',
  ])
})

test('the end of a sentence that the quote leaves out still counts', () => {
  const half = 'kiraya veren sözleşmeyi feshedebilir'
  assert.deepEqual(failedOf('Kiraya veren sözleşmeyi feshedebilir.', ['p1', half]), ['false', 'condition'])
})

test('a cited article must exist and be the quoted one, or one that the quote cites', () => {
  const says = 'kiracı kira bedelini her ayın sonunda öder.'
  assert.equal(check(`TBK 314 uyarınca ${says}`, ['p1', bedel]).verdict, 'proven')
  assert.equal(check(`314. maddeye göre ${says}`, ['p1', bedel]).verdict, 'proven')
  assert.deepEqual(failedOf(`TBK 316 uyarınca ${says}`, ['p1', bedel]), ['false', 'article'])
  assert.deepEqual(failedOf(`TBK 640 uyarınca ${says}`, ['p1', bedel]), ['false', 'article_unknown'])
  assert.deepEqual(failedOf(`316. maddeye göre ${says}`, ['p1', bedel]), ['false', 'article'])
  assert.deepEqual(failedOf(`4721 sayılı Türk Medeni Kanununa göre ${says}`, ['p1', bedel]), ['false', 'law'])
  const cites = 'Mahkemece TBK 315 uyarınca tahliyeye karar verilmesi doğrudur.'
  assert.equal(check('TBK 315 uyarınca tahliyeye karar verilmesi doğrudur.', ['p2', cites]).verdict, 'proven')
})

test('the number, chamber and date of a decision are those of its source', () => {
  const quote = 'Davalı kiracının ihtara rağmen bedeli ödemediği anlaşılmıştır.'
  const says = 'davalı kiracının ihtara rağmen bedeli ödemediği anlaşılmıştır.'
  assert.equal(
    check(
      `Yargıtay 3. Hukuk Dairesinin 12.02.2020 tarihli, E. 2019/1234, K. 2020/567 sayılı kararında ${says}`,
      ['p2', quote],
    ).verdict,
    'proven',
  )
  assert.equal(check(`Yargıtay 6. Hukuk Dairesinin kararında ${says}`, ['p2', quote]).failed[0], 'chamber')
  assert.equal(
    check(`Yargıtay 3. HD, E. 2019/1235, K. 2020/567: ${says}`, ['p2', quote]).failed[0],
    'decision',
  )
  assert.equal(check(`2020/568 sayılı kararda ${says}`, ['p2', quote]).failed[0], 'decision')
  assert.equal(check(`Yargıtay 3. HD, 13.02.2020 tarihli kararında ${says}`, ['p2', quote]).verdict, 'false')
})

test('a sentence that is said twice is removed the second time', () => {
  const sentence = { text: bedel, part: 'short' as const, supports: [{ passageId: 'p1', quote: bedel }] }
  const checked = checkDraft({ refusal: null, sentences: [sentence, sentence] }, passages, known)
  assert.deepEqual(
    checked.map(({ verdict }) => verdict),
    ['proven', 'false'],
  )
})

test('a sentence in another language is never proven', () => {
  assert.notEqual(
    check('The tenant shall pay the rent at the end of the month.', ['p1', bedel]).verdict,
    'proven',
  )
})

test('a word-for-word quote about a law that is not held is proven if a law says it, and not if a document does', () => {
  const text = '1926 tarihli ve 818 sayılı Borçlar Kanunu yürürlükten kaldırılmıştır.'
  const sentence = { text, part: 'short' as const, supports: [{ passageId: 'p3', quote: text }] }
  const verdictFor = (kind: Source['kind']) => {
    const own = { id: 'p3', source: { ...article, kind }, placeId: 'a3', text, score: 1 }
    return checkDraft({ refusal: null, sentences: [sentence] }, [own], known)[0]?.verdict
  }
  assert.equal(verdictFor('article'), 'proven')
  assert.equal(verdictFor('document'), 'false')
})

test('a sentence with a link, a tag or a picture that is missing in its quote is false', () => {
  const quote = 'Kiracı, kira bedelini her ayın sonunda öder.'
  for (const more of ['[öder](javascript:alert(1))', 'öder <b>', 'öder ![](x)', 'öder https://ornek.test']) {
    const { verdict, failed } = check(`Kiracı kira bedelini her ayın sonunda ${more}.`, ['p1', quote])
    assert.deepEqual([verdict, failed], ['false', ['markup']], more)
  }
})

test('a blank or a full stop that is missing at a comma or at the end does not make a sentence differ from its quote', () => {
  const list =
    'Feshin sebepleri:\n\na) İşçinin derli toplu olmayan yaşayışından doğan hastalığı sebebiyle , devamsızlığın üç günden fazla sürmesi.\n\nb) Hastalığın tedavi edilemeyecek nitelikte olması'
  const passage: Passage = {
    id: 'p9',
    source: article,
    placeId: 'a1',
    text: `I- ${list}.\n\n(a) bendi saklıdır.`,
    score: 1,
  }
  const sentence = {
    text: `${list.replace(/\s+/g, ' ').replace(' ,', ',')}.`,
    part: 'short' as const,
    supports: [{ passageId: 'p9', quote: list }],
  }
  const [checked] = checkDraft({ refusal: null, sentences: [sentence] }, [passage], known)
  assert.equal(checked?.verdict, 'proven')
})
