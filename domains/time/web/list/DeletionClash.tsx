/**
 * An entry that somebody changed before it was deleted: its present state, and the question whether to delete it
 * nevertheless.
 */
import { Dialog } from '@mizan/platform/ui'
import { Clash, foundIn } from '@mizan/platform/ui/forms'
import type { TimeEntry } from '../../schemas.ts'
import { caseCalls } from '../data.ts'
import { useText } from '../text.ts'
import { useEntryTexts, valueIn } from './entry-texts.ts'
import type { RefusedDeletion } from './use-deletion.ts'

interface Props {
  refused: RefusedDeletion
  /** The entry as it is now. */
  entry: TimeEntry
  onAgain: () => void
  onLeave: () => void
}

export function DeletionClash({ refused: { seen, error }, entry, onAgain, onLeave }: Props) {
  const t = useText()
  const people = caseCalls.useCall('cases.people', {}, { staleTime: 60_000 })
  const theirs = useEntryTexts(entry).filter(({ name }) => valueIn(seen, name) !== valueIn(entry, name))
  return (
    <Dialog title={t('deletion.title', { what: seen.what })} form onClose={onLeave}>
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
