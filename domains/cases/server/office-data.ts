/** The tables of cases that an administrator may take out of the office. */
import type { Transaction } from '@mizan/platform/database'
import { column, type OfficeRow, type OfficeTable } from '@mizan/platform/domain'
import { hearingKindNames } from '../data/hearing-kinds.ts'
import { jurisdictionNames } from '../data/jurisdictions.ts'
import { partyRoles, partyTypeNames } from '../data/party-roles.ts'
import {
  caseStateNames,
  limitRequestNames,
  limitStateNames,
  permissionNames,
  priorityNames,
  taskStateNames,
} from '../data/words.ts'
import type { CaseParts } from './parts.ts'
import * as all from './store/office-data.ts'

const id = column('text', 'Kimlik', 'Id')
const note = column('text', 'Not', 'Note')
const person = column('person', 'Kişi', 'Person')
const since = column('instant', 'Başlangıç', 'Since')
const deadline = column('day', 'Son gün', 'Deadline')
const assignee = column('person', 'Sorumlu', 'Assignee')
const displayTitle = column('text', 'Ad', 'Title')
const hiddenTitle = column('text', 'Gizli ad', 'Hidden title')
const clientId = column('text', 'Müvekkil kimliği', 'Id of the client')
const client = column('text', 'Müvekkil', 'Client')
const ofCase = {
  caseId: column('text', 'Dava kimliği', 'Id of the case'),
  caseNumber: column('text', 'Büro dosya no', 'Case number'),
}
const made = {
  createdBy: column('person', 'Ekleyen', 'Added by'),
  createdAt: column('instant', 'Eklenme', 'Added'),
}

export const caseOfficeData = (parts: CaseParts): OfficeTable[] => [
  cases(parts),
  parties(parts),
  ...partsOfCases,
]

const cases = ({ clientNames }: CaseParts): OfficeTable => ({
  name: 'cases',
  title: { tr: 'Davalar', en: 'Cases' },
  columns: {
    id,
    caseNumber: ofCase.caseNumber,
    externalId: column('text', 'Harici no', 'External id'),
    displayTitle,
    title: hiddenTitle,
    description: column('text', 'Açıklama', 'Description'),
    clientId,
    client,
    state: column('text', 'Durum', 'State', { words: caseStateNames }),
    priority: column('text', 'Öncelik', 'Priority', { words: priorityNames }),
    assignee,
    deadline,
    courtName: column('text', 'Mahkeme', 'Court'),
    docketNumber: column('text', 'Esas no', 'Docket number'),
    jurisdiction: column('text', 'Yargı türü', 'Proceedings', { words: jurisdictionNames }),
    caseType: column('text', 'Dava türü', 'Type of case'),
    claimValue: column('amount', 'Dava değeri (TL)', 'Value of the claim (TRY)'),
    ...made,
    changedAt: column('instant', 'Son değişiklik', 'Last change'),
  },
  rows: ({ officeId }) => all.allCases(officeId),
  complete: withClients(clientNames),
})

const parties = ({ clientNames }: CaseParts): OfficeTable => ({
  name: 'parties',
  title: { tr: 'Taraflar', en: 'Parties' },
  columns: {
    id,
    ...ofCase,
    name: column('text', 'Ad ya da unvan', 'Name'),
    role: column('text', 'Sıfat', 'Role', { words: partyRoles }),
    type: column('text', 'Tür', 'Type', { words: partyTypeNames }),
    clientId,
    client,
    representatives: column('texts', 'Vekiller', 'Representatives'),
    conflicts: column('number', 'Benzer ad', 'Similar names'),
    checkedAt: column('instant', 'Denetim', 'Checked'),
    seenBy: column('person', 'Gören', 'Seen by'),
    ...made,
  },
  rows: ({ officeId }) => all.allParties(officeId),
  complete: withClients(clientNames),
})

/** Puts the name of the client beside its id, as tables of imports name it. */
const withClients =
  (clientNames: CaseParts['clientNames']) => async (tx: Transaction, rows: readonly OfficeRow[]) => {
    const ids = new Set(rows.flatMap((row) => (typeof row.clientId === 'string' ? [row.clientId] : [])))
    const names = ids.size > 0 ? await clientNames(tx, [...ids]) : new Map<string, string>()
    return rows.map((row): OfficeRow => ({ ...row, client: names.get(String(row.clientId)) ?? null }))
  }

const partsOfCases: OfficeTable[] = [
  {
    name: 'tasks',
    title: { tr: 'Görevler', en: 'Tasks' },
    columns: {
      id,
      ...ofCase,
      displayTitle,
      title: hiddenTitle,
      note,
      state: column('text', 'Durum', 'State', { words: taskStateNames }),
      deadline,
      assignee,
      completedAt: column('instant', 'Tamamlanma', 'Completed'),
      completedBy: column('person', 'Tamamlayan', 'Completed by'),
      ...made,
    },
    rows: ({ officeId }) => all.allTasks(officeId),
  },
  {
    name: 'hearings',
    title: { tr: 'Duruşmalar', en: 'Hearings' },
    columns: {
      id,
      ...ofCase,
      date: column('day', 'Gün', 'Day'),
      time: column('text', 'Saat', 'Hour'),
      court: column('text', 'Mahkeme', 'Court'),
      room: column('text', 'Salon', 'Room'),
      kind: column('text', 'Tür', 'Kind', { words: hearingKindNames }),
      attorney: column('person', 'Duruşmaya girecek avukat', 'Attending lawyer'),
      note,
      ...made,
    },
    rows: ({ officeId }) => all.allHearings(officeId),
  },
  {
    name: 'timeLimits',
    title: { tr: 'Süreler', en: 'Time limits' },
    columns: {
      id,
      ...ofCase,
      title: displayTitle,
      basis: column('text', 'Dayanak', 'Basis'),
      date: deadline,
      preDeadline: column('day', 'Hatırlatma günü', 'Reminder day'),
      isCritical: column('yesNo', 'Kritik', 'Critical'),
      state: column('text', 'Durum', 'State', { words: limitStateNames }),
      requestedBy: column('person', 'Onaya sunan', 'Submitted by'),
      requestedAt: column('instant', 'Onaya sunma', 'Submitted'),
      requestedWhat: column('text', 'Onay konusu', 'Submitted for', { words: limitRequestNames }),
      requestedDate: column('day', 'Onaya sunulan gün', 'Submitted day'),
      doneBy: column('person', 'Tamamlayan', 'Completed by'),
      doneAt: column('instant', 'Tamamlanma', 'Completed'),
      calculation: column('data', 'Hesap', 'Calculation'),
      lastDayNow: column('day', 'Hesabın yeni günü', 'New day of the calculation'),
      note,
      ...made,
    },
    rows: ({ officeId }) => all.allLimits(officeId),
  },
  {
    name: 'caseDecisions',
    title: { tr: 'Davalara eklenen kararlar', en: 'Decisions of cases' },
    columns: {
      ...ofCase,
      decisionId: column('text', 'Karar kimliği', 'Id of the decision'),
      citation: column('text', 'Künye', 'Citation'),
      linkedBy: column('person', 'Ekleyen', 'Added by'),
      linkedAt: column('instant', 'Eklenme', 'Added'),
    },
    rows: ({ officeId }) => all.allDecisions(officeId),
  },
  {
    name: 'caseRights',
    title: { tr: 'Dava yetkileri', en: 'Rights on cases' },
    columns: { ...ofCase, person, granted: column('text', 'Yetki', 'Right', { words: permissionNames }) },
    rows: ({ officeId }) => all.allRights(officeId),
  },
  {
    name: 'caseFollowers',
    title: { tr: 'Dava takipçileri', en: 'Followers of cases' },
    columns: { ...ofCase, person, since },
    rows: ({ officeId }) => all.allFollowers(officeId),
  },
  {
    name: 'taskFollowers',
    title: { tr: 'Görev takipçileri', en: 'Followers of tasks' },
    columns: {
      taskId: column('text', 'Görev kimliği', 'Id of the task'),
      ...ofCase,
      task: column('text', 'Görev', 'Task'),
      person,
      since,
    },
    rows: ({ officeId }) => all.allTaskFollowers(officeId),
  },
  {
    name: 'taskTemplates',
    title: { tr: 'Görev şablonları', en: 'Task templates' },
    columns: {
      templateId: column('text', 'Şablon kimliği', 'Id of the template'),
      template: column('text', 'Şablon', 'Template'),
      startMeans: column('text', 'Başlangıç günü', 'First day'),
      place: column('number', 'Sıra', 'Place'),
      title: displayTitle,
      offsetDays: column('number', 'Gün', 'Days'),
      note,
      ...made,
    },
    rows: ({ officeId }) => all.allTemplates(officeId),
  },
]
