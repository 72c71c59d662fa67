import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { noState } from '../../data/words.ts'
import { StateChip, useStateChoices } from '../states.tsx'
import { useText } from '../text.ts'
import { useEditing } from './editing.tsx'

/** The state of the case, which is a menu for those who may change it. */
export function StateMenu() {
  const t = useText()
  const choices = useStateChoices()
  const { record, mayEdit, save, isSaving } = useEditing()
  const chosen = record.state ?? noState
  if (!mayEdit) return <StateChip state={record.state} />
  return (
    <ChoiceMenu
      label={t('case.state', { value: t(`state.${chosen}`) })}
      choices={choices}
      chosen={chosen}
      busy={isSaving}
      seen={{ version: record.version, before: record.state }}
      onChoose={(id, seen) => {
        const state = id === noState ? null : id
        if (state !== seen.before) void save('state', state, seen)
      }}
    >
      <StateChip state={record.state} />
    </ChoiceMenu>
  )
}
