/** Shown instead of a text that could not be read: it does not exist, or is not available now. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Empty, Failure, Page, useTitle } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import type { SearchCountry } from '../../schemas.ts'
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
  const action =
    kind === 'decision' ? (
      <Button renderRoot={(props) => <Link to="/search/case" search={{ country }} {...props} />}>
        {t('missing.searchDecisions')}
      </Button>
    ) : (
      <Button
        renderRoot={(props) => <Link to="/search/lawsearch/$country" params={{ country }} {...props} />}
      >
        {t('missing.searchLaws')}
      </Button>
    )
  return (
    <Page>
      <Empty alone title={t(`missing.${kind}`)} action={action}>
        {t('missing.body')}
      </Empty>
    </Page>
  )
}
