/** The documents of one page under the headings of their domains, or of their days. */
import { useFormat } from '@mizan/platform/ui'
import { readDomain } from '../../rules/domain.ts'
import type { CourtFile, FilesPage } from '../../schemas.ts'
import { useText } from '../text.ts'
import { FileRow } from './FileRow.tsx'
import classes from './list.module.css'

interface Props {
  caseId: string
  page: FilesPage
  order: 'domain' | 'date'
}

export function FileGroups({ caseId, page, order }: Props) {
  const keyOf = ({ governmentCaseId, domain, approvalDate }: CourtFile) =>
    order === 'domain' ? `${governmentCaseId} ${domain}` : approvalDate.slice(0, 7)
  const groups = [...Map.groupBy(page.items, keyOf)]
  return groups.map(([key, files]) => (
    <section key={key} className={classes.group}>
      {order === 'domain' ? <DomainHead page={page} file={files[0]} /> : <MonthHead file={files[0]} />}
      <ul className={classes.files}>
        {files.map((file) => (
          <FileRow key={file.fileId} {...{ caseId, file }} showsDomain={order === 'date'} />
        ))}
      </ul>
    </section>
  ))
}

function DomainHead({ page, file }: { page: FilesPage; file: CourtFile | undefined }) {
  const t = useText()
  const found = page.domains.find(
    ({ governmentCaseId, domain }) => governmentCaseId === file?.governmentCaseId && domain === file.domain,
  )
  if (!found) return null
  const { number, kind } = readDomain(found.domain)
  return (
    <header className={classes.groupHead}>
      <h2>
        {kind || t('domain.none')} {number && <span className={classes.quiet}>{number}</span>}
      </h2>
      <span className={classes.quiet}>{t('domain.count', { count: found.count })}</span>
      {found.references.length > 0 && (
        <span className={classes.referenceNames}>
          {t('domain.references', { names: found.references.join(', ') })}
        </span>
      )}
    </header>
  )
}

function MonthHead({ file }: { file: CourtFile | undefined }) {
  const format = useFormat()
  return (
    <header className={classes.groupHead}>
      <h2>{file && format.month(file.approvalDate)}</h2>
    </header>
  )
}
