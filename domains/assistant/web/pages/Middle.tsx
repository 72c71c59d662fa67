/** The column of questions and answers, with the box at its bottom. */
import { Button, Empty, Failure, PlainLink, useLock, Waiting } from '@mizan/platform/ui'
import type { Answer } from '../../schemas.ts'
import { assistantAddress } from '../address.ts'
import { Thread } from '../answer/Thread.tsx'
import { AskBox } from '../ask/AskBox.tsx'
import { AskFailure } from '../ask/AskFailure.tsx'
import { Start } from '../ask/Start.tsx'
import { Foreign } from '../conversations/Foreign.tsx'
import type { OpenConversation } from '../conversations/use-conversation.ts'
import { placeOf } from '../drafts.ts'
import { useText } from '../text.ts'
import classes from './assistant.module.css'
import type { useOpened } from './use-open-answer.ts'
import { useCountry, type useQuestions } from './use-questions.ts'

interface Props {
  /** The id of the conversation that the address names. */
  id: string | undefined
  caseId: string | null
  found: OpenConversation
  fresh: readonly Answer[]
  opened: ReturnType<typeof useOpened>
  questions: ReturnType<typeof useQuestions>
  /** Whether sources have a column of their own. */
  hasSources: boolean
}

export function Middle({ id, caseId, found, fresh, opened, questions, hasSources }: Props) {
  const lock = useLock()
  const { conversation, answers, isLoading, error } = found
  const { ask, field, text, isHere, isComing } = questions
  const { country, choose } = useCountry(conversation, placeOf(id, caseId ?? undefined))
  const isForeign = conversation?.isOwn === false
  const begin = (question: string) => questions.begin(question, caseId ?? undefined)
  if (error?.status === 404) return <Missing />
  return (
    <div className={classes.middle}>
      <div className={classes.room}>
        {error && <Failure error={error} onRetry={found.refetch} />}
        {isLoading && <ThreadWaiting />}
        {!id && answers.length === 0 && !isComing && (
          <Start
            isAboutCase={caseId !== null}
            disabled={lock.disabled}
            onAsk={(question) => questions.submit(question, country)}
          />
        )}
        <Thread
          answers={answers}
          caseId={caseId}
          asking={isHere ? ask.asking : null}
          isComing={isComing}
          fresh={new Set(fresh.map(({ answerId }) => answerId))}
          shown={opened.shown}
          onOpen={opened.open}
          onSources={opened.list}
          besideId={hasSources ? opened.answer?.answerId : undefined}
          onChange={isForeign ? undefined : questions.change}
        />
      </div>
      <div className={classes.bottom}>
        <AskFailure failure={isHere ? ask.error : null} onNew={() => begin(text)} />
        {isForeign ? (
          <Foreign author={conversation.author} onContinue={() => begin(answers.at(-1)?.question ?? '')} />
        ) : (
          <AskBox
            text={text}
            country={country}
            isFollowUp={answers.length > 0}
            stage={isComing ? (ask.asking?.stage ?? null) : null}
            field={field}
            onText={questions.put}
            onCountry={choose}
            onAsk={() => questions.submit(text, country)}
            onStop={questions.stop}
          />
        )}
      </div>
    </div>
  )
}

function Missing() {
  const t = useText()
  const action = (
    <Button renderRoot={(props) => <PlainLink {...props} href={assistantAddress()} />}>{t('new')}</Button>
  )
  return (
    <div className={classes.middle} role="alert">
      <Empty title={t('conversation.notFound')} action={action}>
        {t('conversation.notFoundBody')}
      </Empty>
    </div>
  )
}

const ThreadWaiting = () => (
  <div className={classes.waiting} aria-busy>
    <Waiting width="60%" height={22} below={28} />
    <Waiting width="6rem" height={14} below={14} />
    <Waiting height={14} below={12} />
    <Waiting height={14} below={12} />
    <Waiting width="75%" height={14} below={28} />
    <Waiting width="6rem" height={14} below={14} />
    <Waiting height={14} below={12} />
    <Waiting width="85%" height={14} />
  </div>
)
