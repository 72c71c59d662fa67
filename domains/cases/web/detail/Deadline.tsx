/** The deadline of the case as a chip; a press opens the field that changes it. */
import { DateChip, useShownDay } from '@mizan/platform/ui/chips'
import { useText } from '../text.ts'
import { DayPanel } from './DayPanel.tsx'
import { useEditing } from './editing.tsx'

export function Deadline() {
  const t = useText()
  const shown = useShownDay()
  const { record, mayEdit, isSaving, save } = useEditing()
  const { deadline, version } = record
  const chip = deadline && <DateChip day={deadline} />
  if (!mayEdit) return chip
  return (
    <DayPanel
      label={deadline ? t('deadline.change', { value: shown(deadline) }) : t('deadline.add')}
      face={chip || t('deadline.add')}
      day={deadline}
      seen={{ version, before: deadline }}
      busy={isSaving}
      onSave={(day, seen) => void save('deadline', day, seen)}
    />
  )
}
