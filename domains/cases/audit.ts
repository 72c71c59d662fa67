/** Entries that calls about cases leave in the record of the office; the history of a case is made of them. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'
import { beforeAndAfter, labelOf, party, partyNow, representatives } from './data/audit-fields.ts'
import { hearingKindNames } from './data/hearing-kinds.ts'
import { partyRoles, partyTypeNames } from './data/party-roles.ts'
import {
  limitStateNames,
  permissionNames,
  priorityNames,
  secondPersonNames,
  stateNames,
  taskStateNames,
} from './data/words.ts'

/** Displayed title at that moment; the history of one case leaves it out. */
const about: EntryDetail = { field: 'case' }
const former = { field: 'before', label: { tr: 'Önceki: {{value}}', en: 'Before: {{value}}' } }
const present = { field: 'after', label: { tr: 'Yeni: {{value}}', en: 'After: {{value}}' } }
const change = [about, former, present]
/** Displayed title of the task at that moment. */
const task: EntryDetail = { field: 'task', label: { tr: 'Görev: {{value}}', en: 'Task: {{value}}' } }
const taskChange = [about, task, former, present]

const hearing: EntryDetail = {
  field: 'hearing',
  isDay: true,
  label: { tr: 'Duruşma: {{value}}', en: 'Hearing: {{value}}' },
}
/** A plain hearing says nothing more of its kind. */
const { hearing: _plain, ...specialHearings } = hearingKindNames
const hearingNow: EntryDetail[] = [about, hearing, { field: 'hearingKind', words: specialHearings }]
const hearingText = [
  ...[about, hearing],
  ...beforeAndAfter('date', 'time', 'court', 'room', 'hearingKind', 'attorney', 'note'),
]
const limit: EntryDetail = { field: 'limit', label: { tr: 'Süre: {{value}}', en: 'Time limit: {{value}}' } }
const limitDate: EntryDetail = {
  field: 'date',
  isDay: true,
  label: { tr: 'Tarih: {{value}}', en: 'Date: {{value}}' },
}
const limitOnDay = [about, limit, limitDate]
const limitText = [about, limit, ...beforeAndAfter('title', 'date', 'preDeadline', 'basis', 'note')]

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

const text = (tr: string, en: string, shows: readonly EntryDetail[]) => ({
  says: { tr, en },
  shows,
  permission,
})

export const caseAudit = defineAudit({
  'case.created': text('Dava ekledi', 'Added a case', [about, { field: 'caseNumber' }]),
  'case.imported': {
    ...text('Davayı tablodan aktardı', 'Imported a case from a table', [
      about,
      { field: 'caseNumber' },
      { field: 'file', label: { tr: 'Tablo: {{value}}', en: 'Table: {{value}}' } },
    ]),
    onlyInHistory: true,
  },
  'case.deleted': text('Davayı sildi', 'Deleted a case', [
    about,
    { field: 'comment', label: { tr: 'Gerekçe: {{value}}', en: 'Reason: {{value}}' } },
  ]),
  'case.title_changed': text('Gizli adı değiştirdi', 'Changed the hidden title', change),
  'case.display_title_changed': text('Dava adını değiştirdi', 'Changed the title of a case', change),
  'case.description_changed': text('Açıklamayı değiştirdi', 'Changed the description of a case', change),
  'case.state_changed': text('Durumu değiştirdi', 'Changed the state of a case', [
    about,
    { from: 'before', to: 'after', words: stateNames },
  ]),
  'case.priority_changed': text('Önceliği değiştirdi', 'Changed the priority of a case', [
    about,
    { from: 'before', to: 'after', words: { ...priorityNames, none: { tr: 'Yok', en: 'None' } } },
  ]),
  'case.assignee_changed': text('Sorumluyu değiştirdi', 'Changed the assignee of a case', change),
  'case.deadline_changed': text('Son günü değiştirdi', 'Changed the deadline of a case', [
    about,
    { ...former, isDay: true },
    { ...present, isDay: true },
  ]),
  'case.details_changed': text('Künyeyi değiştirdi', 'Changed the details of a case', [
    about,
    ...beforeAndAfter('caseNumber', 'externalId', 'client', 'courtName', 'docketNumber', 'jurisdiction'),
    ...beforeAndAfter('caseType', 'claimValue'),
  ]),
  'case.followed': text('Davayı takibe aldı', 'Followed a case', [about]),
  'case.unfollowed': text('Davanın takibini bıraktı', 'Unfollowed a case', [about]),
  'case.party_added': text('Taraf ekledi', 'Added a party', [about, party, ...partyNow, representatives]),
  'case.party_changed': text('Tarafı değiştirdi', 'Changed a party', [
    about,
    party,
    { field: 'nameBefore', label: { tr: 'Önceki ad: {{value}}', en: 'Name before: {{value}}' } },
    {
      field: 'roleBefore',
      words: partyRoles,
      label: { tr: 'Önceki rol: {{value}}', en: 'Role before: {{value}}' },
    },
    { field: 'roleTextBefore', label: { tr: 'Önceki rol: {{value}}', en: 'Role before: {{value}}' } },
    {
      field: 'roleAfter',
      words: partyRoles,
      label: { tr: 'Yeni rol: {{value}}', en: 'Role after: {{value}}' },
    },
    { field: 'roleTextAfter', label: { tr: 'Yeni rol: {{value}}', en: 'Role after: {{value}}' } },
    { from: 'typeBefore', to: 'typeAfter', words: partyTypeNames },
    { field: 'clientBefore', label: labelOf('client', 'önceki', 'before') },
    { field: 'clientAfter', label: labelOf('client', 'yeni', 'after') },
    {
      field: 'representativesBefore',
      label: { tr: 'Önceki vekil: {{value}}', en: 'Representatives before: {{value}}' },
    },
    {
      field: 'representativesAfter',
      label: { tr: 'Yeni vekil: {{value}}', en: 'Representatives after: {{value}}' },
    },
  ]),
  'case.party_deleted': text('Tarafı sildi', 'Deleted a party', [about, party, ...partyNow]),
  'case.conflicts_seen': text('Benzer kayıtları gördü', 'Saw similar names', [
    about,
    { field: 'names', label: { tr: 'Benzer kayıtlar: {{value}}', en: 'Similar names: {{value}}' } },
  ]),
  'case.decision_linked': text('Karar ekledi', 'Added a decision', [about, { field: 'decision' }]),
  'case.decision_unlinked': text('Kararı çıkardı', 'Took a decision away', [about, { field: 'decision' }]),
  'case.permissions_changed': text('Yetkileri değiştirdi', 'Changed who may open a case', [
    about,
    { field: 'none', label: { tr: `${permissionNames.none.tr}: {{value}}`, en: 'None: {{value}}' } },
    { field: 'read', label: { tr: `${permissionNames.read.tr}: {{value}}`, en: 'Read: {{value}}' } },
    { field: 'write', label: { tr: `${permissionNames.write.tr}: {{value}}`, en: 'Write: {{value}}' } },
  ]),
  'task.added': text('Görev ekledi', 'Added a task', [about, task]),
  'task.deleted': text('Görevi sildi', 'Deleted a task', [about, task]),
  'task.restored': text('Silinen görevi geri aldı', 'Restored a deleted task', [about, task]),
  'task.title_changed': text(
    'Görevin gizli adını değiştirdi',
    'Changed the hidden title of a task',
    taskChange,
  ),
  'task.display_title_changed': text('Görevin adını değiştirdi', 'Changed the title of a task', taskChange),
  'task.note_changed': text('Görevin notunu değiştirdi', 'Changed the note of a task', taskChange),
  'task.deadline_changed': text('Görevin son gününü değiştirdi', 'Changed the deadline of a task', [
    about,
    task,
    { ...former, isDay: true },
    { ...present, isDay: true },
  ]),
  'task.assignee_changed': text(
    'Görevin sorumlusunu değiştirdi',
    'Changed the assignee of a task',
    taskChange,
  ),
  'task.state_changed': text('Görevin durumunu değiştirdi', 'Changed the state of a task', [
    about,
    task,
    { from: 'before', to: 'after', words: taskStateNames },
  ]),
  'task.moved': text('Görevin sırasını değiştirdi', 'Moved a task in the list', [about, task]),
  'task.followed': text('Görevi takibe aldı', 'Followed a task', [about, task]),
  'task.unfollowed': text('Görevin takibini bıraktı', 'Unfollowed a task', [about, task]),
  'task.template_applied': text('Şablondan görev ekledi', 'Added tasks from a template', [
    about,
    { field: 'template', label: { tr: 'Şablon: {{value}}', en: 'Template: {{value}}' } },
    { field: 'tasks', label: { tr: 'Görev: {{value}}', en: 'Tasks: {{value}}' } },
    { field: 'startDate', isDay: true, label: { tr: 'Başlangıç: {{value}}', en: 'Start: {{value}}' } },
  ]),
  'hearing.added': text('Duruşma ekledi', 'Added a hearing', hearingNow),
  'hearing.changed': text('Duruşmayı değiştirdi', 'Changed a hearing', hearingText),
  'hearing.deleted': text('Duruşmayı sildi', 'Deleted a hearing', hearingNow),
  'hearing.restored': text('Silinen duruşmayı geri aldı', 'Restored a deleted hearing', hearingNow),
  'limit.added': text('Süre ekledi', 'Added a time limit', limitOnDay),
  'limit.changed': text('Süreyi değiştirdi', 'Changed a time limit', limitText),
  'limit.marked_critical': text('Süreyi kritik yaptı', 'Made a time limit critical', [about, limit]),
  'limit.unmarked_critical': text(
    'Sürenin kritik işaretini kaldırdı',
    'Made a time limit no longer critical',
    [about, limit],
  ),
  'limit.unmark_requested': text(
    'Sürenin kritik işaretinin kalkmasını onaya gönderdi',
    'Asked that a time limit be no longer critical',
    [about, limit],
  ),
  'limit.move_requested': text('Sürenin son gününü onaya gönderdi', 'Asked to move a time limit', [
    about,
    limit,
    ...beforeAndAfter('date', 'preDeadline'),
  ]),
  'limit.deletion_requested': text(
    'Sürenin silinmesini onaya gönderdi',
    'Asked to delete a time limit',
    limitOnDay,
  ),
  'limit.completed': text('Süreyi tamamladı', 'Completed a time limit', [
    about,
    limit,
    { from: 'before', to: 'after', words: limitStateNames },
  ]),
  'limit.confirmed': text('Kritik süreyi onayladı', 'Confirmed a critical time limit', [
    about,
    limit,
    { field: 'secondPerson', words: secondPersonNames },
  ]),
  'limit.rejected': text('Kritik süreyi geri çevirdi', 'Sent a critical time limit back', [
    about,
    limit,
    { field: 'comment', label: { tr: 'Gerekçe: {{value}}', en: 'Reason: {{value}}' } },
  ]),
  'limit.reopened': text('Süreyi yeniden açtı', 'Reopened a time limit', [
    about,
    limit,
    { from: 'before', to: 'after', words: limitStateNames },
  ]),
  'limit.recalculated': text(
    'Sürenin hesabı artık başka bir gün veriyor',
    'The calculation of a time limit gives another day now',
    [about, limit, ...beforeAndAfter('date')],
  ),
  'limit.deleted': text('Süreyi sildi', 'Deleted a time limit', limitOnDay),
  'limit.restored': text('Silinen süreyi geri aldı', 'Restored a deleted time limit', limitOnDay),
})

const template = [{ field: 'template' }] as const

/** Entries that are about no case: whoever has a role for cases sees them. */
export const taskTemplateAudit = defineAudit({
  'task_template.created': text('Görev şablonu oluşturdu', 'Created a task template', template),
  'task_template.changed': text('Görev şablonunu değiştirdi', 'Changed a task template', template),
  'task_template.deleted': text('Görev şablonunu sildi', 'Deleted a task template', template),
  'task_template.restored': text('Silinen görev şablonunu geri aldı', 'Restored a task template', template),
})

/** Entries that are about no case. */
export const calendarAudit = defineAudit({
  'calendar.feed_created': text('Gizli takvim adresi aldı', 'Created a private calendar address', []),
  'calendar.feed_revoked': text('Gizli takvim adresini kaldırdı', 'Revoked a private calendar address', []),
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions
    extends Record<
      keyof typeof caseAudit | keyof typeof taskTemplateAudit | keyof typeof calendarAudit,
      true
    > {}
}
