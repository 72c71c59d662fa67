import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCitation } from './citation-format.ts'
import { courtBadge, normaliseCourt } from './courts.ts'

const name = (court?: string, chamber?: string, country?: 'turkey' | 'kktc') => {
  const found = normaliseCourt(court, chamber, country)
  return [found?.court, found?.chamber].filter(Boolean).join(' | ')
}

test('a chamber has one spelling', () => {
  for (const spelling of [
    'Yargıtay 3. Hukuk Dairesi',
    'YARGITAY 3. HUKUK DAİRESİ',
    '3. HD',
    'Yargıtay 3.HD.',
    '3. H.D.',
    'Yargıtay Üçüncü Hukuk Dairesi',
    "Y. 3. HD'nin",
  ])
    assert.equal(name(spelling), 'Yargıtay | 3. Hukuk Dairesi', spelling)
  assert.equal(name('Yargıtay', 'Yirmi Üçüncü Hukuk Dairesi'), 'Yargıtay | 23. Hukuk Dairesi')
  assert.equal(name('Yargıtay', '12. Ceza Dairesi'), 'Yargıtay | 12. Ceza Dairesi')
})

test('boards have one spelling', () => {
  assert.equal(name('HGK'), 'Yargıtay | Hukuk Genel Kurulu')
  assert.equal(name('Yargıtay Ceza Genel Kurulu'), 'Yargıtay | Ceza Genel Kurulu')
  assert.equal(name('Danıştay', 'İdari Dava Daireleri Kurulu'), 'Danıştay | İdari Dava Daireleri Kurulu')
  assert.equal(name('VDDK'), 'Danıştay | Vergi Dava Daireleri Kurulu')
})

test('other courts keep their own spelling', () => {
  assert.equal(name('Danıştay İkinci Daire'), 'Danıştay | 2. Daire')
  assert.equal(
    name('İSTANBUL BÖLGE ADLİYE MAHKEMESİ', '22. HUKUK DAİRESİ'),
    'İstanbul Bölge Adliye Mahkemesi | 22. Hukuk Dairesi',
  )
  assert.equal(name('İzmir BAM 11. HD'), 'İzmir Bölge Adliye Mahkemesi | 11. Hukuk Dairesi')
  assert.equal(name('ANKARA 3. ASLİYE TİCARET MAHKEMESİ'), 'Ankara 3. Asliye Ticaret Mahkemesi')
  assert.equal(
    name('Anayasa Mahkemesi', 'Bireysel başvuru – Birinci Bölüm'),
    'Anayasa Mahkemesi | Birinci Bölüm',
  )
  assert.equal(
    name('KKTC Yüksek Mahkemesi', 'Yargıtay/Ceza', 'kktc'),
    'KKTC Yüksek Mahkemesi | Yargıtay/Ceza',
  )
  assert.equal(name('YİM', undefined, 'kktc'), 'KKTC Yüksek Mahkemesi | YİM')
  assert.equal(name(), '')
})

test('badges are short', () => {
  assert.equal(courtBadge('Yargıtay', '3. Hukuk Dairesi'), 'Y. 3. HD')
  assert.equal(courtBadge('Danıştay', '2. Daire'), 'D. 2. D.')
  assert.equal(courtBadge('İstanbul Bölge Adliye Mahkemesi', '22. Hukuk Dairesi'), 'İstanbul BAM 22. HD')
  assert.equal(courtBadge('Ankara 3. Asliye Ticaret Mahkemesi'), 'Ankara 3. ATM')
  assert.equal(courtBadge('Gazimağusa Kaza Mahkemesi', '', 'kktc'), 'Gazimağusa Kaza M')
})

test('a citation is written as lawyers write it and omits unknown parts', () => {
  const decision = {
    country: 'turkey' as const,
    court: 'Yargıtay',
    chamber: '3. Hukuk Dairesi',
    caseNumber: '2019/1234',
    decisionNumber: '2020/567',
    decisionDate: '2020-02-12',
  }
  assert.equal(formatCitation(decision), 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020')
  assert.equal(
    formatCitation({ ...decision, decisionDate: null }),
    'Yargıtay 3. HD, E. 2019/1234, K. 2020/567',
  )
  assert.equal(
    formatCitation({
      country: 'turkey',
      court: 'Anayasa Mahkemesi',
      caseNumber: '2016/24912',
      decisionDate: '2020-06-17',
    }),
    'AYM, B. No: 2016/24912, 17.06.2020',
  )
  assert.equal(
    formatCitation({
      country: 'kktc',
      court: 'KKTC Yüksek Mahkemesi',
      chamber: 'Yargıtay/Hukuk',
      caseNumber: '45/2018',
      decisionNumber: 'D.12/2019',
    }),
    'D. 12/2019 Yargıtay/Hukuk 45/2018',
  )
})
