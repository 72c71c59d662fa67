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
const dayed = (title: string, deadline: string, movedFrom: string | null) => ({
  ...{ title, note: '', deadline, movedFrom },
})

test('a task that was moved says from which day and why, and one on a working day says nothing', async (t) => {
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
            dayed('Hazırlık', '2027-04-22', null),
            dayed('Başvuru', '2027-04-26', '2027-04-23'),
            dayed('Görüşme', '2027-04-26', '2027-04-25'),
          ],
        }),
      },
    },
  )
  await screen.shows(/23\.04\.2027 yerine sonraki iş günü \(Ulusal Egemenlik/)
  await screen.shows('25.04.2027 yerine sonraki iş günü (Hafta sonu)')
  const notes = [...document.querySelectorAll('small[data-weekend]')]
  assert.equal(notes.length, 2)
})
