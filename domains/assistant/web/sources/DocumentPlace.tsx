/** A page of a document of the case: the quote, and the document itself in its case. */
import { Button, PlainLink, writeAddress } from '@mizan/platform/ui'
import { IconFileText } from '@tabler/icons-react'
import type { Place } from '../answer/places.ts'
import { useText } from '../text.ts'
import classes from './sources.module.css'

interface Props {
  place: Place
  caseId: string | null
}

export function DocumentPlace({ place: { source, support }, caseId }: Props) {
  const t = useText()
  const address =
    caseId &&
    source.documentId &&
    `/case-management/${caseId}${writeAddress({ tab: 'documents', item: source.documentId })}`
  return (
    <>
      <p className={classes.where}>{t('sources.document')}</p>
      <blockquote className={classes.quote} lang="tr">
        {support.quote}
      </blockquote>
      {address && (
        <Button
          variant="default"
          className={classes.document}
          leftSection={<IconFileText size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <PlainLink {...props} href={address} />}
        >
          {t('sources.openDocument')}
        </Button>
      )}
    </>
  )
}
