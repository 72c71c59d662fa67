/** The days of a template are shown with the reason why one is no working day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Templates } from '../../schemas.ts'
import { SignedIn, show } from '../testing/index.tsx'
import { ApplyTemplate } from './ApplyTemplate.tsx'

const template: Templates['items'][number] = {
  ...{ templateId: 'template-1', name: 'İşe iade davası', startMeans: 'Fesih bildirimi', version: 1 },
  items: [{ title: 'Arabulucuya başvur', offsetDays: 0, note: '' }],
  isBuiltIn: true,
}
const dayed = (title: string, deadline: string) => ({ title, note: '', deadline })

test('public holidays and weekends are named with the next working day, and a working day without a word', async (t) => {
  const screen = await show(
    t,
    <SignedIn>
      <ApplyTemplate caseId="case-1" onManage={() => undefined} onClose={() => undefined} />
    </SignedIn>,
    {
      answers: {
        'cases.permissions': () => ({ items: [], may: [] }),
        'calendar.holidays': () => ({ items: [] }),
        'taskTemplates.list': () => ({ items: [template], may: [] }),
        'taskTemplates.preview': () => ({
          ...{ templateId: 'template-1', version: 1, startDate: '2027-04-20' },
          items: [
            dayed('Hazırlık', '2027-04-22'),
            dayed('Başvuru', '2027-04-23'),
            dayed('Görüşme', '2027-04-25'),
          ],
        }),
      },
    },
  )
  await screen.shows(/Ulusal Egemenlik.*; sonraki iş günü 26\.04\.2027/)
  await screen.shows('Hafta sonu; sonraki iş günü 26.04.2027')
  const notes = [...document.querySelectorAll('small[data-weekend]')]
  assert.equal(notes.length, 2)
})
