/** Shown instead of a text that could not be read: it does not exist, or is not available now. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Failure, useTitle } from '@mizan/platform/ui'
import { IconFileUnknown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { SearchCountry } from '../../schemas.ts'
import classes from './missing.module.css'
import { useText } from './words.ts'

interface Props {
  kind: 'decision' | 'law'
  country: SearchCountry
  error: ApiError
  onRetry: () => void
}

export function ReaderMissing({ kind, country, error, onRetry }: Props) {
  const t = useText()
  useTitle(error.status === 404 ? t(`missing.${kind}`) : '')
  if (error.status !== 404) return <Failure error={error} onRetry={onRetry} />
  return (
    <div className={classes.missing}>
      <IconFileUnknown size={44} stroke={1.3} aria-hidden />
      <h1>{t(`missing.${kind}`)}</h1>
      <p>{t('missing.body')}</p>
      {kind === 'decision' ? (
        <Button renderRoot={(props) => <Link to="/search/case" search={{ country }} {...props} />}>
          {t('missing.searchDecisions')}
        </Button>
      ) : (
        <Button
          renderRoot={(props) => <Link to="/search/lawsearch/$country" params={{ country }} {...props} />}
        >
          {t('missing.searchLaws')}
        </Button>
      )}
    </div>
  )
}
