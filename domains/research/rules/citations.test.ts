import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractCitations } from './citations.ts'

const read = (text: string) =>
  extractCitations(text).map(({ start: _start, end: _end, country: _country, ...rest }) => rest)
const articles = (text: string) =>
  extractCitations(text).flatMap((c) =>
    c.kind === 'article' ? [`${c.lawNumber}/${c.articleNo}${c.paragraph ? ` ${c.paragraph}` : ''}`] : [],
  )
const decision = (text: string) => read(text).find((citation) => citation.kind === 'decision')

test('an article is recognised with every way of naming its law', () => {
  const cases: Record<string, string[]> = {
    "6098 sayılı Kanun'un 49/1. maddesi": ['6098/49 1'],
    "6098 sayılı TBK'nın 49. maddesinin 1. fıkrası": ['6098/49 1'],
    'TBK md. 49/1-a': ['6098/49 1-a'],
    "HMK'nın 353/1-b-1 maddesi": ['6100/353 1-b-1'],
    "Anayasa'nın 36. maddesi": ['2709/36'],
    'T.C.K.nun 59. maddesi': ['5237/59'],
    'Türk Borçlar Kanunu 49. madde': ['6098/49'],
    '5237 sayılı Türk Ceza Kanununun (TCK) 53. maddesinin (1) numaralı fıkrasının (b) bendi': ['5237/53 1-b'],
    "İİK'nın 72/A maddesi": ['2004/72/A'],
    '375 sayılı Kanun Hükmünde Kararnamenin geçici 27. maddesi': ['KHK 375/Geçici 27'],
  }
  for (const [text, expected] of Object.entries(cases)) assert.deepEqual(articles(text), expected, text)
})

test('a list of articles gives each of them', () => {
  assert.deepEqual(articles("5237 sayılı TCK'nın 86/2, 86/3-a, 52. maddeleri"), [
    '5237/86 2',
    '5237/86 3-a',
    '5237/52',
  ])
  assert.deepEqual(articles("5320 sayılı Kanunun 8/1 ve 1412 sayılı CMUK'nın 317. maddeleri"), [
    '5320/8 1',
    '1412/317',
  ])
  assert.deepEqual(articles("Türk Borçlar Kanunu'nun 49 ila 52. maddeleri"), [
    '6098/49',
    '6098/50',
    '6098/51',
    '6098/52',
  ])
  assert.deepEqual(articles("VUK'un mükerrer 20 nci maddesi, geçici 3. maddesi ve ek 5. maddesi"), [
    '213/Mükerrer 20',
    '213/Geçici 3',
    '213/Ek 5',
  ])
  assert.deepEqual(articles("TBK'nın 49 ve devamı (vd.) maddeleri"), ['6098/49'])
})

test('an article that another one keeps in force is recognised beside it', () => {
  const kept = ['2577/Geçici 8', '2577/54 1']
  const bracketed =
    "2577 sayılı Kanun'un (Geçici 8. maddesi uyarınca uygulanmasına devam\nedilen) 54. maddesinin 1. fıkrası"
  assert.deepEqual(articles(bracketed), kept)
  assert.deepEqual(
    extractCitations(bracketed).map(({ start, end }) => bracketed.slice(start, end)),
    ["2577 sayılı Kanun'un", 'Geçici 8. maddesi', '54. maddesinin 1. fıkrası'],
  )
  assert.deepEqual(
    articles("İYUK'un geçici 8. maddesi uyarınca uygulanmasına devam edilen 54. maddesinin 1. fıkrası"),
    kept,
  )
  assert.deepEqual(articles("HMK'nın 27. maddesi uyarınca uygulanmasına devam edilen 54 günlük süre"), [
    '6100/27',
  ])
})

test('an abbreviation has the meaning that the text defines', () => {
  assert.deepEqual(articles('mülga 818 sayılı BK 41 ve BK 44'), ['818/41', '818/44'])
})

test('"the same law" is the one named before', () => {
  assert.deepEqual(articles("TCK'nın 141. maddesi ve aynı Kanun'un 142. maddesi"), ['5237/141', '5237/142'])
  assert.deepEqual(articles("aynı Kanun'un 5. maddesi"), [])
})

test('an institution is not a law unless an article follows', () => {
  assert.deepEqual(read('SPK kararı ve KİK uygulaması'), [])
  assert.deepEqual(read('24/11/2015 gün ve 29542 sayılı Resmi Gazete'), [])
  assert.deepEqual(read('Anayasa Mahkemesi'), [])
})

test('a decision is recognised in the forms that courts use', () => {
  const expected = {
    kind: 'decision',
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    caseNumber: '2019/1234',
    decisionNumber: '2020/567',
    date: '2020-02-12',
  }
  const spellings = [
    'Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020',
    'Yargıtay 3. Hukuk Dairesi, 2019/1234 E., 2020/567 K., 12.02.2020 T.',
    'Yargıtay 3. Hukuk Dairesinin 12.02.2020 gün ve 2019/1234-2020/567 sayılı ilamı',
    "Yargıtay Üçüncü Hukuk Dairesi'nin 12/02/2020 tarihli ve E:2019/1234, K:2020/567 sayılı kararı",
  ]
  for (const spelling of spellings) assert.deepEqual(decision(spelling), expected, spelling)
})

test('boards, regional courts and the constitutional court are recognised', () => {
  assert.deepEqual(decision("Yargıtay HGK'nın 2011/7-695 Esas ve 2011/673 karar sayılı kararı"), {
    kind: 'decision',
    court: 'Yargıtay',
    chamber: 'Hukuk Genel Kurulu',
    caseNumber: '2011/7-695',
    decisionNumber: '2011/673',
  })
  assert.deepEqual(decision('İstanbul BAM 22. HD 2021/2817 E. 2023/1950 K.'), {
    kind: 'decision',
    court: 'İstanbul Bölge Adliye Mahkemesi',
    chamber: '22. Hukuk Dairesi',
    caseNumber: '2021/2817',
    decisionNumber: '2023/1950',
  })
  assert.deepEqual(decision('AYM, A. B., B. No: 2016/24912, 17/6/2020, § 45'), {
    kind: 'decision',
    court: 'Anayasa Mahkemesi',
    caseNumber: '2016/24912',
    date: '2020-06-17',
  })
  assert.equal(decision('30.04.2003 gün ve 2003/1115-4634 sayılı ilam')?.decisionNumber, '2003/4634')
})

test('references of Northern Cyprus are recognised', () => {
  assert.deepEqual(articles('Fasıl 154 madde 262'), ['Fasıl 154/262'])
  assert.deepEqual(articles("22/1992 sayılı İş Yasası'nın 5. maddesi"), ['22/1992/5'])
  assert.deepEqual(decision('D. 12/2019 Yargıtay/Hukuk 45/2018'), {
    kind: 'decision',
    court: 'KKTC Yüksek Mahkemesi',
    chamber: 'Yargıtay/Hukuk',
    caseNumber: '45/2018',
    decisionNumber: 'D.12/2019',
  })
  assert.equal(decision('D.6/88 Yargıtay/Asli Yetki 9/87')?.caseNumber, '9/1987')
})

test('offsets cover the reference in the text', () => {
  const text = "Bu halde TBK'nın 49. maddesi uygulanır."
  const [found] = extractCitations(text)
  assert.equal(text.slice(found?.start, found?.end), "TBK'nın 49. maddesi")
})

test('hostile texts of 200 KB are read in linear time', () => {
  const seeds = [
    '6098 sayılı ',
    '2019/1 E. ',
    'TBK 1, ',
    '1/1/',
    'a.b.',
    "Kanun'un ",
    'Fasıl 1 ',
    'D. 1/2 ',
    '49, 49 ve ',
    '(((',
  ]
  for (const seed of seeds)
    assert.ok(extractCitations(seed.repeat(Math.ceil(200_000 / seed.length))).length >= 0)
})

test('both numbers that one heading announces are read in its order', () => {
  const { caseNumber, decisionNumber } = { ...decision('Esas-Karar No: 2022/941 - 2023/703') } as {
    caseNumber?: string
    decisionNumber?: string
  }
  assert.deepEqual([caseNumber, decisionNumber], ['2022/941', '2023/703'])
})

test('a case that another chamber took over keeps both chambers out of its number', () => {
  assert.equal(decision('HGK 15.02.2022 gün 2019/(19)11-558 Esas 2022/139 Karar')?.caseNumber, '2019/11-558')
})

test('"the same law" is never the constitution, nor what amended the law in question', () => {
  assert.deepEqual(articles("Anayasa'nın 36. maddesi ve anılan Kanun'un 5. maddesi"), ['2709/36'])
  assert.deepEqual(
    articles("5237 sayılı TCK'nın 103. maddesi 6545 sayılı Kanunla değişti; aynı Kanun'un 104. maddesi"),
    ['5237/103', '5237/104'],
  )
  assert.deepEqual(articles('6831 sayılı Kanunun 4999 sayılı Kanun ile değişik 9/son maddesi'), [
    '6831/9 son',
  ])
})

test('paragraphs of the law named before are not its articles', () => {
  assert.deepEqual(articles("TCK'nın 53. maddesi, anılan Kanun maddesinin 3. fıkrası"), ['5237/53'])
})

test('the rules of a regulation are not articles of the law that it serves', () => {
  assert.deepEqual(articles('2918 sayılı Kanunun 52. maddesi, aynı Kanuna bağlı Yönetmeliğin 157. maddesi'), [
    '2918/52',
  ])
})

test('the number of a paragraph before a law is not part of its number', () => {
  assert.deepEqual(articles('Esastan reddine, 1.6100 sayılı Hukuk Muhakemeleri Kanunu 353. madde'), [
    '6100/353',
  ])
  assert.deepEqual(articles('verilmiştir. 21. 6100 sayılı Kanunun 353. maddesi'), ['6100/353'])
})

test('laws of Northern Cyprus are recognised by their numbers, names and constitutions', () => {
  const laws = (text: string, decisionDate?: string) =>
    extractCitations(text, 'kktc', { decisionDate }).map((one) =>
      one.kind === 'article'
        ? `${one.lawNumber}/${one.articleNo}`
        : one.kind === 'law'
          ? one.lawNumber
          : one.kind,
    )
  assert.deepEqual(laws('Davacının 55/1989 sayılı İmar Yasası ve 1990 Planlama Onayı'), ['55/1989'])
  assert.deepEqual(laws('görevlerini 55/1989 İmar Yasası gereğince'), ['55/1989'])
  assert.deepEqual(laws('39/10 sayılı Gelir Vergisi (Değişiklik No.2) Yasası'), ['39/2010'])
  assert.deepEqual(laws('Anayasanın 152. maddesi hakkında', '2013-02-13'), ['KKTC Anayasası/152'])
  assert.deepEqual(laws('Anayasanın 114. maddesi', '1980-01-01'), ['KTFD Anayasası/114'])
  assert.deepEqual(laws('Anayasanın 114. maddesi', '1970-01-01'), [])
  assert.deepEqual(laws("Gelir Vergisi Yasası'nın 1213 ve 15'inci maddeleri"), ['24/1982/15'])
})

test('initials with an article that a court applies are a law, and a person otherwise', () => {
  const on2009 = { decisionDate: '2009-01-01' }
  const cited = (text: string) =>
    extractCitations(text, 'turkey', on2009).map((one) => one.kind === 'article' && one.articleNo)
  assert.deepEqual(cited('B.K 202 gereğince'), ['202'])
  assert.deepEqual(cited('B.K. 202 uyarınca'), ['202'])
  assert.deepEqual(cited('davacı B.K. 202 adet satmıştır'), [])
})

test('every article of a list counts, however the clauses and sentences between them are written', () => {
  const list = (text: string) => articles(`5237 sayılı TCK'nın ${text}`).map((one) => one.replace(/ .*/, ''))
  assert.deepEqual(list('106/2a, 43/2-1 maddesi'), ['5237/106', '5237/43'])
  assert.deepEqual(list('109/2-3a,b,e, 43/1, 53 maddeleri'), ['5237/109', '5237/43', '5237/53'])
  assert.deepEqual(list('102/1-2.cümle, 43, 62. maddeleri'), ['5237/102', '5237/43', '5237/62'])
  assert.deepEqual(list('149/1-a-b-c-d-h, 35/2. maddesi'), ['5237/149', '5237/35'])
})
