import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officialDecision, officialLaw } from './official-address.ts'

const law = {
  country: 'turkey',
  kind: 'kanun',
  lawNumber: '6098',
  acceptedOn: '2011-01-11',
  sourceUrl: null,
} as const
const decision = { country: 'turkey', court: 'Yargıtay', documentId: '1123588300', sourceUrl: null } as const

test('a law is found in the series of the official collection of its day', () => {
  const series = (lawNumber: string, acceptedOn: string) =>
    new URL(officialLaw({ ...law, lawNumber, acceptedOn }) ?? '').searchParams.get('MevzuatTertip')
  assert.deepEqual(
    [series('2004', '1932-06-09'), series('213', '1961-01-04'), series('6098', '2011-01-11')],
    ['3', '4', '5'],
  )
})

test('no address is made where it is not certain', () => {
  assert.equal(officialLaw({ ...law, acceptedOn: null }), null)
  assert.equal(officialLaw({ ...law, acceptedOn: '1917-10-08' }), null)
  assert.equal(officialLaw({ ...law, country: 'kktc' }), null)
  assert.equal(officialLaw({ ...law, kind: 'yönetmelik' }), null)
  assert.equal(officialDecision({ ...decision, documentId: 'K-12' }), null)
  assert.equal(officialDecision({ ...decision, court: 'Anayasa Mahkemesi' }), null)
})

test('the address that came with a text is kept, unless a browser would execute it', () => {
  const sourceUrl = 'https://www.danistay.gov.tr/karar/1'
  assert.equal(officialDecision({ ...decision, sourceUrl }), sourceUrl)
  assert.equal(
    officialDecision({ ...decision, sourceUrl: 'javascript:alert(1)' }),
    'https://mevzuat.adalet.gov.tr/ictihat/1123588300',
  )
})
