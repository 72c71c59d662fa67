/** Recorded time and the timer of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so cases and clients of this one have names of their own. */
type Ids = {
  timedCaseId: string
  timedClientId: string
  entryId: string
  timerId: string
}

const version = 1
const entry = { date: '2026-03-02', minutes: 45, what: 'Duruşmaya hazırlık', rate: '2500.00' } as const
const ofEntry = (body?: object) => ({
  input: ({ entryId }: Ids) => ({ params: { entryId }, ...(body && { body }) }),
  answer: 'time.entry_not_found',
})
const ofTimer = {
  input: ({ timerId }: Ids) => ({ body: { timerId, what: 'Ele geçen' } }),
  answer: 'time.timer_not_running',
}
const withCase = (body: object) => ({
  input: ({ timedCaseId }: Ids) => ({ body: { ...body, caseId: timedCaseId } }),
  answer: 'case.not_found',
})

export const timeOtherOffice = defineOtherOffice({
  fill: async (call) => {
    const timerId = '5c4f1f9a-33d5-4d43-8f2c-0a6fd4f6d0e1'
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun Zamanı', caseNumber: 'Z-1' },
    })
    const { clientId } = await call('client.create', {
      body: { name: 'Başka Büronun Borçlusu', contacts: [] },
    })
    const { entryId } = await call('time.add', { body: { caseId, ...entry } })
    await call('time.startTimer', { body: { timerId, caseId, what: 'Dilekçe' } })
    return { timedCaseId: String(caseId), timedClientId: String(clientId), entryId: String(entryId), timerId }
  },
  reaches: {
    'time.startTimer': withCase({ timerId: '0b9b2f3e-7d54-4d0a-9f5e-3f6f5a3c1d11' }),
    'time.changeTimer': ofTimer,
    'time.stopTimer': withCase({ timerId: '0b9b2f3e-7d54-4d0a-9f5e-3f6f5a3c1d12', what: 'Ele geçen' }),
    'time.discardTimer': ofTimer,
    'time.ofCase': {
      input: ({ timedCaseId }) => ({ params: { caseId: timedCaseId } }),
      answer: 'case.not_found',
    },
    'time.add': withCase(entry),
    'time.update': ofEntry({ minutes: 50, version }),
    'time.delete': ofEntry({ version }),
    'time.restore': ofEntry({ version }),
    'time.bill': {
      input: ({ timedClientId, entryId }) => ({
        body: {
          clientId: timedClientId,
          services: [{ entries: [{ entryId, version }], description: 'Ele geçen' }],
        },
      }),
      answer: 'client.not_found',
    },
    'time.unbill': {
      input: ({ timedClientId }) => ({ body: { clientId: timedClientId, serviceIds: ['sample'] } }),
      answer: 'client.not_found',
    },
  },
})
