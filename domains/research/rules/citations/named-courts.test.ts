import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courtsIn } from './named-courts.ts'
import { scan } from './scan.ts'

const courts = (text: string) =>
  courtsIn(scan(text)).map(({ name }) => [name.court, name.chamber].filter(Boolean).join(' '))

test('a high court or its chamber is recognised in a query, however it is written', () => {
  for (const [text, court] of [
    ['Yargıtay 3. Hukuk Dairesi nafaka', 'Yargıtay 3. Hukuk Dairesi'],
    ['fazla mesai 9. hd', 'Yargıtay 9. Hukuk Dairesi'],
    ['danıştay 10. daire idari para cezası', 'Danıştay 10. Daire'],
    ['YHGK muris muvazaası', 'Yargıtay Hukuk Genel Kurulu'],
    ['anayasa mahkemesi makul süre', 'Anayasa Mahkemesi'],
    ['danistay vergi ziyai', 'Danıştay'],
    ['İstanbul BAM 22. HD kira', 'İstanbul Bölge Adliye Mahkemesi 22. Hukuk Dairesi'],
  ] as const)
    assert.deepEqual(courts(text), [court], text)
})

test('a flat, the board of a company and a court of first instance are not high courts', () => {
  for (const text of ['5. daire ortak gider', 'genel kurul kararının iptali', 'iş mahkemesi görev'])
    assert.deepEqual(courts(text), [], text)
})
