/** Drafts as rows: title, case, last author and time. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import type { DraftLine } from '../../schemas.ts'
import { draftAddress } from '../address.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

interface Props {
  items: readonly DraftLine[]
  isBusy?: boolean
  /** All drafts are of one case, whose name is shown above them. */
  ofCase?: boolean
}

export function DraftRows({ items, isBusy = false, ofCase = false }: Props) {
  const t = useText()
  return (
    <ul className={classes.list} aria-label={t('title')} aria-busy={isBusy}>
      {items.map((one) => (
        <li key={one.draftId}>
          <Row one={one} ofCase={ofCase} />
        </li>
      ))}
    </ul>
  )
}

function Row({ one, ofCase }: { one: DraftLine; ofCase: boolean }) {
  const t = useText()
  const { moment } = useFormat()
  const { draftId, title, kind, caseTitle, changedBy, changedAt, documentId } = one
  return (
    <PlainLink href={draftAddress(draftId)} className={classes.row}>
      <span className={classes.title} lang="tr">
        {title}
      </span>
      <span className={classes.facts}>
        <span>{t(`kind.${kind}`)}</span>
        {!ofCase && <span>{caseTitle ?? t('list.noCase')}</span>}
        {documentId && <span>{t('list.isSaved')}</span>}
        <span>
          {changedBy.name} · {moment(changedAt)}
        </span>
      </span>
    </PlainLink>
  )
}
