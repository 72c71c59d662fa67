/** The filters of the search in texts, and the search in what is said in recordings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { documentErrors, documentRows } from '../../contract.ts'
import { DayFilter } from './DayFilter.tsx'
import { SearchOfSpoken } from './OfSpoken.tsx'
import { FirstResults, Opening } from './Opening.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

let limit = ''

function Filter() {
  const [day, setDay] = useState('2026-03-01')
  limit = day
  return <DayFilter label="Başlangıç tarihi" name="from" day={day} onChange={setDay} />
}

test('a day is typed as people say it, and one that cannot be read is said to be so and limits nothing', async (t) => {
  const screen = await show(t, <Filter />, {})
  await screen.holds('Başlangıç tarihi', '01.03.2026')
  await screen.type('Başlangıç tarihi', '14.2.2026')
  assert.equal(limit, '2026-02-14')
  await screen.type('Başlangıç tarihi', 'otuz şubat')
  assert.equal(limit, '')
  ;(document.activeElement as HTMLElement).blur()
  await screen.refuses('Başlangıç tarihi', 'Tarihi 14.12.2026 gibi yazın.')
  await screen.type('Başlangıç tarihi', '')
  await screen.accepts('Başlangıç tarihi')
})

test('the texts of recordings are searched in their case alone, and the search says when nothing was said', async (t) => {
  const asked: object[] = []
  const screen = await show(t, <SearchOfSpoken caseId="case-1" />, {
    answers: {
      'documents.search': ({ body }: { body: object }) => {
        asked.push(body)
        return { items: [], total: 0, pageIndex: 0, pageSize: 20 }
      },
    },
  })
  await screen.typeInPlace('Kayıtların metinlerinde ara', 'davalı')
  await until(() => assert.equal(asked.length, 1))
  assert.deepEqual(asked, [
    { query: 'davalı', caseId: 'case-1', kind: 'audio', sort: 'relevance', pageIndex: 0, pageSize: 20 },
  ])
  await screen.shows(/Kayıtların metinlerinde bulunamadı/)
})

test('the texts are opened before a word is typed', async (t) => {
  const asked: string[] = []
  await show(t, <Opening />, {
    answers: {
      'documents.search': ({ body }: { body: { query: string } }) => {
        asked.push(body.query)
        return { items: [], total: 0, pageIndex: 0, pageSize: 20 }
      },
    },
  })
  await until(() => assert.deepEqual(asked, ['']))
})

test('whoever has to wait for the first search is told why', async (t) => {
  const screen = await show(t, <FirstResults />, {})
  await screen.shows('Büronun belgeleri aramaya hazırlanıyor.')
})
