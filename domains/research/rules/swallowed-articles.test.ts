import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withSwallowedArticles } from './swallowed-articles.ts'

const article = (no: string, text: string) => ({ no, text, heading: [`Başlık ${no}`], appendix: false })

test('an article that another one contains is taken out with its heading', () => {
  const text =
    '(1) Cevap verilir.\n\nKarşı davanın şartları MADDE 132- (1)\n\nŞart vardır.\n\nSüre MADDE 133- (1) Süresi vardır.'
  const mended = withSwallowedArticles([article('131', text), article('134', 'Son.')])
  assert.deepEqual(
    mended.map(({ no, heading, text }) => [no, heading, text]),
    [
      ['131', ['Başlık 131'], '(1) Cevap verilir.'],
      ['132', ['Karşı davanın şartları'], '(1)\n\nŞart vardır.'],
      ['133', ['Süre'], '(1) Süresi vardır.'],
      ['134', ['Başlık 134'], 'Son.'],
    ],
  )
})

test('an article that the law has itself, or a distant one that is quoted, stays where it is', () => {
  const text = 'Değişen metin:\nMADDE 6- Metin.\nMADDE 45- Metin.'
  const articles = [article('5', text), article('6', 'Metin.')]
  assert.deepEqual(withSwallowedArticles(articles), articles)
})

test('the number of an article in the middle of a sentence begins no article', () => {
  const articles = [
    article('5', 'Bu hüküm, madde 6 - 8 arasında uygulanır.\nSayılan hâller: Madde 6- sayılır.'),
  ]
  assert.deepEqual(withSwallowedArticles(articles), articles)
})
