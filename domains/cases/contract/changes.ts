/** Rows that change one thing of a case. A change of a field that somebody else has changed meanwhile is refused. */
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import type { z } from 'zod'
import { caseAudit } from '../audit.ts'
import {
  AssigneeChange,
  CaseId,
  Changed,
  DeadlineChange,
  DescriptionChange,
  DetailsChange,
  DisplayTitleChange,
  DraftChange,
  PriorityChange,
  StateChange,
  TitleChange,
} from '../schemas.ts'
import { bells, group, lists, naming, oneCase, refusals, sampleId, writing } from './access.ts'

const version = 1
const renews = [...lists, ...oneCase] as const
const one = { method: 'POST', group, access: writing, params: CaseId, answer: Changed, renews } as const
const failed = (tr: string, en: string) => ({ tr: `${tr} kaydedilemedi.`, en: `Failed to save the ${en}.` })
const sample = <Body extends z.ZodType>(_shape: Body, body: z.input<Body>) => ({ params: sampleId, body })

export const caseChangeRows = defineRows({
  'cases.updateTitle': {
    ...one,
    path: '/case-management/{caseId}/update/title',
    summary: 'Changes the hidden title',
    body: TitleChange,
    errors: refusals,
    fails: failed('Gizli ad', 'hidden title'),
    audit: caseAudit['case.title_changed'],
    sample: sample(TitleChange, { title: 'Yılmaz işe iade', version }),
  },
  'cases.updateDisplayTitle': {
    ...one,
    path: '/case-management/{caseId}/update/display-title',
    summary: 'Changes the title; a hidden title that was the same changes with it',
    body: DisplayTitleChange,
    errors: refusals,
    fails: failed('Dava adı', 'title'),
    renews: [...renews, ...naming, 'notifications.list'],
    audit: caseAudit['case.display_title_changed'],
    sample: sample(DisplayTitleChange, { displayTitle: 'Yılmaz / ABC A.Ş.', version }),
  },
  'cases.updateDescription': {
    ...one,
    path: '/case-management/{caseId}/update/description',
    summary: 'Changes the description and throws away the caller’s draft of it',
    body: DescriptionChange,
    price: priceOfBody(DescriptionChange, ({ description }) => 2 + description.length / 2_000),
    errors: refusals,
    fails: failed('Açıklama', 'description'),
    audit: caseAudit['case.description_changed'],
    sample: sample(DescriptionChange, { description: 'İşe iade istemi', version }),
  },
  'cases.saveDraft': {
    method: 'POST',
    path: '/case-management/{caseId}/update/description/draft',
    group,
    access: writing,
    summary: 'Keeps what the caller is writing as the description, for them alone',
    params: CaseId,
    body: DraftChange,
    price: priceOfBody(DraftChange, ({ description }) => 2 + (description ?? '').length / 2_000),
    answer: done,
    errors: refusals,
    fails: failed('Taslak', 'draft'),
    sample: sample(DraftChange, { description: 'İşe iade', version }),
  },
  'cases.updateState': {
    ...one,
    path: '/case-management/{caseId}/update/state',
    summary: 'Moves a case to another state, or takes its state away',
    body: StateChange,
    errors: refusals,
    fails: failed('Durum', 'state'),
    renews: [...renews, 'client.list', 'cases.ofClient', 'cases.usingDecision'],
    audit: caseAudit['case.state_changed'],
    sample: sample(StateChange, { state: 'appeal', version }),
  },
  'cases.updatePriority': {
    ...one,
    path: '/case-management/{caseId}/update/priority',
    summary: 'Changes the priority, or takes it away',
    body: PriorityChange,
    errors: refusals,
    fails: failed('Öncelik', 'priority'),
    audit: caseAudit['case.priority_changed'],
    sample: sample(PriorityChange, { priority: 'high', version }),
  },
  'cases.updateAssignee': {
    ...one,
    path: '/case-management/{caseId}/update/assignee',
    summary: 'Assigns a case to a member, who may then read it, or to nobody',
    body: AssigneeChange,
    errors: [...refusals, 'case.not_a_member', 'case.assignee_without_role'],
    fails: failed('Sorumlu', 'assignee'),
    renews: [...renews, ...naming, ...bells, 'cases.permissions'],
    audit: caseAudit['case.assignee_changed'],
    sample: sample(AssigneeChange, { assigneeId: null, version }),
  },
  'cases.updateDeadline': {
    ...one,
    path: '/case-management/{caseId}/update/deadline',
    summary: 'Sets the deadline, or takes it away',
    body: DeadlineChange,
    errors: refusals,
    fails: failed('Son gün', 'deadline'),
    audit: caseAudit['case.deadline_changed'],
    sample: sample(DeadlineChange, { deadline: '2026-12-14', version }),
  },
  'cases.updateDetails': {
    ...one,
    path: '/case-management/{caseId}/update/details',
    summary:
      'Changes number, client, court, docket number, kind, type and value; another client is checked for conflicts, and what is left out stays',
    body: DetailsChange,
    errors: [...refusals, 'case.number_taken', 'case.client_not_found', 'case.conflicts_found'],
    fails: failed('Künye', 'details'),
    renews: [...renews, ...naming, 'notifications.list'],
    audit: caseAudit['case.details_changed'],
    sample: sample(DetailsChange, { courtName: 'Ankara 3. Asliye Hukuk Mahkemesi', version }),
  },
})
