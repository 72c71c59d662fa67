/** The story on top; below it the string that was made of it, or why there is none. */
import { Button, Failure, Waiting } from '@mizan/platform/ui'
import { AreaField } from '@mizan/platform/ui/forms'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longestStory, shortestStory } from '../../../rules/limits.ts'
import { MadeString } from './MadeString.tsx'
import classes from './story.module.css'
import { useStoryText } from './text.ts'
import type { StoryState } from './use-story.ts'

interface Props {
  story: StoryState
  onSearch: () => void
}

export default function StoryPanel({ story, onSearch }: Props) {
  const { made, isSent } = story
  return (
    <div className={classes.panel}>
      <StoryForm story={story} />
      {isSent && made.error && !made.isFetching && (
        <Failure error={made.error} onRetry={() => void made.refetch()} />
      )}
      {isSent && !made.error && made.data && <MadeString story={story} onSearch={onSearch} />}
      {isSent && !made.data && made.isFetching && <Making />}
    </div>
  )
}

function StoryForm({ story }: { story: StoryState }) {
  const t = useStoryText()
  const [error, setError] = useState<string>()
  const { told, made } = story
  const form = useRef<HTMLFormElement>(null)
  // The dialog has looked for a field before this form was loaded.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = () => {
    const isShort = told.trim().length < shortestStory
    setError(isShort ? t('short', { count: shortestStory }) : undefined)
    if (!isShort) story.send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.lead}>{t('lead')}</p>
      <AreaField
        label={t('label')}
        name="story"
        value={told}
        error={error}
        announced
        rows={7}
        maxLength={longestStory}
        placeholder={t('placeholder')}
        onChange={(value) => {
          story.setTold(value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant={made.data ? 'default' : 'filled'} loading={made.isFetching}>
        {made.data ? t('again') : t('make')}
      </Button>
    </form>
  )
}

function Making() {
  const t = useStoryText()
  return (
    <div role="status">
      <span className="visually-hidden">{t('working')}</span>
      <Waiting width="7rem" below={8} />
      <Waiting height={84} below={16} />
      <Waiting width="60%" below={8} />
      <Waiting height={38} />
    </div>
  )
}
