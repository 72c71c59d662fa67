/** Beside a time limit that somebody changed before the person settled it: what is new, and whether it is settled so. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Clash, foundIn } from '@mizan/platform/ui/forms'
import type { Limit } from '../../schemas.ts'
import { useCall } from '../data.ts'
import classes from './dates.module.css'
import { changedSince, useDifferences } from './limit-differences.ts'
import { useText } from './text.ts'

export type StepName = 'complete' | 'confirm' | 'confirmAlone' | 'reopen' | 'remove'

/** A step that was refused. */
export interface Refused {
  step: StepName
  seen: Limit
  error: ApiError
}

interface Props {
  refused: Refused
  /** As it is now. */
  limit: Limit
  onAgain: () => void
  onLeave: () => void
}

export function LimitClash({ refused: { step, seen, error }, limit, onAgain, onLeave }: Props) {
  const t = useText()
  const people = useCall('cases.people', {}, { staleTime: 60_000 })
  const differences = useDifferences()
  return (
    <div className={classes.clash}>
      <Clash
        other={foundIn(error)}
        people={people.data?.items}
        theirs={differences(limit, changedSince(seen, limit))}
        mine={t(`limits.asItIs.${step}`)}
        leave={t('limits.leave')}
        onMine={onAgain}
        onTheirs={onLeave}
      />
    </div>
  )
}
