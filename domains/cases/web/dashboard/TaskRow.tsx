/** A task that can be ticked off where it stands. */
import { PlainLink, useLock } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import type { TaskLine } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import classes from './rows.module.css'
import { useText } from './text.ts'
import type { Tickable } from './use-ticks.ts'

interface Props {
  task: TaskLine
  onTick: (task: Tickable) => void
  /** Its change is under way. */
  isTicked: boolean
}

export function TaskRow({ task, onTick, isTicked }: Props) {
  const t = useText()
  const lock = useLock()
  const { caseId, caseTitle, displayTitle, deadline, completed, may } = task
  return (
    <li className={classes.row} data-task={task.caseTaskId}>
      <label className={classes.tick} title={lock.title}>
        <input
          type="checkbox"
          aria-label={t(completed ? 'tasks.untick' : 'tasks.tick', { name: displayTitle })}
          checked={completed !== isTicked}
          disabled={lock.disabled || !may.includes('setState')}
          onChange={() => !isTicked && onTick(tickableOf(task))}
        />
      </label>
      <span className={classes.what}>
        <PlainLink
          data-result
          href={caseAddress(caseId)}
          className={classes.name}
          data-done={completed || undefined}
        >
          {displayTitle}
        </PlainLink>
      </span>
      <span className={classes.case}>{caseTitle}</span>
      <span className={classes.day}>
        {deadline && <DateChip day={deadline} {...(completed && { state: 'done' as const })} />}
      </span>
    </li>
  )
}

const tickableOf = ({ caseTaskId, caseId, displayTitle, completed, version }: TaskLine): Tickable => ({
  ...{ kind: 'task', id: caseTaskId, caseId, name: displayTitle, isDone: completed, version },
})
