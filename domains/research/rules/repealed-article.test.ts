import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repealOf } from './repealed-article.ts'

test('a note in the place of the text says since when and by which law an article is repealed', () => {
  assert.deepEqual(repealOf('(Mülga:16/7/2026-7589/19 md.)'), {
    how: 'repealed',
    since: '2026-07-16',
    by: '7589',
  })
  assert.deepEqual(repealOf('( Mülga: 2/7/2018-KHK-703/16 md.)')?.by, 'KHK-703')
  assert.deepEqual(repealOf('(Mülga: 31/5/2006 – 5510/106 md.) 1')?.since, '2006-05-31')
  assert.equal(repealOf('(Değişik: 1/2/2000-4444/1 md.) (Mülga: 3/4/2010-5555/2 md.)')?.since, '2010-04-03')
})

test('an article that the Constitutional Court annulled says so', () => {
  assert.deepEqual(
    repealOf(
      '(İptal: Anayasa Mahkemesinin 10/4/2003 tarihli ve E.: 2002/112, K.: 2003/33 sayılı Kararı ile.)',
    ),
    { how: 'annulled', since: '2003-04-10', by: null },
  )
})

test('an article with a repealed paragraph, or an amended one, is in force', () => {
  assert.equal(repealOf('(Mülga birinci fıkra: 1/2/2000-4444/1 md.) Alacaklı dava açabilir.'), null)
  assert.equal(repealOf('(Değişik: 1/2/2000-4444/1 md.)'), null)
  assert.equal(repealOf('(Mülga: 1/2/2000-4444/1 md.) (Yeniden düzenleme: 3/4/2010-5555/2 md.)'), null)
  assert.equal(repealOf(''), null)
})
