/** What the case is called, changed in place. */
import { useScreenKeys } from '@mizan/platform/ui'
import { InPlace } from '@mizan/platform/ui/forms'
import { useEffect, useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useText } from '../text.ts'
import { isOver } from './clash.ts'
import { useEditing } from './editing.tsx'

export function Title() {
  const t = useText()
  const { record, mayEdit, save, saved } = useEditing()
  const [isNaming, setNaming] = useState(false)
  useScreenKeys({ e: mayEdit ? () => setNaming(true) : undefined })
  // The list leads here with `e`, to change the title at once.
  useEffect(() => {
    if (location.hash === '#title' && mayEdit) setNaming(true)
  }, [mayEdit])
  return (
    <InPlace
      label={t('create.name')}
      value={record.displayTitle}
      version={record.version}
      mayEdit={mayEdit}
      maxLength={longestTitle}
      isOpen={isNaming}
      onOpen={setNaming}
      isSaved={saved === 'displayTitle'}
      onSave={async (value, seen) => isOver(await save('displayTitle', value, seen))}
    />
  )
}
