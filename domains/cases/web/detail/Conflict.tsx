/** Somebody else has changed the same field of the case meanwhile. */
import { useFormat } from '@mizan/platform/ui'
import { MergeDialog } from '@mizan/platform/ui/forms'
import type { Case } from '../../schemas.ts'
import { usePeople } from '../people.ts'
import { useText } from '../text.ts'
import type { Clash } from './clash.ts'
import { currentOf, type Edit } from './fields.ts'
import { useValueText } from './value-text.ts'

interface Props {
  clash: Clash<Edit>
  record: Case
  isBusy: boolean
  onSave: (value: string | null) => void
  onClose: () => void
}

export function Conflict({ clash: { edit, by, at }, record, isBusy, onSave, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const people = usePeople()
  const textOf = useValueText()
  const { field, before, value } = edit
  const theirs = currentOf(record, field)
  const who = people.nameOf(by) ?? ''
  const isLong = field === 'description'
  const values = { before, theirs, mine: value }
  const shown = (one: string | null) => textOf(field, one)
  return (
    <MergeDialog
      who={who}
      before={{ label: t('conflict.before'), text: shown(before) }}
      theirs={{
        label: t('conflict.theirs', { who: who || t('conflict.somebody'), at: at ? format.time(at) : '' }),
        text: shown(theirs),
      }}
      mine={{ label: t('conflict.mine'), text: shown(value) }}
      isLong={isLong}
      isBusy={isBusy}
      onSave={(kept, text) => {
        const chosen = isLong && kept === 'mine' ? text : values[kept]
        // What the other person wrote stays without a write.
        if (chosen === theirs) onClose()
        else onSave(chosen)
      }}
      onClose={onClose}
    />
  )
}
