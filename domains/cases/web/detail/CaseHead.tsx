/** The sticky head of a case: what it is called, where it stands, until when, and what can be done with it. */
import { PageHead, useMedia } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import { AddTask, CaseTools } from './CaseActions.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { Deadline } from './Deadline.tsx'
import { StateMenu } from './StateMenu.tsx'
import { Title } from './Title.tsx'

export function CaseHead() {
  const t = useText()
  // A phone keeps its height for the case itself.
  const isPhone = useMedia('(max-width: 47.99em)')
  return (
    <PageHead
      sticky
      back={{ href: '/case-management', label: t('case.back') }}
      title={<Title />}
      beside={
        <>
          <StateMenu />
          <Deadline />
          {isPhone && <CaseTools />}
        </>
      }
      tools={!isPhone && <CaseTools />}
      action={<AddTask />}
      line={<CaseFacts />}
    />
  )
}
