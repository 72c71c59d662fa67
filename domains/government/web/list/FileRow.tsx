/** One document of a court file: its day, type, sender, attachments, and remarks. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { readDomain } from '../../rules/domain.ts'
import type { CourtFile } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './row.module.css'

interface Props {
  caseId: string
  file: CourtFile
  showsDomain: boolean
}

/** The preview opens above the documents of the case. */
const addressOf = (caseId: string, documentId: string): string =>
  `/case-management/${encodeURIComponent(caseId)}?${new URLSearchParams({ tab: 'documents', item: documentId })}`

export function FileRow({ caseId, file, showsDomain }: Props) {
  const t = useText()
  const format = useFormat()
  const read = useSend('government.read')
  const { fileId, documentId, type, approvalDate, courtFileNo, sender, description, isUnread, domain } = file
  const name = type || t('list.noType')
  const open = () => {
    if (isUnread) read.mutate({ params: { caseId }, body: { fileIds: [fileId] } })
  }
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <span className={classes.day}>{format.date(approvalDate)}</span>
      <div className={classes.what}>
        <span className={classes.title}>
          {isUnread && <span className={classes.dot} role="img" aria-label={t('row.unread')} />}
          {documentId === null ? (
            <span className={classes.name}>{name}</span>
          ) : (
            <PlainLink
              className={classes.name}
              href={addressOf(caseId, documentId)}
              onClick={open}
              aria-label={t('row.of', { type: name, date: format.date(approvalDate), number: courtFileNo })}
            >
              {name}
            </PlainLink>
          )}
          <Marks file={file} />
        </span>
        <span className={classes.more}>
          {[
            sender,
            t('row.number', { number: courtFileNo }),
            showsDomain && readDomain(domain).kind,
            description,
          ]
            .filter((part) => part)
            .join(' · ')}
        </span>
        <Attachments caseId={caseId} file={file} />
      </div>
    </li>
  )
}

function Marks({ file: { copies, isListed, documentId, storedAt, fault } }: { file: CourtFile }) {
  const t = useText()
  const marks = [
    copies > 1 && t('row.changed', { count: copies - 1 }),
    !isListed && t('row.gone'),
    storedAt !== null && documentId === null && t('row.removed'),
    storedAt === null && (fault === null ? t('row.missing') : t(`fault.${fault}`)),
  ].filter((mark) => mark !== false)
  return marks.map((mark) => (
    <span key={mark} className={classes.mark} data-fault={fault !== null || undefined}>
      {mark}
    </span>
  ))
}

function Attachments({ caseId, file: { references } }: { caseId: string; file: CourtFile }) {
  const t = useText()
  if (references.length === 0) return null
  return (
    <details className={classes.attachments}>
      <summary>{t('row.attachments', { count: references.length })}</summary>
      <ul>
        {references.map(({ fileId, order, name, documentId }) => (
          <li key={fileId}>
            {documentId === null ? (
              t('row.waiting', { name: `${order} ${name}` })
            ) : (
              <PlainLink href={addressOf(caseId, documentId)}>
                {t('row.attachment', { order, name })}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
