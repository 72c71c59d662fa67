import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostSources, mostWords } from '../../data/limits.ts'
import type { Draft } from '../passage.ts'
import { takeApart } from '../question/take-apart.ts'
import { compose } from './compose.ts'
import { articlePassage, decisionPassage } from './testing/passages.ts'

const ask = (message: string) => takeApart(message, [], 'turkey')
const shortOf = (draft: Draft) =>
  draft.sentences.filter(({ part }) => part === 'short').map(({ text }) => text)
const partOf = (draft: Draft, part: string) => draft.sentences.filter((one) => one.part === part)

const objection = articlePassage(
  '62',
  'İtiraz dilekçe ile veya sözlü olarak yapılır. İtiraz süresi tebliğden başlayarak yedi gündür. Ancak kanuni temsilci için bu süre on gündür.',
  { heading: 'İtirazın süresi ve şekli' },
)

test('the short answer is the sentence that contains what was asked for', () => {
  const draft = compose(ask('İtiraz süresi kaç gündür?'), [objection])
  assert.deepEqual(shortOf(draft), ['İtiraz süresi tebliğden başlayarak yedi gündür.'])
  assert.equal(draft.refusal, null)
})

test('a sentence that narrows the answer follows as an exception', () => {
  const draft = compose(ask('İtiraz süresi kaç gündür?'), [objection])
  assert.deepEqual(
    partOf(draft, 'exceptions').map(({ text }) => text),
    ['Ancak kanuni temsilci için bu süre on gündür.'],
  )
})

test('every sentence is its quote, and the passage contains the quote', () => {
  const passages = [
    objection,
    articlePassage('63', '(1) İtiraz eden borçlu\nsebepleri değiştiremez.', { score: 0.6 }),
  ]
  const draft = compose(ask('İtiraz eden borçlu sebepleri değiştirebilir mi?'), passages)
  assert.ok(draft.sentences.length > 0)
  for (const { text, supports } of draft.sentences) {
    const [support] = supports
    const passage = passages.find(({ id }) => id === support?.passageId)
    assert.ok(passage?.text.includes(support?.quote ?? '?'))
    assert.equal(support?.quote.replace(/\s+/g, ' '), text)
  }
})

test('a list that answers is quoted with all its points', () => {
  const list = articlePassage(
    '506',
    'Saklı pay aşağıdaki oranlardan ibarettir:\n\n1. Altsoy için yasal payın yarısı,\n\n2. Ana ve babadan her biri için dörtte biri.',
  )
  const draft = compose(ask('Saklı pay oranları nelerdir?'), [list])
  assert.deepEqual(shortOf(draft), [
    'Saklı pay aşağıdaki oranlardan ibarettir: 1. Altsoy için yasal payın yarısı, 2. Ana ve babadan her biri için dörtte biri.',
  ])
})

test('a list whose last words name its points is quoted completely or not at all', () => {
  const point = (letter: string) =>
    `${letter}) Görevlinin işyerinde bulunduğu, iş için başka bir yere gönderildiği ve orada beklediği sırada başına gelen olaylar bakımından,`
  const list = articlePassage(
    '13',
    `Görev kazası;\n\n${['a', 'b', 'c', 'd', 'e'].map(point).join('\n\n')}\n\nmeydana gelen ve onu engelli hâle getiren olaydır.\n\nGörev kazası bir hafta içinde kuruma bildirilir.`,
  )
  const said = shortOf(compose(ask('Görev kazası nedir?'), [list]))
  assert.ok(said.length > 0)
  for (const sentence of said) assert.match(sentence, /olaydır\.$|bildirilir\.$/)
})

test('each named article is quoted, and a note of repeal is quoted only if the question names its article', () => {
  const repealed = articlePassage('348', '(Mülga: 22/7/1998-4369/82 md.)', { law: '2004' })
  const [one, other] = [
    articlePassage('62', 'İtiraz etmek isteyen borçlu itirazını bildirir.', { law: '2004' }),
    articlePassage('63', 'Bu kanunun zamana ilişkin süreleri değiştirilemez.', { law: '2004' }),
  ]
  const named = compose(ask('İİK 62 ile İİK 63 ne diyor'), [one, other])
  assert.deepEqual(new Set(named.sentences.map(({ supports }) => supports[0]?.passageId)).size, 2)
  assert.equal(compose(ask('itirazın süresi mülga'), [repealed]).refusal, 'nothing_found')
  assert.equal(compose(ask('İİK 348'), [repealed]).sentences[0]?.text, '(Mülga: 22/7/1998-4369/82 md.)')
})

test('a sentence about "before" does not answer a question about "after", nor a permission a question about a prohibition', () => {
  const security = articlePassage(
    '72',
    'İcra takibinden önce açılan menfi tespit davasında yüzde on teminat gösterilir.\n\nİcra takibinden sonra açılan menfi tespit davasında yüzde on beş teminat gösterilir.',
  )
  assert.match(
    shortOf(compose(ask('icra takibinden sonra menfi tespit davası teminat yüzde kaç'), [security]))[0] ?? '',
    /sonra/,
  )
  const appeal = articlePassage(
    '272',
    'Ceza mahkemesi hükümlerine karşı istinaf yoluna başvurulabilir.\n\nAdli para cezası hükümlerine karşı istinaf yoluna başvurulamaz.',
  )
  assert.match(
    shortOf(compose(ask('istinaf yoluna başvurulamayacak hükümler ceza'), [appeal]))[0] ?? '',
    /başvurulamaz/,
  )
})

test('an article that is named without a subject is quoted further, with its lists and exceptions', () => {
  const appeal = articlePassage(
    '272',
    'Hükümlere karşı istinaf yoluna başvurulabilir.\n\nAncak;\n\na) Onbeş bin liraya kadar para cezalarına,\n\nb) Kesin olduğu yazılı hükümlere,\n\nKarşı istinaf yoluna başvurulamaz.',
    { law: '5271' },
  )
  const { sentences } = compose(ask('CMK 272'), [appeal, objection])
  assert.deepEqual(
    sentences.map(({ part, text }) => [part, text.split(' ').at(-1)]),
    [
      ['short', 'başvurulabilir.'],
      ['exceptions', 'başvurulamaz.'],
    ],
  )
})

test('a definition is quoted before other sentences about the same term', () => {
  const passages = [
    articlePassage('367', 'Belirli süreli kira sözleşmesi, sürenin bitiminde kendiliğinden sona erer.'),
    articlePassage('299', 'Kira sözleşmesi, kiraya verenin kullanmayı bırakmayı üstlendiği sözleşmedir.', {
      score: 0.9,
    }),
  ]
  assert.deepEqual(shortOf(compose(ask('Kira sözleşmesi nedir?'), passages)), [
    'Kira sözleşmesi, kiraya verenin kullanmayı bırakmayı üstlendiği sözleşmedir.',
  ])
})

test('a sentence that depends on the one before it is quoted together with it', () => {
  const text =
    'Evlilik bir yıl sürmüşse eşler birlikte başvurabilir. Bu hâlde anlaşmalı boşanma kararı için hâkimin tarafları dinlemesi şarttır.'
  const draft = compose(ask('Anlaşmalı boşanma kararı için hâkimin tarafları dinlemesi şart mı?'), [
    articlePassage('166', text),
  ])
  assert.equal(shortOf(draft).length, 2)
  assert.match(shortOf(draft)[0] ?? '', /^Evlilik/)
})

test('statements of parties and the course of the proceedings are not quoted as law', () => {
  const decision = decisionPassage(
    '9',
    'Davacı vekili itiraz süresi kaçırıldığı için itirazın reddini talep etmiştir. İtiraz süresi hak düşürücü nitelikte olup mahkemelerce kendiliğinden gözetilmesi gerekir. İtiraz süresi geçtiğinden hükmün BOZULMASINA oybirliği ile karar verildi.',
  )
  const draft = compose(ask('İtiraz süresi hak düşürücü müdür?'), [objection, decision])
  const quoted = draft.sentences.filter(({ supports }) => supports[0]?.passageId === decision.id)
  assert.deepEqual(
    quoted.map(({ text }) => text),
    ['İtiraz süresi hak düşürücü nitelikte olup mahkemelerce kendiliğinden gözetilmesi gerekir.'],
  )
})

test('a dissenting opinion is quoted as an exception and never as a ground', () => {
  const dissent = decisionPassage(
    '8',
    'İtiraz süresi hak düşürücü nitelikte sayılamaz, uzatılması mümkündür.',
    {
      isDissent: true,
    },
  )
  const rule = articlePassage('62', 'İtiraz süresi hak düşürücü niteliktedir ve yedi gündür.')
  const draft = compose(ask('İtiraz süresi hak düşürücü müdür?'), [rule, dissent])
  assert.deepEqual(
    partOf(draft, 'exceptions').map(({ supports }) => supports[0]?.passageId),
    [dissent.id],
  )
  assert.deepEqual(partOf(draft, 'grounds'), [])
})

test('an answer has no more sources and words than can be read at once', () => {
  const passages = Array.from({ length: 12 }, (_, at) =>
    articlePassage(
      `${at}`,
      `Kira sözleşmesi ${at + 2}. hâlde tarafların yazılı bildirimi, sürenin dolması, kiralananın teslim edilmemesi veya başka bir haklı sebeple her zaman feshedilebilir ve bunun için ayrıca mahkemeye başvurmak gerekmez.`,
      { score: 1 - at / 100 },
    ),
  )
  const draft = compose(ask('Kira sözleşmesi hangi hâllerde feshedilebilir?'), passages)
  const sources = new Set(
    draft.sentences.flatMap(({ supports }) => supports.map(({ passageId }) => passageId)),
  )
  assert.ok(sources.size > 1 && sources.size <= mostSources)
  assert.ok(draft.sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0) <= mostWords)
})

test('a question about one decision is answered from that decision', () => {
  const question = ask('Yargıtay 3. HD 2001/7 E. 2002/8 K. sayılı kararda kira bedeli için ne denildi?')
  const decision = decisionPassage(
    '7',
    'Kira bedelinin tespiti davasında hükmün onanmasına karar verilmiştir.',
  )
  const draft = compose(question, [
    articlePassage('344', 'Kira bedeli hâkim tarafından belirlenir.'),
    decision,
  ])
  assert.equal(draft.sentences[0]?.supports[0]?.passageId, decision.id)
})

test('passages that share too few words with the question do not answer it', () => {
  const passages = [articlePassage('1', 'Dava dilekçesi mahkemeye verilir ve bir örneği tebliğ edilir.')]
  assert.equal(compose(ask('Uyuşturucu madde ticareti davası'), passages).refusal, 'nothing_found')
  assert.equal(compose(ask('İtiraz süresi kaç gündür?'), []).refusal, 'nothing_found')
})

test('a question without any legal word is answered only by a sentence with the same words', () => {
  const question = ask('Pilot çalışma dönemi başlayacak')
  const isDoubtful = { ...question, isDoubtful: true }
  assert.equal(
    compose(isDoubtful, [articlePassage('1', 'Dönem sonunda bilanço çıkarılır ve imzalanır.')]).refusal,
    'not_legal',
  )
  const same = articlePassage('2', 'Pilot çalışma dönemi bu tarihte başlar.')
  assert.equal(compose(isDoubtful, [same]).refusal, null)
})

test('a sentence in which a law speaks about itself is not quoted', () => {
  const passages = [
    articlePassage('1', 'Bu Yasa, Arazi Satışı Yasası olarak isimlendirilir.'),
    articlePassage('2', 'Arazi satışı yazılı sözleşme ile yapılır.', { score: 0.5 }),
  ]
  assert.deepEqual(shortOf(compose(ask('Arazi satışı yasası ne der?'), passages)), [
    'Arazi satışı yazılı sözleşme ile yapılır.',
  ])
})

test('a reservation of other provisions is no exception to an answer with which it shares no word', () => {
  const text = 'İtiraz süresi tebliğden başlayarak yedi gündür. Vergilere dair özel hükümler saklıdır.'
  const draft = compose(ask('İtiraz süresi kaç gündür?'), [articlePassage('62', text)])
  assert.deepEqual(partOf(draft, 'exceptions'), [])
})

test('where one article is a sure answer, an article that shares half of its words is left out', () => {
  const passages = [
    articlePassage('27', 'Adın değiştirilmesinden zarar gören kimse bir yıl içinde dava edebilir.', {
      heading: 'Adın değiştirilmesi',
    }),
    articlePassage('72', 'Zarar gören kimse iki yıl içinde tazminat isteyebilir.', { score: 0.3 }),
  ]
  const draft = compose(ask('Adın değiştirilmesinden zarar gören kimse dava edebilir mi?'), passages)
  assert.deepEqual(
    draft.sentences.map(({ supports }) => supports[0]?.passageId),
    ['p-27'],
  )
})

test('a sentence that two sources share is quoted once', () => {
  const text = 'İtiraz süresi tebliğden başlayarak yedi gündür.'
  const draft = compose(ask('İtiraz süresi kaç gündür?'), [
    articlePassage('1', text),
    articlePassage('2', text),
  ])
  assert.equal(draft.sentences.length, 1)
})

test('a dissenting opinion is not quoted, even if nothing else is found', () => {
  const dissent = decisionPassage('8', 'İtiraz süresi hak düşürücü nitelikte sayılamaz.', { isDissent: true })
  assert.equal(compose(ask('İtiraz süresi hak düşürücü müdür?'), [dissent]).refusal, 'nothing_found')
})

test('a decision is not quoted for the claims of the parties alone', () => {
  const decision = decisionPassage(
    '9',
    'Davacı vekili itiraz süresi için yedi gün verilmesi gerektiğini ileri sürmüştür.',
  )
  const draft = compose(ask('İtiraz süresi kaç gündür?'), [objection, decision])
  assert.ok(draft.sentences.every(({ supports }) => supports[0]?.passageId === objection.id))
})

test('an article whose heading is the subject of the question leads, even if it was found late', () => {
  const passages = [
    articlePassage('41', 'İştirak hâlinde yalnız gönüllü vazgeçen ortak bu hükümlerden yararlanır.'),
    articlePassage('36', 'Fail icra hareketlerinden gönüllü vazgeçerse teşebbüsten cezalandırılmaz.', {
      heading: 'Suça teşebbüs › Gönüllü vazgeçme',
      score: 0.8,
    }),
  ]
  assert.match(shortOf(compose(ask('Gönüllü vazgeçme'), passages))[0] ?? '', /^Fail/)
})

test('a definition is quoted before a sentence about how the thing is made', () => {
  const passages = [
    articlePassage('1', 'Yazılı olmayan satış vaadi sözleşmesi geçersizdir.'),
    articlePassage('2', 'Satış vaadi, tarafların ileride satış yapmayı üstlendiği bir sözleşmedir.', {
      score: 0.9,
    }),
  ]
  assert.match(shortOf(compose(ask('Satış vaadi nedir?'), passages))[0] ?? '', /^Satış vaadi, taraf/)
})

test('of two sentences with the same words, the one with a term of days answers how long', () => {
  const text =
    'İtiraz süresi kanunla kesin olarak belirlenir. İtiraz süresi tebliğden başlayarak yedi gündür.'
  assert.deepEqual(shortOf(compose(ask('İtiraz süresi ne zaman biter?'), [articlePassage('1', text)])), [
    'İtiraz süresi tebliğden başlayarak yedi gündür.',
  ])
})

test('words of a heading count for its article, which need not repeat them', () => {
  const passages = [
    articlePassage('1', 'Süre her hâlde tebliğden başlayarak yedi gündür.'),
    articlePassage('2', 'Süre her hâlde tebliğden başlayarak on gündür.', {
      heading: 'Haczin kaldırılması ve istihkak',
      score: 0.9,
    }),
  ]
  assert.match(shortOf(compose(ask('İstihkak için süre kaç gündür?'), passages))[0] ?? '', /on gündür/)
})

test('where one article is a sure answer, three further sources are enough', () => {
  const other = (at: number) =>
    articlePassage(`${at}`, `Ad değişikliğinde zarar gören kimse ${at + 1}. fıkraya göre de dava edebilir.`, {
      score: 0.2,
    })
  const passages = [
    articlePassage('27', 'Ad değişikliğinden zarar gören kimse bir yıl içinde dava edebilir.', {
      heading: 'Ad değişikliği',
    }),
    ...[1, 2, 3, 4, 5].map(other),
  ]
  const draft = compose(ask('Ad değişikliğinden zarar gören kimse dava edebilir mi?'), passages)
  assert.equal(partOf(draft, 'grounds').length, 3)
})

test('a dissent beyond the last available place for a source is not quoted', () => {
  const passages = Array.from({ length: mostSources }, (_, at) =>
    articlePassage(`${at}`, `Kira sözleşmesi ${at + 2}. hâlde feshedilebilir sayılır.`, {
      score: 1 - at / 100,
    }),
  )
  const dissent = decisionPassage('8', 'Kira sözleşmesi her hâlde feshedilebilir, bu mümkündür.', {
    isDissent: true,
  })
  const draft = compose(ask('Kira sözleşmesi hangi hâlde feshedilebilir?'), [...passages, dissent])
  const sources = new Set(draft.sentences.map(({ supports }) => supports[0]?.passageId))
  assert.equal(sources.size, mostSources)
  assert.ok(!sources.has(dissent.id))
})

test('of an article with divisions, the division that the question names answers', () => {
  const dismissal = articlePassage(
    '25',
    'I- Sağlık sebepleri:\n\na) Devamsızlığın ardı ardına üç iş günü sürmesi.\n\nII- Ahlak kurallarına uymayan hâller:\n\na) Ardı ardına iki iş günü devamsızlık edilmesi.',
    { law: '4857' },
  )
  const [text = ''] = shortOf(compose(ask('İş Kanunu 25/II devamsızlık kaç gün'), [dismissal]))
  assert.match(text, /^Ahlak .* iki iş günü/)
})
