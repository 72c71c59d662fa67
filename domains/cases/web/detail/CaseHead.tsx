/** The sticky head of a case: what it is called, where it stands, until when, and what can be done with it. */
import { PlainLink } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import { CaseActions } from './CaseActions.tsx'
import { Deadline } from './Deadline.tsx'
import classes from './head.module.css'
import { StateMenu } from './StateMenu.tsx'
import { Title } from './Title.tsx'

export function CaseHead() {
  const t = useText()
  return (
    <>
      <PlainLink href="/case-management" className={classes.back}>
        {t('case.back')}
      </PlainLink>
      <div className={classes.head}>
        <Title />
        <StateMenu />
        <Deadline />
        <CaseActions />
      </div>
    </>
  )
}
