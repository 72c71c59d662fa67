/** The sticky head of a case: what it is called, where it stands, until when, and what can be done with it. */
import { PlainLink, useScreenKeys } from '@mizan/platform/ui'
import { InPlace } from '@mizan/platform/ui/forms'
import { useEffect, useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useText } from '../text.ts'
import { CaseActions } from './CaseActions.tsx'
import { Deadline } from './Deadline.tsx'
import { useEditing } from './editing.tsx'
import classes from './head.module.css'
import { StateMenu } from './StateMenu.tsx'

export function CaseHead() {
  const t = useText()
  const { record, mayEdit, save, saved } = useEditing()
  const [isNaming, setNaming] = useState(false)
  useScreenKeys({ e: mayEdit ? () => setNaming(true) : undefined })
  // The list leads here with `e`, to change the title at once.
  useEffect(() => {
    if (location.hash === '#title' && mayEdit) setNaming(true)
  }, [mayEdit])
  return (
    <>
      <PlainLink href="/case-management" className={classes.back}>
        {t('case.back')}
      </PlainLink>
      <div className={classes.head}>
        <h1 className={classes.title}>
          <InPlace
            label={t('create.name')}
            value={record.displayTitle}
            mayEdit={mayEdit}
            maxLength={longestTitle}
            isOpen={isNaming}
            onOpen={setNaming}
            isSaved={saved === 'displayTitle'}
            onSave={(value) => void save('displayTitle', value)}
          />
        </h1>
        <StateMenu />
        <Deadline />
        <CaseActions />
      </div>
    </>
  )
}
