/** A text that is being loaded, or that could not be: then the quote of the answer is shown instead. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Waiting } from '@mizan/platform/ui'
import type { AnswerSupport } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './sources.module.css'

interface Props {
  support: AnswerSupport
  error: ApiError | null
  onRetry: () => void
}

export function PlaceState({ support, error, onRetry }: Props) {
  const t = useText()
  if (!error)
    return (
      <div className={classes.text} aria-busy>
        <Waiting width="60%" height={12} below={20} />
        <Waiting height={12} below={14} />
        <Waiting height={12} below={14} />
        <Waiting height={12} below={14} />
        <Waiting width="80%" height={12} />
      </div>
    )
  const isGone = error.status === 404
  return (
    <div role="alert">
      <p className={classes.changed}>{isGone ? t('sources.gone') : t('sources.failed')}</p>
      <blockquote className={classes.quote} lang="tr">
        {support.quote}
      </blockquote>
      {!isGone && (
        <>
          {error.message && <p className={classes.kind}>{error.message}</p>}
          <Button variant="default" onClick={onRetry}>
            {t('sources.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
