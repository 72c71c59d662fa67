/** What was sent and got no answer is sent again as the same thing, from each form that adds one. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Unreachable, until } from '@mizan/platform/ui/testing'
import type { ReactNode } from 'react'
import type { Hearing, Limit, Template } from '../schemas.ts'
import { HearingDialog } from './dates/HearingDialog.tsx'
import { NewLimitDialog } from './dates/NewLimitDialog.tsx'
import { NewCaseDialog } from './list/NewCaseDialog.tsx'
import { ApplyTemplate } from './tasks/ApplyTemplate.tsx'
import { NewTask } from './tasks/NewTask.tsx'
import { person, SignedIn, sampleCase, sampleTask, show } from './testing/index.tsx'

const { caseId } = sampleCase
const added = { caseId, createdBy: person, createdAt: '2026-12-01T09:00:00.000Z', version: 1 }
const dated = { ...added, date: '2027-12-14', note: '' }
const hearing: Hearing = {
  ...dated,
  hearingId: 'hearing-1',
  time: '10:30',
  court: null,
  room: null,
  kind: 'hearing',
  attorney: null,
}
const limit: Limit = {
  ...{
    ...dated,
    limitId: 'limit-1',
    title: 'Cevap süresi',
    preDeadline: null,
    basis: null,
    isCritical: false,
  },
  ...{ calculation: null, state: 'open', requested: null, done: null, may: ['edit'] },
}

const known = { templateId: 'divorce', version: 1 }
const template: Template = {
  ...{ ...known, name: 'Boşanma davası', startMeans: 'Davanın açıldığı gün', isBuiltIn: true },
  items: [{ title: 'Dilekçe', note: '', offsetDays: 0 }],
}
const preview = { ...known, items: [{ title: 'Dilekçe', note: '', deadline: '2027-12-14', movedFrom: null }] }

/** The first call gets no answer. `keys`: those that were sent. */
async function opened(t: TestContext, form: ReactNode) {
  const keys: (string | undefined)[] = []
  const answered =
    <Answer,>(answer: Answer) =>
    ({ body }: { body: { key?: string | undefined } }): Answer => {
      if (keys.push(body.key) === 1) throw new Unreachable()
      return answer
    }
  const screen = await show(t, <SignedIn>{form}</SignedIn>, {
    answers: {
      'cases.nextNumber': () => ({ caseNumber: '2026/129' }),
      'calendar.list': () => ({ items: [], isComplete: true, days: null }),
      'cases.people': () => ({ items: [] }),
      'taskTemplates.list': () => ({ items: [template], may: [] }),
      'taskTemplates.preview': () => ({ ...preview, startDate: '2027-12-14' }),
      'cases.permissions': () => ({ items: [], may: [] }),
      'calendar.holidays': () => ({ items: [] }),
      'tasks.applyTemplate': answered({ items: [sampleTask] }),
      'cases.create': answered(sampleCase),
      'hearings.add': answered(hearing),
      'limits.add': answered(limit),
      'tasks.add': answered(sampleTask),
    },
  })
  return Object.assign(screen, { keys })
}

type Opened = Awaited<ReturnType<typeof opened>>

async function sendTwice({ press, keys }: Opened, button: string): Promise<void> {
  await press(button)
  await until(() => assert.equal(keys.length, 1))
  await press(button)
  await until(() => assert.equal(keys.length, 2))
  assert.ok(keys[0])
  assert.equal(keys[1], keys[0])
}

const onClose = () => {}

test('a case', async (t) => {
  const screen = await opened(t, <NewCaseDialog onClose={onClose} />)
  await screen.holds('Büro dosya no', '2026/129')
  await screen.type('Dava adı', 'Yılmaz / ABC A.Ş.')
  await sendTwice(screen, 'Davayı kaydet')
})

test('a hearing', async (t) => {
  const screen = await opened(t, <HearingDialog caseId={caseId} hearing={undefined} onClose={onClose} />)
  await screen.type('Gün', '14.12.2027')
  await screen.type('Saat', '10:30')
  await sendTwice(screen, 'Duruşmayı kaydet')
})

test('a time limit', async (t) => {
  const screen = await opened(t, <NewLimitDialog caseId={caseId} onClose={onClose} />)
  await screen.tick('Günü kendim yazacağım')
  await screen.type('Süre', 'Cevap süresi')
  await screen.type('Son gün', '14.12.2027')
  await sendTwice(screen, 'Süreyi kaydet')
})

test('the tasks of a template', async (t) => {
  const screen = await opened(
    t,
    <ApplyTemplate caseId={caseId} onManage={() => undefined} onClose={onClose} />,
  )
  await screen.type('Başlangıç', '14.12.2027')
  await sendTwice(screen, '1 görevi ekle')
})

test('a task, which is another one once it was added', async (t) => {
  const screen = await opened(t, <NewTask caseId={caseId} />)
  const holds = (text: string) => until(() => assert.equal(screen.inPlace('Yeni görev'), text))
  const enter = async (count: number) => {
    screen.enter()
    await until(() => assert.equal(screen.keys.length, count))
  }
  await screen.typeInPlace('Yeni görev', 'Tanık listesini sun')
  await enter(1)
  await holds('Tanık listesini sun')
  await enter(2)
  await holds('')
  await screen.typeInPlace('Yeni görev', 'Tanık listesini sun')
  await enter(3)
  const [lost, again, other] = screen.keys
  assert.ok(lost)
  assert.equal(again, lost)
  assert.notEqual(other, lost)
})
