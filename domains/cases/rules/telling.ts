/** Whom an entry in the record of a case is told to, and as what. */
import type { CaseKind } from '../data/notification-kinds.ts'

/**
 * Those whom it is about besides the people named in it. `case`: its assignee and followers. `task`: the task's
 * assignee, creator and followers. `confirmers`: those of the case, and whoever may confirm what is asked for a time limit.
 * `witnesses`: the same people, of whom nothing is asked. `writers`: those of the case who may write it.
 */
export type Audience = 'case' | 'task' | 'confirmers' | 'witnesses' | 'writers' | 'nobody'

export interface Telling {
  kind: CaseKind
  audience: Audience
  /** People named by the entry, and what it is for them. */
  named: readonly { userId: string; kind: CaseKind }[]
  taskId: string | null
}

type Details = Readonly<Record<string, unknown>>

/**
 * Following is one's own affair, who deletes a case leaves nobody who could read of it, and an import has very many
 * cases at once.
 */
const untold = new Set([
  'case.followed',
  'case.unfollowed',
  'case.conflicts_seen',
  'case.imported',
  'case.deleted',
  'task.moved',
  'task.followed',
  'task.unfollowed',
])

/** Undefined for an entry of which nobody is told. */
export function tellingOf(action: string, details: Details): Telling | undefined {
  const [thing] = action.split('.')
  if (untold.has(action) || !thing || !Object.hasOwn(tellings, thing)) return undefined
  return tellings[thing as keyof typeof tellings](action, details)
}

const tellings = {
  case: ofCase,
  task: ofTask,
  document: ofDocument,
  recording: ofDocument,
  mail: ofMail,
  government: ofCourtFile,
  hearing: (_action: string, { attorneyId }: Details) => toCase('hearing', idsOf(attorneyId, 'hearing')),
  limit: ofLimit,
}

const toCase = (kind: CaseKind, named: Telling['named'] = []): Telling => ({
  kind,
  audience: 'case',
  named,
  taskId: null,
})

/** A job, and not a person, removes for good what was deleted a month ago. */
function ofDocument(action: string): Telling {
  const told = toCase('caseChanged')
  return action.endsWith('.removed') ? { ...told, audience: 'nobody' } : told
}

/** The documents that a mail became are told of by themselves. */
function ofMail(action: string): Telling {
  return { ...toCase('caseChanged'), audience: action === 'mail.offered' ? 'writers' : 'nobody' }
}

/** A sync brings hundreds of documents: those who have the case hear of it once. */
function ofCourtFile(action: string, details: Details): Telling {
  const isNews =
    action === 'government.changed' || (action === 'government.synced' && Number(details.added) > 0)
  return { ...toCase('caseChanged'), audience: isNews ? 'case' : 'nobody' }
}

function ofCase(action: string, details: Details): Telling {
  const assigned = idsOf(details.assigneeId, 'caseAssigned')
  if (action === 'case.created') return { ...toCase('caseChanged', assigned), audience: 'nobody' }
  if (action === 'case.permissions_changed')
    return { ...toCase('caseChanged', idsOf(details.given, 'rightGiven')), audience: 'nobody' }
  return toCase('caseChanged', assigned)
}

/** A new task is news of its case; what happens to it later is news for its own people. */
function ofTask(action: string, details: Details): Telling {
  const assigned = idsOf(details.assigneeId, 'taskAssigned')
  if (action === 'task.added' || action === 'task.template_applied') return toCase('caseChanged', assigned)
  const taskId = typeof details.taskId === 'string' ? details.taskId : null
  return { kind: 'taskChanged', audience: 'task', named: assigned, taskId }
}

const wishes = new Set(['limit.unmark_requested', 'limit.move_requested', 'limit.deletion_requested'])
const ofCritical = new Set(['limit.marked_critical', 'limit.unmarked_critical', ...wishes])

/** Whoever said that it is done hears what became of that, and whoever added it that it is calculated differently. */
function ofLimit(action: string, details: Details): Telling {
  const kind = ofCritical.has(action) || details.isCritical === true ? 'criticalLimit' : 'limit'
  const telling = toCase(kind, idsOf([details.requestedBy, details.addedBy].flat(), kind))
  const awaits = wishes.has(action) || (action === 'limit.completed' && details.after === 'awaiting')
  if (awaits) return { ...telling, audience: 'confirmers' }
  return isRenamed(kind, details) ? { ...telling, audience: 'witnesses' } : telling
}

/** One person may rename a critical time limit, but not unseen: others are told although nobody follows the case. */
const isRenamed = (kind: CaseKind, details: Details): boolean =>
  kind === 'criticalLimit' && ('titleBefore' in details || 'basisBefore' in details)

const idsOf = (ids: unknown, kind: CaseKind): Telling['named'] =>
  [ids].flat().flatMap((userId) => (typeof userId === 'string' ? [{ userId, kind }] : []))
