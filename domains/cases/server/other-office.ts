/** Cases, tasks and task templates of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

interface Ids extends Record<string, string> {
  caseId: string
  caseTaskId: string
  templateId: string
  viewId: string
  casePartyId: string
  otherClientId: string
  hearingId: string
  limitId: string
}

const answer = 'case.not_found'
const version = 1
const one = (body?: object) => ({
  input: ({ caseId }: Ids) => ({ params: { caseId }, ...(body && { body }) }),
  answer,
})

/** The task is named together with its case, which answers first. */
const task = (body?: object) => ({
  input: ({ caseId, caseTaskId }: Ids) => ({ params: { caseId, caseTaskId }, ...(body && { body }) }),
  answer,
})

const hearing = (body: object) => ({
  input: ({ caseId, hearingId }: Ids) => ({ params: { caseId, hearingId }, body }),
  answer,
})

const limit = (body: object) => ({
  input: ({ caseId, limitId }: Ids) => ({ params: { caseId, limitId }, body }),
  answer,
})

const template = (more: object = {}) => ({
  input: ({ templateId }: Ids) => ({ params: { templateId }, ...more }),
  answer: 'task_template.not_found',
})

const ofParty = (body?: object) => ({
  input: ({ caseId, casePartyId }: Ids) => ({ params: { caseId, casePartyId }, ...(body && { body }) }),
  answer,
})

export const caseOtherOffice = defineOtherOffice({
  fill: async (call) => {
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun Davası', caseNumber: '2026/1' },
    })
    const { caseTaskId } = await call('tasks.add', {
      params: { caseId },
      body: { displayTitle: 'Başka Büronun Görevi' },
    })
    const items = [{ title: 'Dilekçeyi yaz', offsetDays: 3 }]
    const { templateId } = await call('taskTemplates.create', {
      body: { name: 'Başka Büronun Şablonu', items },
    })
    const { viewId } = await call('cases.saveView', { body: { name: 'Açıklar', search: '?state=open' } })
    const { clientId } = await call('client.create', { body: { name: 'Başka Büronun Tarafı', contacts: [] } })
    const { casePartyId } = await call('cases.addClientParty', {
      body: { caseId, clientId, role: 'claimant', type: 'individual', conflictsSeen: true },
    })
    const { hearingId } = await call('hearings.add', {
      params: { caseId },
      body: { date: '2026-12-14', time: '10:30' },
    })
    const { limitId } = await call('limits.add', {
      params: { caseId },
      body: { title: 'Başka Büronun Süresi', date: '2026-12-14', isCritical: true },
    })
    const ids = {
      caseId,
      caseTaskId,
      templateId,
      hearingId,
      limitId,
      viewId,
      casePartyId,
      otherClientId: clientId,
    }
    return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])) as Ids
  },
  reaches: {
    /** What somebody was told of a case is theirs alone. */
    'notifications.markRead': {
      input: ({ caseId }: Ids) => ({ body: { subjectKind: 'case', subjectId: caseId, upTo: '999999999' } }),
      answer: 'notification.not_found',
    },
    'hearings.list': one(),
    'hearings.add': one({ date: '2026-12-15', time: '09:00' }),
    'hearings.update': hearing({ time: '11:00', version }),
    'hearings.delete': hearing({ version }),
    'hearings.restore': hearing({ version }),
    'limits.list': one(),
    'limits.add': one({ title: 'Ele Geçen', date: '2026-12-15' }),
    'limits.update': limit({ title: 'Ele Geçen', version }),
    'limits.complete': limit({ version }),
    'limits.confirm': limit({ version }),
    'limits.reject': limit({ comment: 'Ele geçen', version }),
    'limits.reopen': limit({ version }),
    'limits.delete': limit({ version }),
    'limits.restore': limit({ version }),
    'cases.read': one(),
    'cases.delete': one({ comment: 'Mükerrer kayıt' }),
    'cases.history': one({}),
    'cases.historyIds': one(),
    'cases.updateTitle': one({ title: 'Ele Geçen', version }),
    'cases.updateDisplayTitle': one({ displayTitle: 'Ele Geçen', version }),
    'cases.updateDescription': one({ description: 'Ele geçen', version }),
    'cases.saveDraft': one({ description: 'Ele geçen', version }),
    'cases.updateState': one({ state: 'closed', version }),
    'cases.updatePriority': one({ priority: 'low', version }),
    'cases.updateAssignee': one({ assigneeId: null, version }),
    'cases.updateDeadline': one({ deadline: null, version }),
    'cases.updateDetails': one({ courtName: 'Ele Geçen', version }),
    'cases.deleteView': { input: ({ viewId }) => ({ body: { viewId } }), answer: 'case.view_not_found' },
    'cases.follow': one(),
    'cases.unfollow': one(),
    'cases.permissions': one(),
    'cases.updatePermissions': {
      input: ({ caseId, userId }) => ({
        params: { caseId },
        body: { permissions: [{ userId, permission: 'write' }] },
      }),
      answer,
    },
    'tasks.list': one(),
    'tasks.add': one({ displayTitle: 'Ele Geçen' }),
    'tasks.applyTemplate': one({ templateId: 'reinstatement', startDate: '2026-12-01', version }),
    'tasks.delete': task({ version }),
    'tasks.restore': task({ version }),
    'tasks.updateTitle': task({ title: 'Ele Geçen', version }),
    'tasks.updateDisplayTitle': task({ displayTitle: 'Ele Geçen', version }),
    'tasks.updateNote': task({ note: 'Ele geçen', version }),
    'tasks.updateDeadline': task({ deadline: null, version }),
    'tasks.updateState': task({ state: 'Done', version }),
    'tasks.updateAssignee': task({ assigneeId: null, version }),
    'tasks.move': {
      input: ({ caseId, caseTaskId }) => ({
        params: { caseId, caseTaskId },
        body: { besideId: caseTaskId, place: 'after' },
      }),
      answer,
    },
    'tasks.follow': task(),
    'tasks.unfollow': task(),
    'taskTemplates.preview': template({ query: { startDate: '2026-12-01' } }),
    'taskTemplates.update': template({
      body: { name: 'Ele Geçen', items: [{ title: 'Ele geçen', offsetDays: 0 }], version },
    }),
    'taskTemplates.delete': template(),
    'taskTemplates.restore': template(),
    'cases.parties': one(),
    'cases.addParty': one({ name: 'Ele Geçen', role: 'claimant', type: 'individual' }),
    'cases.updateParty': ofParty({ name: 'Ele Geçen', version: 1 }),
    'cases.deleteParty': ofParty(),
    'cases.addClientParty': {
      input: ({ caseId, otherClientId }) => ({
        body: { caseId, clientId: otherClientId, role: 'claimant', type: 'individual' },
      }),
      answer: 'case.client_not_found',
    },
    'cases.removeClientParty': {
      input: ({ caseId, casePartyId, otherClientId }) => ({
        body: { caseId, casePartyId, clientId: otherClientId },
      }),
      answer,
    },
    'cases.ofClient': {
      input: ({ otherClientId }) => ({ params: { clientId: otherClientId } }),
      answer: 'case.client_not_found',
    },
    'cases.decisions': one(),
    'cases.linkDecision': one({ courtCaseId: 'sample' }),
    'cases.unlinkDecision': {
      input: ({ caseId }) => ({ params: { caseId, courtCaseId: 'sample' } }),
      answer,
    },
  },
  meantToBeKnown: ['cases.ofState', 'cases.usingDecision'],
})
