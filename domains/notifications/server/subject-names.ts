/** The names of the subjects of some notifications, each read from its domain. */

import type { Tx } from './call.ts'
import type { NotificationParts } from './parts.ts'
import type { Change } from './store/lists.ts'
import type { Subject } from './subjects.ts'

type Ref = Pick<Change, 'subject_kind' | 'subject_id'>

export const keyOf = ({ subject_kind, subject_id }: Ref): string => `${subject_kind} ${subject_id}`

/** One statement for each kind. The subjects were chosen among those that the reader may read. */
export async function namesOf(
  { subjects }: Pick<NotificationParts, 'subjects'>,
  tx: Tx,
  officeId: string,
  refs: readonly Ref[],
): Promise<(ref: Ref) => Subject> {
  const names = new Map<string, Subject>()
  for (const [kind, own] of Map.groupBy(refs, ({ subject_kind }) => subject_kind)) {
    const ids = [...new Set(own.map(({ subject_id }) => subject_id))]
    const found = (await subjects.byKind.get(kind)?.named(tx, officeId, ids)) ?? new Map<string, Subject>()
    for (const [id, name] of found) names.set(keyOf({ subject_kind: kind, subject_id: id }), name)
  }
  return (ref) => names.get(keyOf(ref)) ?? { title: '', number: '', path: '/' }
}
