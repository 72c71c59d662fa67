/** The head of the screen: the open conversation, its case, and the actions. */
import { PageHead, PlainLink } from '@mizan/platform/ui'
import { IconBriefcase, IconMessages } from '@tabler/icons-react'
import type { Conversation } from '../../schemas.ts'
import { assistantAddress } from '../address.ts'
import { caseCalls } from '../data.ts'
import { useText } from '../text.ts'
import tool from '../tool.module.css'
import classes from './head.module.css'
import { Sharing } from './Sharing.tsx'
import { TitleField } from './TitleField.tsx'

interface Props {
  conversation: Conversation | undefined
  caseId: string | null
  /** Shows the list of conversations; undefined if it is visible beside. */
  onList: (() => void) | undefined
}

export function Head({ conversation, caseId, onList }: Props) {
  const t = useText()
  return (
    <div className={classes.head}>
      <PageHead
        title={conversation ? <TitleField one={conversation} /> : t('title')}
        tools={
          <>
            {conversation?.isOwn && <Sharing one={conversation} />}
            {onList && (
              <button
                type="button"
                className={tool.tool}
                aria-haspopup="dialog"
                title={t('list.open')}
                onClick={onList}
              >
                <IconMessages size={16} stroke={1.7} aria-hidden />
                {t('list.title')}
              </button>
            )}
          </>
        }
        line={caseId && <OfCase key={caseId} caseId={caseId} isNew={!conversation} />}
      />
    </div>
  )
}

function OfCase({ caseId, isNew }: { caseId: string; isNew: boolean }) {
  const t = useText()
  const { data, error } = caseCalls.useCall('cases.read', { params: { caseId } })
  if (error)
    return (
      <p role="alert" className={classes.refused}>
        {t('case.failed', { why: error.message })}{' '}
        {isNew && <PlainLink href={assistantAddress()}>{t('case.without')}</PlainLink>}
      </p>
    )
  return (
    <p className={classes.case}>
      <IconBriefcase size={16} stroke={1.7} aria-hidden />
      {t('case.about')}:{' '}
      {data ? <PlainLink href={`/case-management/${caseId}`}>{data.displayTitle}</PlainLink> : <span>…</span>}
    </p>
  )
}
