/** A task that somebody changed before it was deleted: what it says now, and whether it is deleted all the same. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Dialog } from '@mizan/platform/ui'
import { Clash, foundIn } from '@mizan/platform/ui/forms'
import type { Task } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { changedSince, useFieldLabel, useFieldText } from './field-text.ts'
import { currentOf } from './task-field.ts'
import { useText } from './text.ts'

export interface RefusedDeletion {
  seen: Task
  error: ApiError
}

interface Props {
  refused: RefusedDeletion
  /** As it is now. */
  task: Task
  onAgain: () => void
  onLeave: () => void
}

export function DeletionClash({ refused: { seen, error }, task, onAgain, onLeave }: Props) {
  const t = useText()
  const people = useCall('cases.people', {}, { staleTime: 60_000 })
  const labelOf = useFieldLabel()
  const textOf = useFieldText(task)
  const theirs = changedSince(seen, task).map((field) => ({
    label: labelOf(field),
    text: textOf(field, currentOf(task, field)) || t('none'),
  }))
  return (
    <Dialog title={t('deletion.title', { title: seen.displayTitle })} form onClose={onLeave}>
      <Clash
        other={foundIn(error)}
        people={people.data?.items}
        theirs={theirs}
        mine={t('deletion.asItIs')}
        leave={t('deletion.leave')}
        onMine={onAgain}
        onTheirs={onLeave}
      />
    </Dialog>
  )
}
