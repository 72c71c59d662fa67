/** `/rag`: a question, its answer, and the sources of every sentence beside it. */
import { Dialog, useMedia, useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Answer } from '../../schemas.ts'
import { ConversationList } from '../conversations/ConversationList.tsx'
import { Head } from '../conversations/Head.tsx'
import { useConversation } from '../conversations/use-conversation.ts'
import { Sources } from '../sources/Sources.tsx'
import sheet from '../sources/sources.module.css'
import { useText } from '../text.ts'
import classes from './assistant.module.css'
import { Gate } from './Gate.tsx'
import { Middle } from './Middle.tsx'
import { useOpened } from './use-open-answer.ts'
import { useQuestions } from './use-questions.ts'

const route = getRouteApi('/rag')

export function Assistant() {
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const { conversation: id, case: ofCase } = route.useSearch()
  const [fresh, setFresh] = useState<readonly Answer[]>([])
  const [isListed, setListed] = useState(false)
  const hasList = useMedia('(min-width: 96em)')
  const hasSources = useMedia('(min-width: 64em)')
  const found = useConversation(id, fresh)
  const opened = useOpened(found.answers)
  const questions = useQuestions((answer) => {
    setFresh((before) => [...before, answer])
    opened.close()
  })
  useTitle(found.conversation?.title ?? '')
  const caseId = found.conversation?.caseId ?? ofCase ?? null
  const list = <ConversationList current={id} onChosen={() => setListed(false)} onGone={questions.leave} />
  const sources = <Sources answer={opened.answer} caseId={caseId} at={opened.at} onOpen={opened.step} />
  return (
    <div className={classes.columns}>
      <Head
        conversation={found.error?.status === 404 ? undefined : found.conversation}
        caseId={found.error?.status === 404 ? null : caseId}
        onList={hasList ? undefined : () => setListed(true)}
      />
      {hasList && (
        <nav className={classes.list} aria-labelledby="assistant-list">
          <h2 id="assistant-list">{t('list.title')}</h2>
          {list}
        </nav>
      )}
      <Middle
        id={id}
        caseId={caseId}
        found={found}
        fresh={fresh}
        opened={opened}
        questions={questions}
        hasSources={hasSources}
      />
      {hasSources && (
        <aside className={classes.sources} aria-labelledby="assistant-sources">
          <h2 id="assistant-sources">{t('sources.title')}</h2>
          {sources}
        </aside>
      )}
      {!hasSources && opened.isChosen && (
        <Dialog side title={t('sources.title')} onClose={opened.close}>
          <div className={sheet.sheet}>{sources}</div>
        </Dialog>
      )}
      {!hasList && isListed && (
        <Dialog side="left" title={t('list.title')} onClose={() => setListed(false)}>
          {list}
        </Dialog>
      )}
    </div>
  )
}
